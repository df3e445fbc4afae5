import type { EventState } from '../entities/event-state.ts'
import { settingValue } from '../settings/values.ts'
import type { VariantDescription } from '../variants/registry.ts'
import {
  CONTACT_SCALES,
  normalisePreference,
  PREFERENCE_SCALES,
  READ_ONLY_PREFERENCES,
} from '../variants/scales.ts'
import type { CellValue } from './cell.ts'
import { type CellValueKind, TABLES, type TableName } from './tables.ts'

type ValueKind = {
  /** What an unset cell holds (LIVE-5). */
  blank: CellValue
  isValid: (value: CellValue, variant: VariantDescription, state: EventState) => boolean
  /** The value as stored. */
  normalise?: (value: CellValue) => CellValue
  /** What people choose from, where that is less than what is valid: the rest is set by the planner alone. */
  offered?: (variant: VariantDescription) => readonly CellValue[]
  /** Values that are read-only for everyone once they are there; CHOICE-5. */
  readOnly?: readonly CellValue[]
}

const VALUE_KINDS: Record<CellValueKind, ValueKind> = {
  preference: {
    blank: '',
    isValid: (value, variant) => {
      const scale = PREFERENCE_SCALES[variant.preferenceScale]
      const known: readonly string[] = [...scale.choices, ...scale.states]
      return typeof value === 'string' && known.includes(normalisePreference(value))
    },
    normalise: (value) => (typeof value === 'string' ? normalisePreference(value) : value),
    offered: (variant) => PREFERENCE_SCALES[variant.preferenceScale].choices,
    readOnly: READ_ONLY_PREFERENCES,
  },
  contactPreference: {
    blank: '',
    isValid: (value, variant, state) => {
      const isBinary = settingValue(
        variant,
        state.settings,
        'parameters|ui|allowOnlyBinaryContactPreferences',
      )
      const { choices, binaryChoices } = CONTACT_SCALES[variant.contactScale]
      const offered: readonly unknown[] = isBinary ? binaryChoices : choices
      return offered.includes(value)
    },
  },
  boolean: { blank: false, isValid: (value) => typeof value === 'boolean' },
  // People are available in a session until they say otherwise.
  availability: { blank: true, isValid: isAvailability },
  weekHourAvailability: { blank: false, isValid: isAvailability },
  slot: {
    blank: null,
    isValid: (value, variant, state) =>
      value === null ||
      (typeof value === 'number' &&
        Number.isInteger(value) &&
        value >= 0 &&
        value < (variant.slots === 'sessions' ? state.event.numSessions : 168)),
  },
}

function isAvailability(value: CellValue): boolean {
  return typeof value === 'boolean' || value === '' || value === 'Yes' || value === 'Maybe' || value === 'No'
}

/** What an unset cell of a table holds. */
export function blankValue(table: TableName): CellValue {
  return kindOf(table).blank
}

export function isValidCellValue(
  variant: VariantDescription,
  state: EventState,
  table: TableName,
  value: CellValue,
): boolean {
  return kindOf(table).isValid(value, variant, state)
}

export function normaliseCellValue(table: TableName, value: CellValue): CellValue {
  return kindOf(table).normalise?.(value) ?? value
}

/** What people choose from, blank included; undefined where they may enter every valid value. */
export function offeredValues(
  variant: VariantDescription,
  table: TableName,
): readonly CellValue[] | undefined {
  return kindOf(table).offered?.(variant)
}

/** Whether people may enter a value; states of a meeting are set by the planner only (MEET-1). */
export function isOfferedValue(variant: VariantDescription, table: TableName, value: CellValue): boolean {
  return offeredValues(variant, table)?.includes(normaliseCellValue(table, value)) ?? true
}

/** Whether a cell with this value can no longer be edited by anybody; CHOICE-5. */
export function isReadOnlyValue(table: TableName, value: CellValue): boolean {
  return kindOf(table).readOnly?.includes(value) ?? false
}

function kindOf(table: TableName): ValueKind {
  return VALUE_KINDS[TABLES[table].value]
}
