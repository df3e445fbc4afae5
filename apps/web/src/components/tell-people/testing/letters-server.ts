import { LETTER_KINDS, type LetterKind, type LetterOverview, type LetterPreviewed } from '@planner/protocol'

/** An overview with people concerned and reached by kind. */
export function overviewOf(
  numbers: Partial<Record<LetterKind, readonly [concerned: number, reached: number]>>,
  changes: Partial<LetterOverview> = {},
): LetterOverview {
  return {
    channels: { mail: true, push: false },
    from: 'planner@example.org',
    tellsChanges: false,
    planLetters: 'ready',
    kinds: LETTER_KINDS.map((kind) => {
      const [numConcerned, numReached] = numbers[kind] ?? [0, 0]
      return { kind, numConcerned, numReached }
    }),
    numWaiting: 0,
    unreached: [],
    log: [],
    numQueued: 0,
    ...changes,
  }
}

type Asked = { route: string; body: Record<string, unknown> }
type Answering = {
  overview: () => LetterOverview
  addressees?: LetterPreviewed['addressees']
  text?: (personId: string) => string
}

/** Answers as the server does; `asked` are the requests besides those for letters to read. */
export function lettersServer({ overview, addressees = [], text = (id) => `Hello ${id}` }: Answering) {
  const asked: Asked[] = []
  const fetch = async (path: string, { body }: RequestInit) => {
    const { kind, personId, ...rest } = JSON.parse(String(body))
    if (path !== '/api/Letters/Preview') {
      asked.push({ route: path.slice('/api/Letters/'.length), body: { ...(kind && { kind }), ...rest } })
      return Response.json(overview())
    }
    const of = addressees.find((each) => personId === '' || each.personId === personId)?.personId
    const letter = of ? { personId: of, subject: `For ${of}`, text: text(of), attachment: 'plan.ics' } : null
    return Response.json({ kind, addressees, letter } satisfies LetterPreviewed)
  }
  return { asked, fetch }
}
