import type { EventState } from '../entities/event-state.ts'
import { settingValue } from '../settings/values.ts'
import type { VariantDescription } from '../variants/registry.ts'
import { CONTACT_SCALES, normalisePreference, PREFERENCE_SCALES } from '../variants/scales.ts'
import type { CellValue } from './cell.ts'
import { type CellValueKind, TABLES, type TableName } from './tables.ts'

const validators: Record<
  CellValueKind,
  (value: CellValue, variant: VariantDescription, state: EventState) => boolean
> = {
  preference: (value, variant) => {
    const scale = PREFERENCE_SCALES[variant.preferenceScale]
    const offered: readonly string[] = [...scale.choices, ...scale.states]
    return typeof value === 'string' && offered.includes(normalisePreference(value))
  },
  contactPreference: (value, variant, state) => {
    const isBinary = settingValue(variant, state.settings, 'parameters|ui|allowOnlyBinaryContactPreferences')
    const { choices, binaryChoices } = CONTACT_SCALES[variant.contactScale]
    const offered: readonly unknown[] = isBinary ? binaryChoices : choices
    return offered.includes(value)
  },
  boolean: (value) => typeof value === 'boolean',
  availability: (value) => typeof value === 'boolean' || isMaybeChoice(value),
  weekHourAvailability: (value) => typeof value === 'boolean' || isMaybeChoice(value),
  slot: (value, variant, state) =>
    value === null ||
    (Number.isInteger(value) &&
      (value as number) >= 0 &&
      (value as number) < (variant.slots === 'sessions' ? state.event.numSessions : 168)),
}

function isMaybeChoice(value: CellValue): boolean {
  return value === '' || value === 'Yes' || value === 'Maybe' || value === 'No'
}

export function isValidCellValue(
  variant: VariantDescription,
  state: EventState,
  table: TableName,
  value: CellValue,
): boolean {
  return validators[TABLES[table].value](value, variant, state)
}

export function normaliseCellValue(table: TableName, value: CellValue): CellValue {
  return table === 'preferences' && typeof value === 'string' ? normalisePreference(value) : value
}
