import type { EventState } from '../entities/event-state.ts'
import type { TopicId } from '../entities/topic.ts'
import { desiredGroups, isPlanned, type Schedule } from './schedule.ts'

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
