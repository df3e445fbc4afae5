import type { EventState } from '../entities/event-state.ts'
import type { TopicRecord } from '../entities/topic.ts'
import { settingValue } from '../settings/values.ts'
import type { VariantDescription } from '../variants/registry.ts'
import { roomsIn, type ScheduledGroup } from './schedule.ts'

/** The most people that a group takes: of its topic, and where groups are to fit into their rooms of these; SCHED-45. */
export function groupPlaces(
  variant: VariantDescription,
  state: EventState,
  group: Pick<ScheduledGroup, 'topic' | 'rooms'>,
): number {
  const { max } = groupSizeBounds(variant, state, group.topic)
  if (!settingValue(variant, state.settings, 'parameters|groups|groupsFitRooms')) return max
  return Math.min(max, ...roomsIn(group).map(({ capacity }) => capacity))
}

export type SizeBounds = { min: number; max: number }

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
