import {
  decidesOf,
  SETTING_KEYS,
  SETTINGS,
  type SettingDefinition,
  type SettingKey,
  type SettingValue,
  type SettingValueOf,
} from '../fields/settings.ts'
import { can, VARIANTS, type VariantDescription } from '../variants/registry.ts'
import { isWholeNumberBetween } from '../whole-number.ts'

/** A stored setting: last write wins by timestamp (ms since the epoch, server time). */
export type SettingCell = { value: SettingValue; timestamp: number }

/** The changed settings of an event. All others have the variant's default. */
export type SettingCells = ReadonlyMap<SettingKey, SettingCell>

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(SETTINGS, key)
}

function keysOf(variant: VariantDescription): readonly SettingKey[] {
  return SETTING_KEYS.filter((key) => {
    const { about = [] }: SettingDefinition = SETTINGS[key]
    return !about.some((subject) => variant.hiddenSettings.includes(subject))
  })
}

/** Whether a setting is there is asked for each person and topic. */
const KEYS_OF_VARIANTS: ReadonlyMap<VariantDescription, readonly SettingKey[]> = new Map(
  VARIANTS.map((variant) => [variant, keysOf(variant)]),
)

/** The settings of a variant, in catalogue order. */
export function settingKeysOf(variant: VariantDescription): readonly SettingKey[] {
  return KEYS_OF_VARIANTS.get(variant) ?? keysOf(variant)
}

/** The settings of a variant that decide which plan is best, and whose value the organiser decides. */
export function planningSettingsOf(variant: VariantDescription): readonly SettingKey[] {
  return settingKeysOf(variant).filter(
    (key) => decidesOf(key) === 'plan' && fixedSetting(variant, key) === undefined,
  )
}

/** The value that a variant has for a setting whatever is stored; undefined where the organiser decides. */
export function fixedSetting(variant: VariantDescription, key: SettingKey): SettingValue | undefined {
  if (key === 'parameters|ui|requireUserEmail' && can(variant, 'emailAlwaysRequired')) return true
  const range = variant.settingRanges?.[key]
  return range && range.min === range.max ? range.min : undefined
}

export function settingDefault<K extends SettingKey>(variant: VariantDescription, key: K): SettingValueOf<K> {
  return (variant.settingOverrides[key] ?? SETTINGS[key].default) as SettingValueOf<K>
}

/** The value in force; one from before the range was narrowed counts as the nearest in it. */
export function settingValue<K extends SettingKey>(
  variant: VariantDescription,
  cells: SettingCells,
  key: K,
): SettingValueOf<K> {
  const value = fixedSetting(variant, key) ?? cells.get(key)?.value ?? settingDefault(variant, key)
  const range = variant.settingRanges?.[key]
  if (!range || typeof value !== 'number') return value as SettingValueOf<K>
  return Math.min(range.max, Math.max(range.min, value)) as SettingValueOf<K>
}

/** The value of a hide setting; off where the variant does not have it. */
export function isHidden(
  variant: VariantDescription,
  { settings }: { settings: SettingCells },
  key: SettingKey & `parameters|ui|hide${string}`,
): boolean {
  return settingKeysOf(variant).includes(key) && settingValue(variant, settings, key)
}

/** The definition of a setting, a number's range as narrow as the variant says; SETTING-4. */
export function settingDefinition<K extends SettingKey>(
  variant: VariantDescription,
  key: K,
): (typeof SETTINGS)[K] {
  return { ...SETTINGS[key], ...variant.settingRanges?.[key] }
}

/** A value as it was sent: a number setting takes a number as text, too (VALID-12). */
export function readSettingValue(key: string, value: SettingValue): SettingValue {
  const isNumber = isSettingKey(key) && SETTINGS[key].type === 'number'
  return isNumber && typeof value === 'string' && /^ *-?\d+ *$/.test(value) ? Number(value) : value
}

/** Whether a variant takes a value for a setting; VALID-11. */
export function isValidSettingValueOf(
  variant: VariantDescription,
  key: SettingKey,
  value: unknown,
): value is SettingValue {
  if (!isValidSettingValue(key, value)) return false
  const fixed = fixedSetting(variant, key)
  if (fixed !== undefined) return value === fixed
  const range = variant.settingRanges?.[key]
  return !range || typeof value !== 'number' || (value >= range.min && value <= range.max)
}

/** Whether a value is of the setting's type and within the range it has in any variant. */
export function isValidSettingValue(key: SettingKey, value: unknown): value is SettingValue {
  const definition = SETTINGS[key]
  switch (definition.type) {
    case 'number':
      return isWholeNumberBetween(value, definition.min, definition.max)
    case 'bool':
      return typeof value === 'boolean'
    case 'option':
      return (definition.choices as readonly unknown[]).includes(value)
  }
}
