import type { PersonId } from '../entities/person.ts'

/** Identifies an unordered pair. Ids contain no '|' by construction. */
export type MeetingKey = string

export const MEETING_FACT_STATES = ['reserved', 'committed', 'past', 'cancelled'] as const
export type MeetingFactState = (typeof MEETING_FACT_STATES)[number]

/** Who took a meeting back: one of the two, or whoever organises the event. */
export type CancelledBy = PersonId | 'organiser'

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
