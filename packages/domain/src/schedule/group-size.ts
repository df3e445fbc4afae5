import { type CellAddress, cellAddress, cellKey } from '../cells/address.ts'
import type { EventState } from '../cells/event-state.ts'
import { PARTS } from '../cells/tables.ts'
import type { PersonId } from '../entities/person.ts'
import { settingValue } from '../entities/setting-values.ts'
import type { TopicId, TopicRecord } from '../entities/topic.ts'
import type { VariantDescription } from '../variants/registry.ts'
import type { ScheduleLayout } from './layout.ts'
import { desiredGroups, isPlanned, roomsIn, type Schedule, type ScheduledGroup } from './schedule.ts'

/** The most people a group takes: by its topic and, where groups fit into rooms, by its rooms; SCHED-45. */
export function groupPlaces(
  variant: VariantDescription,
  state: EventState,
  group: Pick<ScheduledGroup, 'topic' | 'rooms'>,
): number {
  const { max } = groupSizeBounds(variant, state, group.topic)
  if (!settingValue(variant, state.settings, 'parameters|groups|groupsFitRooms')) return max
  return Math.min(max, ...roomsIn(group).map(({ capacity }) => capacity))
}

type SizeBounds = { min: number; max: number }

/** The minimum and maximum size of the topic's groups; a topic's own maximum takes precedence (MODEL-44). */
export function groupSizeBounds(
  variant: VariantDescription,
  state: EventState,
  topic: TopicRecord,
): SizeBounds {
  const own = variant.topicFields.includes('maxNumberOfParticipants') ? topic.maxNumberOfParticipants : null
  const max = own ?? settingValue(variant, state.settings, 'parameters|groups|maxGroupSize')
  return { min: Math.min(settingValue(variant, state.settings, 'parameters|groups|minGroupSize'), max), max }
}

/** Planned and wanted groups of a topic; flagged on the screen when they differ (SCHED-4). */
export type GroupCount = { assigned: number; desired: number }

export function groupCounts(state: EventState, schedule: Schedule): Map<TopicId, GroupCount> {
  const counts = new Map<TopicId, GroupCount>()
  for (const group of schedule.groups) {
    const { topic } = group
    const count = counts.get(topic.id) ?? { assigned: 0, desired: desiredGroups(state, topic) }
    counts.set(topic.id, { ...count, assigned: count.assigned + (isPlanned(group) ? 1 : 0) })
  }
  return counts
}

/** Whether some topic has several groups, so that a toggle to hide unplanned ones is useful (SCHED-8). */
export function hasSubgroups(schedule: Schedule): boolean {
  return schedule.groups.some(({ index }) => index > 0)
}

/** The most weeks, and so sessions, of a weekly event. */
const MAX_WEEKS = 2

/**
 * Whether an address names no group, or one that its topic wants or that has had a time before (LIVE-12): a
 * planned group stays when its topic wants fewer.
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

/**
 * How many sessions, or groups without sessions, a person wants (MODEL-38, MODEL-39 `wants`): by default all
 * `open` sessions, or one group a week. Untimed groups are simultaneous: one at most.
 */
export function wantedUnits(
  variant: VariantDescription,
  state: EventState,
  layout: ScheduleLayout,
  personId: PersonId,
  open: number,
): number {
  const requested = state.persons.get(personId)?.numUserSessions ?? null
  switch (layout) {
    case 'sessions':
      return Math.min(open, requested ?? open)
    case 'untimed':
      return Math.min(1, requested ?? 1)
    case 'weeks':
      return isLimitedToOneGroup(variant, state) ? Math.min(1, requested ?? 1) : (requested ?? 1)
  }
}

/** The event's toggle, where the variant has it. */
export function isLimitedToOneGroup(variant: VariantDescription, state: EventState): boolean {
  return (
    variant.eventFields.includes('limitAllUsersToOneGroupOnly') && state.event.limitAllUsersToOneGroupOnly
  )
}
