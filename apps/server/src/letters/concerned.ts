import { type Answers, activePeople, type EventState, type PersonId } from '@planner/domain'
import { isPlanLetter, type LetterKind, type PlanLetterState } from '@planner/protocol'
import type { KeptProgramme } from '../outward/kept-programme.ts'
import type { LettersOfPerson } from './person-mail.ts'
import { once } from './plan-letters.ts'
import { toldNow } from './plan-told.ts'
import { isWaiting, type QueuedLetter } from './queued-letter.ts'

/** Nobody is reminded twice within this; ms. */
const BETWEEN_REMINDERS_MS = 20 * 3_600_000

export type LetterFacts = {
  state: EventState
  /** Who has answered; read from all choices, so asked for only where it matters. */
  answers: () => Answers
  programme: KeptProgramme
  planLetters: PlanLetterState
  /** Of the event, the newest first. */
  letters: readonly QueuedLetter[]
  people: ReadonlyMap<PersonId, Pick<LettersOfPerson, 'told'>>
  now: number
}

/** The people whom a letter of a kind concerns now, in the order of the event; LETTER-1, LETTER-4. */
export function concernedBy(kind: LetterKind, facts: LetterFacts): PersonId[] {
  const { state, planLetters, letters } = facts
  if (isPlanLetter(kind) && planLetters !== 'ready') return []
  const waiting = new Set(
    letters.filter((each) => each.kind === kind && isWaiting(each)).map(({ personId }) => personId),
  )
  const concerns = CONCERNS[kind](facts)
  return activePeople(state)
    .map(({ id }) => id)
    .filter((id) => !waiting.has(id) && concerns(id))
}

const CONCERNS: Record<LetterKind, (facts: LetterFacts) => (id: PersonId) => boolean> = {
  invitation: (facts) => {
    const silent = unanswered(facts)
    const written = sentSince(facts, ['invitation'], 0)
    return (id) => silent(id) && !written.has(id) && facts.state.persons.get(id)?.registeredAt === null
  },
  reminder: (facts) => {
    const silent = unanswered(facts)
    const written = sentSince(facts, ['invitation', 'reminder'], facts.now - BETWEEN_REMINDERS_MS)
    return (id) => silent(id) && !written.has(id)
  },
  plan:
    ({ people }) =>
    (id) =>
      (people.get(id)?.told ?? null) === null,
  planChanged: ({ people, programme: { plan, made } }) => {
    const isToldNow = once(made, 'letters: told now', () => toldNow(plan))
    return (id) => {
      const told = people.get(id)?.told ?? null
      return told !== null && !isToldNow(id, told)
    }
  },
}

function unanswered({ answers }: LetterFacts): (id: PersonId) => boolean {
  const { asked, answered } = answers()
  return (id) => asked.has(id) && !answered.has(id)
}

function sentSince({ letters }: LetterFacts, kinds: readonly LetterKind[], since: number): Set<PersonId> {
  const sent = letters.filter(
    ({ kind, at, ways }) =>
      kinds.includes(kind) && at >= since && ways.some(({ outcome }) => outcome === 'sent'),
  )
  return new Set(sent.map(({ personId }) => personId))
}
