import type { PersonId } from './person.ts'

/** Identifies an unordered pair. Ids contain no '|' by construction. */
export type MeetingKey = string

export const MEETING_FACT_STATES = ['reserved', 'committed', 'past', 'cancelled'] as const
export type MeetingFactState = (typeof MEETING_FACT_STATES)[number]

/** Who took a meeting back: one of the two, or whoever organises the event. */
export type CancelledBy = PersonId | 'organiser'

/** What one of the two says to the other, for this meeting alone (MEET-25). */
export type MeetingWords = {
  /** Who says it. */
  personId: PersonId
  /** How the other one can reach them: one line. */
  reach: string
  message: string
  /** When they could meet, where the meeting has no session: ms since the epoch, whole minutes, ascending. */
  times: readonly number[]
}

/** The meeting of a pair as it stands; each pair has one at most (MEET-10). */
export type MeetingFact = {
  /** Sorted. */
  people: readonly [PersonId, PersonId]
  /** From 1: the event's `meetingWeek` when it was made or last changed its state. */
  week: number
  /** Null where meetings are untimed, and for one whose session is gone. */
  sessionId: number | null
  state: MeetingFactState
  /** Those of the two who had asked for it themselves; their Yes comes back with the release. */
  wishedBy: readonly PersonId[]
  /** Who has agreed to a committed or past meeting, by their own wish or by confirming it (MEET-24). */
  agreedBy: readonly PersonId[]
  /** What the two say to each other, by person; nobody else reads it (MEET-26). */
  said: readonly MeetingWords[]
  cancelledBy: CancelledBy | null
  /** When it last changed, ms since the epoch. */
  timestamp: number
}

export function pairKey(a: PersonId, b: PersonId): MeetingKey {
  return a < b ? `${a}|${b}` : `${b}|${a}`
}

export function sortedPair(a: PersonId, b: PersonId): readonly [PersonId, PersonId] {
  return a < b ? [a, b] : [b, a]
}

/** The other one of the two. */
export function partnerOf({ people: [a, b] }: Pick<MeetingFact, 'people'>, personId: PersonId): PersonId {
  return personId === a ? b : a
}

/** Whether both have agreed to a meeting that stands (MEET-24); before, no contact details are shown. */
export function isAgreed({ people, agreedBy }: Pick<MeetingFact, 'people' | 'agreedBy'>): boolean {
  return people.every((id) => agreedBy.includes(id))
}

/** Whether a person (null: an organiser) can confirm the meeting: it is reserved or lacks their consent. */
export function canConfirm(
  { people, state, agreedBy }: Pick<MeetingFact, 'people' | 'state' | 'agreedBy'>,
  personId: PersonId | null,
): boolean {
  if (state === 'reserved') return true
  const isTheirs = personId !== null && people.includes(personId)
  return state === 'committed' && isTheirs && !agreedBy.includes(personId)
}

/** Whether a meeting is reserved or committed: it counts towards the capacity of both people. */
export function isUpcoming({ state }: Pick<MeetingFact, 'state'>): boolean {
  return state === 'reserved' || state === 'committed'
}
