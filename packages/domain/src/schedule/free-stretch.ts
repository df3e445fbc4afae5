import { isActiveTopic } from '../cells/read.ts'
import type { EventState } from '../entities/event-state.ts'
import type { PersonId } from '../entities/person.ts'
import type { VariantDescription } from '../variants/registry.ts'
import { groupDuration, HOURS_OF_WEEK } from './layout.ts'
import { presenceAt } from './presence.ts'

/**
 * The most hours in a row at which a person comes, Maybe included; AVAIL-17. A stretch ends with the event's week, since no group
 * runs past it (WEEK-1).
 */
export function longestFreeStretch(variant: VariantDescription, state: EventState, userId: PersonId): number {
  let longest = 0
  let current = 0
  for (let hour = 0; hour < HOURS_OF_WEEK; hour += 1) {
    current = presenceAt(variant, state, 'weeks', userId, hour) === 'no' ? 0 : current + 1
    longest = Math.max(longest, current)
  }
  return longest
}

/** The hours that the shortest group of the event takes. */
export function shortestGroup(variant: VariantDescription, state: EventState): number {
  const durations = [...state.topics.values()]
    .filter((topic) => isActiveTopic(state, topic.id))
    .map((topic) => groupDuration(variant, state, 'weeks', topic))
  const usual = state.event.sessionDurationInHours ?? variant.defaults.sessionDurationInHours ?? 1
  return Math.min(usual, ...durations)
}
