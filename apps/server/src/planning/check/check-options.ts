import {
  activeTopics,
  type EventState,
  groupRoomsOf,
  scheduleLayout,
  type VariantDescription,
} from '@planner/domain'
import type { CheckOptions } from '@planner/solver'

/** What a check of the event needs beside its problem, which knows no rooms (SESSION-8). */
export function checkOptions(variant: VariantDescription, state: EventState): CheckOptions {
  const hasOwnSizes = variant.topicFields.includes('maxNumberOfParticipants')
  const ownSizes = hasOwnSizes
    ? activeTopics(state).filter(({ maxNumberOfParticipants }) => maxNumberOfParticipants !== null)
    : []
  const rooms = scheduleLayout(variant, state) === 'sessions' ? groupRoomsOf(variant, state.event) : []
  return {
    rooms: rooms.map(({ capacity, sessions }) => ({
      seats: capacity,
      slots: sessions === null ? null : [...sessions].map((sessionId) => sessionId - 1),
    })),
    ownSizes: ownSizes.map(({ id }) => id),
  }
}
