import {
  type EventState,
  isStanding,
  type MeetingChange,
  type MeetingKey,
  type PersonId,
  pairKey,
  sortedPair,
} from '@planner/domain'
import { type ImportedState, stateOf } from './pair-choices.ts'

/** The cells of a table of people by people; `value` is not blank. */
export type PairCell = { from: PersonId; to: PersonId; value: string }

const STRENGTH: Record<ImportedState, number> = { reserved: 1, committed: 2, past: 3 }

/**
 * The meetings that a table brings along, by pair (IMPORT-11): of two cells that differ the stronger state counts, and whoever has
 * anything in their cell had wished it. A meeting that the event has is kept as it is.
 */
export function importedMeetings(
  { event, meetings }: EventState,
  cells: Iterable<PairCell>,
  timestamp: number,
): Map<MeetingKey, MeetingChange> {
  const pairs = new Map<MeetingKey, { people: PairCell; state?: ImportedState; wishedBy: PersonId[] }>()
  for (const cell of cells) {
    const key = pairKey(cell.from, cell.to)
    const known = pairs.get(key) ?? { people: cell, wishedBy: [] }
    const state = stateOf(cell.value)
    const isStronger = state && STRENGTH[state] > (known.state ? STRENGTH[known.state] : 0)
    pairs.set(key, {
      ...known,
      ...(isStronger && { state }),
      wishedBy: [...known.wishedBy, cell.from].sort(),
    })
  }
  const changes = new Map<MeetingKey, MeetingChange>()
  for (const [key, { people: pair, state, wishedBy }] of pairs) {
    if (!state || isStanding(meetings.get(key))) continue
    const people = sortedPair(pair.from, pair.to)
    const fact = {
      people,
      week: event.meetingWeek,
      sessionId: null,
      state,
      wishedBy,
      cancelledBy: null,
      timestamp,
      // Whose doing it was, the table does not say.
      agreedBy: [],
      said: [],
    }
    changes.set(key, { people, fact, wishes: [] })
  }
  return changes
}
