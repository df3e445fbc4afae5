import type { EventState } from '../entities/event-state.ts'
import type { TopicRecord } from '../entities/topic.ts'
import { settingValue } from '../settings/values.ts'
import type { VariantDescription } from '../variants/registry.ts'

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
