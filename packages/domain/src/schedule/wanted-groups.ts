import { type CellAddress, cellAddress, cellKey } from '../cells/address.ts'
import { PARTS } from '../cells/tables.ts'
import type { EventState } from '../entities/event-state.ts'
import { desiredGroups } from './schedule.ts'

/** The weeks of a weekly event, which has at most as many sessions. */
const MAX_WEEKS = 2

/**
 * Whether an address names no group, or one that its topic wants or that has had a time before (LIVE-12): a planned group stays
 * when its topic wants fewer.
 */
export function isWantedGroup(state: EventState, address: CellAddress): boolean {
  if (!PARTS[address.table].some(([, reference]) => reference === 'topicGroup')) return true
  const { topicId, topicGroupIndex } = address
  const topic = state.topics.get(topicId)
  if (topicGroupIndex === 0 || (topic && topicGroupIndex < desiredGroups(state, topic))) return true
  const last = Math.max(MAX_WEEKS, state.event.numSessions)
  const sessionIds = Array.from({ length: last + 1 }, (_, sessionId) => sessionId)
  return sessionIds.some((sessionId) =>
    state.cells.has(cellKey(cellAddress('weekDayHourAssignments', { topicId, topicGroupIndex, sessionId }))),
  )
}
