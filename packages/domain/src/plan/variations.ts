import type { EventState } from '../cells/event-state.ts'
import {
  isSettingKey,
  isValidSettingValueOf,
  planningSettingsOf,
  type SettingCell,
  settingDefinition,
  settingValue,
} from '../entities/setting-values.ts'
import { EVENT_FIELDS, type EventField, isVariableField, type VariableField } from '../fields/event-fields.ts'
import type { SettingDefinition, SettingKey, SettingValue } from '../fields/settings.ts'
import { eventFieldRange, type VariantDescription } from '../variants/registry.ts'
import { isWholeNumberBetween } from '../whole-number.ts'

/** What decides which plan is best and a scenario may vary: a setting or a field of the event; SCENARIO-8. */
export type VariationKey = SettingKey | VariableField

/** Values of `VariationKey`s. Other keys are ignored here; the check before refuses them. */
type Variations = Readonly<Record<string, SettingValue>>

type Event = Pick<EventState, 'event' | 'settings'>

/** What a variant can vary of an event, fields of the event first. */
export function variationKeysOf(
  variant: VariantDescription,
  settings: EventState['settings'],
): readonly VariationKey[] {
  const fields = variant.eventFields.filter(isVariableField).filter((key) => {
    const { hiddenBySetting }: EventField = EVENT_FIELDS[key]
    return hiddenBySetting === undefined || !settingValue(variant, settings, hiddenBySetting)
  })
  return [...fields, ...planningSettingsOf(variant)]
}

export function variationDefinition(variant: VariantDescription, key: VariationKey): SettingDefinition {
  if (isSettingKey(key)) return settingDefinition(variant, key)
  if (EVENT_FIELDS[key].control === 'toggle') return { type: 'bool', default: false }
  const { min, max } = eventFieldRange(variant, key)
  return { type: 'number', default: min, min, max }
}

/** The value in force. */
export function variationValue(
  variant: VariantDescription,
  { event, settings }: Event,
  key: VariationKey,
): SettingValue {
  if (isSettingKey(key)) return settingValue(variant, settings, key)
  return event[key] ?? eventFieldRange(variant, key).min
}

/** Whether an event can be planned with a value instead of the one in force. */
export function isValidVariation(
  variant: VariantDescription,
  settings: EventState['settings'],
  key: string,
  value: SettingValue,
): boolean {
  const known = variationKeysOf(variant, settings).find((each) => each === key)
  if (known === undefined) return false
  if (isSettingKey(known)) return isValidSettingValueOf(variant, known, value)
  const definition = variationDefinition(variant, known)
  if (definition.type !== 'number') return typeof value === 'boolean'
  return isWholeNumberBetween(value, definition.min, definition.max)
}

export function isVariationKey(key: string): key is VariationKey {
  return isSettingKey(key) || isVariedField(key)
}

export function isVariedField(key: string): key is VariableField {
  return Object.hasOwn(EVENT_FIELDS, key) && isVariableField(key as keyof typeof EVENT_FIELDS)
}

/** A copy of the event with other values. Sessions that there were stay there (SESSION-3). */
export function withVariations(state: EventState, variations: Variations): EventState {
  const settings = new Map<SettingKey, SettingCell>(state.settings)
  let { event } = state
  for (const [key, value] of Object.entries(variations)) {
    if (isSettingKey(key)) settings.set(key, { value, timestamp: settings.get(key)?.timestamp ?? 0 })
    else if (isVariedField(key)) event = { ...event, [key]: value }
  }
  const totalSessions = Math.max(event.totalSessions, event.numSessions)
  return { ...state, event: { ...event, totalSessions }, settings }
}

/** The event with the varied fields, without the settings; the same object where no field varies. */
export function withVariedFields(state: EventState, variations: Variations): EventState {
  const fields = Object.entries(variations).filter(([key]) => isVariedField(key))
  return fields.length === 0 ? state : withVariations(state, Object.fromEntries(fields))
}
