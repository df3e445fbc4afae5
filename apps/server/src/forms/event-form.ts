import {
  can,
  type EventFieldKey,
  type EventFields,
  type EventState,
  isSettingKey,
  isValidSettingValueOf,
  newEventFields,
  type SettingCell,
  type SettingKey,
  sanitiseLine,
  sanitiseText,
  sessionLabels,
  settingKeysOf,
  settingValue,
  type VariantDescription,
} from '@planner/domain'
import type { EventInput } from '@planner/protocol'

/**
 * Maps a submitted form to event fields. Fields that are absent or that the variant's form does not have keep their
 * `existing` or default value (WIRE-22). The number of sessions is taken from newNumSessions, else from numSessions (SESSION-3).
 */
export function eventFieldsFrom(
  variant: VariantDescription,
  input: EventInput,
  existing: EventFields = newEventFields(variant),
): EventFields {
  const take = <K extends EventFieldKey>(
    field: K,
    value: EventFields[K] | undefined,
    clean = (given: EventFields[K]): EventFields[K] => given,
  ): EventFields[K] =>
    value !== undefined && variant.eventFields.includes(field) ? clean(value) : existing[field]
  return {
    name: input.name === undefined ? existing.name : sanitiseLine(input.name),
    description: input.description === undefined ? existing.description : sanitiseText(input.description),
    showAdvancedFields: take('showAdvancedFields', input.showAdvancedFields),
    contactName: take('contactName', input.contactName, sanitiseLine),
    email: take('email', input.email, trimmed),
    phone: take('phone', input.phone, trimmed),
    googleFormUrl: take('googleFormUrl', input.googleFormUrl, trimmed),
    numSessions: take('numSessions', input.newNumSessions ?? input.numSessions),
    newSessionLabels:
      (can(variant, 'sessionLabels') ? labelsFrom(input) : undefined) ?? existing.newSessionLabels,
    sessionDurationInHours: take('sessionDurationInHours', input.sessionDurationInHours),
    numberOfGroupsForTopic: take('numberOfGroupsForTopic', input.numberOfGroupsForTopic),
    allowParticipantsToAddTopics: take('allowParticipantsToAddTopics', input.allowParticipantsToAddTopics),
    allowUsersToSeeEachOthersTopicPreferences: take(
      'allowUsersToSeeEachOthersTopicPreferences',
      input.allowUsersToSeeEachOthersTopicPreferences,
    ),
    considerContactPreferences: take('considerContactPreferences', input.considerContactPreferences),
    limitAllUsersToOneGroupOnly: take('limitAllUsersToOneGroupOnly', input.limitAllUsersToOneGroupOnly),
    timeZone: take('timeZone', input.timeZone, trimmed),
    firstMonday: take('firstMonday', input.firstMonday, trimmed),
  }
}

/** The settings of a submitted form that are valid, belong to the variant and differ from the current values. */
export function settingsFrom(
  variant: VariantDescription,
  input: EventInput,
  current: EventState['settings'],
  now: number,
): [SettingKey, SettingCell][] {
  const keys = settingKeysOf(variant)
  return Object.entries(input.settings).flatMap(([key, value]) => {
    if (!isSettingKey(key) || !keys.includes(key) || !isValidSettingValueOf(variant, key, value)) return []
    if (settingValue(variant, current, key) === value) return []
    return [[key, { value, timestamp: now }]]
  })
}

/** The multi-line label text, normalised; clients may send a list instead (WIRE-6). Undefined when neither is given. */
function labelsFrom({ newSessionLabels, sessionLabels: list }: EventInput): string | undefined {
  const text = newSessionLabels || list?.join('\n') || newSessionLabels
  if (text === undefined && list === undefined) return undefined
  return sessionLabels(text ?? '').join('\n')
}

function trimmed(text: string): string {
  return text.trim()
}
