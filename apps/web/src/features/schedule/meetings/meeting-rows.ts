import { byCodeUnits, groupsBy, type MeetingFact, type PersonId } from '@planner/domain'
import type { Translate } from '../../../lib/i18n/i18n.ts'
import { byName } from '../../../lib/name-order.ts'
import { wordSearch } from '../../../lib/word-search.ts'
import type { Names } from '../names.ts'

/** By what the organiser's table is put together. */
export type Arrangement = 'person' | 'session' | 'state'

/** A row of the organiser's table. By person every meeting has two rows, one under each name. */
export type MeetingRow = {
  key: string
  meeting: MeetingFact
  who: PersonId
  other: PersonId
  /** How many rows the group has that this row is the first of; 0 for all its other rows. */
  numInGroup: number
}

type MeetingTexts = Pick<Names, 'somebody' | 'sessionOf'>

export type MeetingView = {
  arrangement: Arrangement
  search: string
  /** Null for all weeks. */
  week: number | null
}

/** What needs something done comes first. */
const STATE_ORDER: readonly MeetingFact['state'][] = ['reserved', 'committed', 'cancelled', 'past']

/** The meetings of a view, in its order and groups; the search's words occur in names or session. */
export function meetingRows(
  meetings: Iterable<MeetingFact>,
  { arrangement, search, week }: MeetingView,
  texts: MeetingTexts,
): MeetingRow[] {
  const isFound = wordSearch(search)
  const rows = [...meetings]
    .filter((meeting) => week === null || meeting.week === week)
    .flatMap((meeting) => rowsOf(meeting, arrangement))
    .filter(({ meeting, who, other }) => {
      // By person only the rows of the people found: the others' rows would repeat them.
      const names = arrangement === 'person' ? [who] : [who, other]
      return isFound([...names.map(texts.somebody), texts.sessionOf(meeting)].join('\n'))
    })
    .sort(
      (a, b) =>
        COMPARE[arrangement](a, b, texts) ||
        byName(texts.somebody(a.who), texts.somebody(b.who)) ||
        byName(texts.somebody(a.other), texts.somebody(b.other)),
    )
  return grouped(rows, arrangement)
}

function rowsOf(meeting: MeetingFact, arrangement: Arrangement): MeetingRow[] {
  const [a, b] = meeting.people
  const row = (who: PersonId, other: PersonId) => ({
    key: `${who}|${other}`,
    meeting,
    who,
    other,
    numInGroup: 0,
  })
  return arrangement === 'person' ? [row(a, b), row(b, a)] : [row(a, b)]
}

const session = ({ meeting }: MeetingRow) => meeting.sessionId ?? Number.MAX_SAFE_INTEGER
const state = ({ meeting }: MeetingRow) => STATE_ORDER.indexOf(meeting.state)

const COMPARE: Record<Arrangement, (a: MeetingRow, b: MeetingRow, texts: MeetingTexts) => number> = {
  person: (a, b, texts) =>
    byName(texts.somebody(a.who), texts.somebody(b.who)) ||
    byCodeUnits(a.who, b.who) ||
    b.meeting.week - a.meeting.week ||
    session(a) - session(b),
  session: (a, b) => session(a) - session(b),
  state: (a, b) => state(a) - state(b) || session(a) - session(b),
}

function grouped(rows: readonly MeetingRow[], arrangement: Arrangement): MeetingRow[] {
  const groupOf = (row: MeetingRow) =>
    arrangement === 'person' ? row.who : String(arrangement === 'session' ? session(row) : state(row))
  return [...groupsBy(rows, groupOf).values()].flatMap((group) =>
    group.map((row, index) => ({ ...row, numInGroup: index === 0 ? group.length : 0 })),
  )
}

/** The meetings of rows that name each once, put together by session, those without one last. */
export function meetingsBySession(rows: readonly MeetingRow[]): MeetingFact[][] {
  const sorted = rows.toSorted((a, b) => session(a) - session(b))
  return [...groupsBy(sorted, session).values()].map((here) => here.map(({ meeting }) => meeting))
}

/** Who took a meeting back, as its reader is told. */
export function cancelledByText(
  t: Translate,
  { cancelledBy }: Pick<MeetingFact, 'cancelledBy'>,
  readerId: PersonId | null,
  nameOf: (id: PersonId) => string,
): string {
  if (cancelledBy === null || cancelledBy === 'organiser') return t('meeting.cancelledBy.organiser')
  if (cancelledBy === readerId) return t('meeting.cancelledBy.you')
  return t('meeting.cancelledBy.person', { name: nameOf(cancelledBy) })
}
