import {
  can,
  type EventCheck,
  type EventFieldKey,
  type EventFields,
  type EventState,
  type FieldError,
  isSettingKey,
  isValidSettingValueOf,
  isWholeNumberBetween,
  newEventFields,
  readSettingValue,
  roomLines,
  type SettingCell,
  type SettingKey,
  sanitiseLine,
  sanitiseText,
  sessionLabels,
  settingDefinition,
  settingKeysOf,
  settingValue,
  type VariantDescription,
  validateEvent,
} from '@planner/domain'
import type { EventInput } from '@planner/protocol'

/**
 * Maps a submitted form to event fields. Fields that are absent or that the variant's form does not have keep
 * their `existing` or default value (WIRE-22). The number of sessions is taken from newNumSessions, else from
 * numSessions (SESSION-3).
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
    groupRooms: take('groupRooms', input.groupRooms, cleanRooms),
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

/**
 * How many sessions exist after a form is saved: as many as there were, as the form says beside the number of
 * enabled ones, or as are enabled, whichever is most; SESSION-3.
 */
export function totalSessionsFrom(
  variant: VariantDescription,
  input: EventInput,
  { numSessions: enabled }: EventFields,
  existing = enabled,
): number {
  if (!variant.eventFields.includes('numSessions')) return existing
  return Math.max(existing, enabled, input.numSessions ?? 0)
}

/** What is wrong with a submitted form, whose fields `eventFieldsFrom` has read. */
export function eventErrors(
  variant: VariantDescription,
  input: EventInput,
  fields: EventFields,
  check: EventCheck,
): FieldError[] {
  return [
    ...validateEvent(variant, fields, check),
    ...sessionCountErrors(variant, input),
    ...settingErrors(variant, input),
  ]
}

/** The number of existing and of enabled sessions are in the same range; VALID-4. */
function sessionCountErrors(variant: VariantDescription, input: EventInput): FieldError[] {
  const { newNumSessions, numSessions } = input
  if (!variant.eventFields.includes('numSessions')) return []
  if (newNumSessions === undefined || numSessions === undefined) return []
  const { min, max } = variant.limits.numSessions
  if (isWholeNumberBetween(numSessions, min, max)) return []
  return isWholeNumberBetween(newNumSessions, min, max)
    ? [{ field: 'numSessions', rule: 'range', params: { min, max } }]
    : []
}

/**
 * The settings of a submitted form that differ from the current values, once `eventErrors` has found nothing.
 */
export function settingsFrom(
  variant: VariantDescription,
  input: EventInput,
  current: EventState['settings'],
  now: number,
): [SettingKey, SettingCell][] {
  return Object.entries(input.settings).flatMap(([key, sent]) => {
    const value = readSettingValue(key, sent)
    if (!isSettingKey(key) || settingValue(variant, current, key) === value) return []
    return [[key, { value, timestamp: now }]]
  })
}

/** The most wrong settings that an answer names, since each may list many values. */
const MAX_SETTING_ERRORS = 10

/** What is wrong with the settings of a submitted form, each by its key; WIRE-6. */
function settingErrors(variant: VariantDescription, input: EventInput): FieldError[] {
  const keys = settingKeysOf(variant)
  const allowed = keys.join(', ')
  const errors = Object.entries(input.settings).flatMap(([key, sent]): FieldError[] => {
    if (isSettingKey(key) && keys.includes(key)) {
      const isValid = isValidSettingValueOf(variant, key, readSettingValue(key, sent))
      return isValid ? [] : [settingError(variant, key, `settings.${key}`)]
    }
    // What does not look like the name of a setting may be a secret in the wrong place, and is not repeated.
    const field = key.startsWith('parameters|') ? `settings.${key}` : 'settings'
    return [{ field, rule: 'notIn', params: { allowed } }]
  })
  return errors.slice(0, MAX_SETTING_ERRORS)
}

/** The multi-line label text, or the list sent instead (WIRE-6). Undefined when neither is given. */
function labelsFrom({ newSessionLabels, sessionLabels: list }: EventInput): string | undefined {
  const text = newSessionLabels || list?.join('\n') || newSessionLabels
  if (text === undefined && list === undefined) return undefined
  return sessionLabels(text ?? '').join('\n')
}

/** One room a line, with no empty lines; SESSION-7. */
function cleanRooms(text: string): string {
  return sanitiseText(roomLines(text).join('\n'))
}

function trimmed(text: string): string {
  return text.trim()
}

/** What a setting takes, as the error of a field with another value; VALID-11. */
export function settingError(variant: VariantDescription, key: SettingKey, field: string): FieldError {
  const setting = settingDefinition(variant, key)
  if (setting.type === 'number')
    return { field, rule: 'range', params: { min: setting.min, max: setting.max } }
  const allowed = setting.type === 'bool' ? 'true, false' : setting.choices.join(', ')
  return { field, rule: 'notIn', params: { allowed } }
}
