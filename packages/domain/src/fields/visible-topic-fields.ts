import type { EventState } from '../entities/event-state.ts'
import { groupRoomsOf } from '../entities/group-rooms.ts'
import { settingValue } from '../settings/values.ts'
import type { VariantDescription } from '../variants/registry.ts'
import { TOPIC_FIELDS, type TopicField, type TopicFieldKey } from './topic-fields.ts'

/** The fields of a topic that are asked for, in the variant's order; SCHED-24. For a room only while there are any; SESSION-13. */
export function visibleTopicFields(
  variant: VariantDescription,
  { event, settings }: Pick<EventState, 'event' | 'settings'>,
): TopicFieldKey[] {
  return variant.topicFields.filter((key) => {
    if (key === 'roomWish' && groupRoomsOf(variant, event).length === 0) return false
    const { hiddenBySetting }: TopicField = TOPIC_FIELDS[key]
    return !hiddenBySetting || !settingValue(variant, settings, hiddenBySetting)
  })
}
