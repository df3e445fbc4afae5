import type { EventState } from '../entities/event-state.ts'
import { groupRoomsOf } from '../entities/group-rooms.ts'
import { settingValue } from '../settings/values.ts'
import type { VariantDescription } from '../variants/registry.ts'
import { TOPIC_FIELDS, type TopicField, type TopicFieldKey } from './topic-fields.ts'

/** The fields of a topic that are asked for, in the variant's order; SCHED-24. */
export function visibleTopicFields(
  variant: VariantDescription,
  { event, settings }: Pick<EventState, 'event' | 'settings'>,
): TopicFieldKey[] {
  return variant.topicFields.filter((key) => {
    const { hiddenBySetting, needsRooms }: TopicField = TOPIC_FIELDS[key]
    if (needsRooms && groupRoomsOf(variant, event).length === 0) return false
    return !hiddenBySetting || !settingValue(variant, settings, hiddenBySetting)
  })
}
