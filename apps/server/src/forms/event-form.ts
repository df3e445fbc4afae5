import {
  can,
  type EventFieldKey,
  type EventFields,
  type EventState,
  isSettingKey,
  isValidSettingValue,
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
 * Maps a submitted form to event fields. Fields the variant's form does not have keep their `existing` or default value.
 * The number of sessions is taken from newNumSessions, else from numSessions (SESSION-3).
 */
export function eventFieldsFrom(
  variant: VariantDescription,
  input: EventInput,
  existing: EventFields = newEventFields(variant),
): EventFields {
  const isInForm = (field: EventFieldKey) => variant.eventFields.includes(field)
  const take = <K extends EventFieldKey>(field: K, value: EventFields[K]): EventFields[K] =>
    isInForm(field) ? value : existing[field]
  return {
    name: sanitiseLine(input.name),
    description: sanitiseText(input.description),
    showAdvancedFields: take('showAdvancedFields', input.showAdvancedFields),
    contactName: take('contactName', sanitiseLine(input.contactName)),
    email: take('email', input.email.trim()),
    phone: take('phone', input.phone.trim()),
    googleFormUrl: take('googleFormUrl', input.googleFormUrl.trim()),
    numSessions: take('numSessions', input.newNumSessions ?? input.numSessions ?? existing.numSessions),
    newSessionLabels: can(variant, 'sessionLabels') ? labelsFrom(input) : existing.newSessionLabels,
    sessionDurationInHours: take(
      'sessionDurationInHours',
      input.sessionDurationInHours === undefined
        ? existing.sessionDurationInHours
        : input.sessionDurationInHours,
    ),
    numberOfGroupsForTopic: take('numberOfGroupsForTopic', input.numberOfGroupsForTopic),
    allowParticipantsToAddTopics: take('allowParticipantsToAddTopics', input.allowParticipantsToAddTopics),
    allowUsersToSeeEachOthersTopicPreferences: take(
      'allowUsersToSeeEachOthersTopicPreferences',
      input.allowUsersToSeeEachOthersTopicPreferences,
    ),
    considerContactPreferences: take('considerContactPreferences', input.considerContactPreferences),
    limitAllUsersToOneGroupOnly: take('limitAllUsersToOneGroupOnly', input.limitAllUsersToOneGroupOnly),
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
    if (!isSettingKey(key) || !keys.includes(key) || !isValidSettingValue(key, value)) return []
    if (settingValue(variant, current, key) === value) return []
    return [[key, { value, timestamp: now }]]
  })
}

/** Normalises the multi-line label text. Clients may send a list instead (WIRE-6). */
function labelsFrom(input: EventInput): string {
  const text = input.newSessionLabels !== '' ? input.newSessionLabels : (input.sessionLabels ?? []).join('\n')
  return sessionLabels(text).join('\n')
}
