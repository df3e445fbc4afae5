import { type SettingCells, settingValue } from '../settings/values.ts'
import type { VariantDescription } from '../variants/registry.ts'
import { TOPIC_FIELDS, type TopicField, type TopicFieldKey } from './topic-fields.ts'

/** The fields of a topic that are asked for, in the variant's order; SCHED-24. */
export function visibleTopicFields(variant: VariantDescription, settings: SettingCells): TopicFieldKey[] {
  return variant.topicFields.filter((key) => {
    const { hiddenBySetting }: TopicField = TOPIC_FIELDS[key]
    return !hiddenBySetting || !settingValue(variant, settings, hiddenBySetting)
  })
}
