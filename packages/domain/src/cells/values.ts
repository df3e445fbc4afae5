import { groupRoomsOf, isRoomsText } from '../entities/group-rooms.ts'
import { settingValue } from '../entities/setting-values.ts'
import type { VariantDescription } from '../variants/registry.ts'
import {
  CONTACT_SCALES,
  MEETING_PREFERENCES,
  normalisePreference,
  PREFERENCE_SCALES,
  READ_ONLY_PREFERENCES,
} from '../variants/scales.ts'
import { isWholeNumberBetween } from '../whole-number.ts'
import type { CellValue } from './address.ts'
import type { EventState } from './event-state.ts'
import { wishStateOf } from './own-wish.ts'
import { type CellValueKind, TABLES, type TableName } from './tables.ts'

type ValueKind = {
  /** The value of an unset cell (LIVE-5). */
  blank: CellValue
  /** A blank that somebody has stored is a "No", not an answer that was taken back. */
  isBlankAnswer?: true
  isValid: (value: CellValue, variant: VariantDescription, state: EventState) => boolean
  /** Maps a valid value to the stored one. */
  normalise?: (value: CellValue) => CellValue
  /** The values people may enter, if fewer than the valid ones: the others are set by the planner only. */
  offered?: (variant: VariantDescription) => readonly CellValue[]
  /** What a person may enter, in words for those who write programs; ERROR-16. */
  allowed: (variant: VariantDescription, state: EventState) => readonly string[]
  /** Values that nobody can edit once they are set; CHOICE-5. */
  readOnly?: readonly CellValue[]
  /** In a table of wishes the values that are the state of a meeting instead; PRIV-9. */
  meetings?: readonly CellValue[]
}

const AVAILABILITIES: readonly CellValue[] = [true, false, '', 'Yes', 'Maybe', 'No']

const VALUE_KINDS: Record<CellValueKind, ValueKind> = {
  preference: {
    blank: '',
    isBlankAnswer: true,
    isValid: (value, variant) => {
      const scale = PREFERENCE_SCALES[variant.preferenceScale]
      const known: readonly string[] = [...scale.choices, ...scale.states]
      return typeof value === 'string' && known.includes(normalisePreference(value))
    },
    normalise: (value) => (typeof value === 'string' ? normalisePreference(value) : value),
    offered: (variant) => PREFERENCE_SCALES[variant.preferenceScale].choices,
    allowed: (variant) => PREFERENCE_SCALES[variant.preferenceScale].choices.map(named),
    readOnly: READ_ONLY_PREFERENCES,
    meetings: MEETING_PREFERENCES,
  },
  contactPreference: {
    blank: '',
    isValid: (value, variant, state) =>
      typeof value === 'string' && contactChoices(variant, state).includes(value),
    allowed: (variant, state) => contactChoices(variant, state).map(named),
  },
  boolean: {
    blank: false,
    isValid: (value) => typeof value === 'boolean',
    allowed: () => ['true', 'false'],
  },
  // People are available in every session by default.
  availability: {
    blank: true,
    isValid: (value) => AVAILABILITIES.includes(value),
    allowed: () => AVAILABILITIES.map(named),
  },
  // A grid of yes knows no Maybe, which would count as neither there (VALID-16).
  weekHourAvailability: {
    blank: false,
    isValid: (value, variant) => hoursOf(variant).includes(value),
    allowed: (variant) => hoursOf(variant).map(named),
  },
  slot: {
    blank: null,
    isValid: (value, variant, state) =>
      value === null || isWholeNumberBetween(value, 0, numSlots(variant, state) - 1),
    allowed: (variant, state) => ['null', `a whole number from 0 to ${numSlots(variant, state) - 1}`],
  },
  groupRoom: {
    blank: '',
    isValid: (value, variant, { event }) => isRoomsText(variant, event, value),
    allowed: (variant, { event }) => ['blank', ...groupRoomsOf(variant, event).map(({ name }) => name)],
  },
}

function contactChoices(variant: VariantDescription, state: EventState): readonly string[] {
  const { choices, binaryChoices } = CONTACT_SCALES[variant.contactScale]
  const isBinary = settingValue(variant, state.settings, 'parameters|ui|allowOnlyBinaryContactPreferences')
  return isBinary ? binaryChoices : choices
}

function numSlots(variant: VariantDescription, { event }: EventState): number {
  return variant.slots === 'sessions' ? event.numSessions : 168
}

function named(choice: CellValue): string {
  return choice === '' ? 'blank' : String(choice)
}

function hoursOf({ availability }: VariantDescription): readonly CellValue[] {
  return availability === 'weekGridMaybe' ? AVAILABILITIES : [true, false, '', 'Yes']
}

/** The value of an unset cell of a table. */
export function blankValue(table: TableName): CellValue {
  return kindOf(table).blank
}

/** Whether a stored blank answers something. */
export function isBlankAnswer(table: TableName): boolean {
  return kindOf(table).isBlankAnswer ?? false
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

/** What people may enter in a cell of a table, in words; ERROR-16. */
export function allowedValues(
  variant: VariantDescription,
  state: EventState,
  table: TableName,
): readonly string[] {
  return kindOf(table).allowed(variant, state)
}

/** Whether people may enter a value; states of a meeting are set by the planner only (MEET-1). */
export function isOfferedValue(variant: VariantDescription, table: TableName, value: CellValue): boolean {
  return kindOf(table).offered?.(variant).includes(normaliseCellValue(table, value)) ?? true
}

/**
 * The entry behind a value that a cell shows: Yes behind a pending wish (MEET-2). Undefined for the state of
 * a meeting, which nobody enters.
 */
export function enteredValue(table: TableName, value: CellValue): CellValue | undefined {
  if (isMeetingValue(table, value)) return undefined
  return hasWishes(table) && wishStateOf(value) === 'requested' ? 'Yes' : value
}

/** Whether a cell with this value can no longer be edited by anybody; CHOICE-5. */
export function isReadOnlyValue(table: TableName, value: CellValue): boolean {
  return kindOf(table).readOnly?.includes(value) ?? false
}

/** Whether a table contains wishes to meet, and the states of meetings that come of them. */
export function hasWishes(table: TableName): boolean {
  return kindOf(table).meetings !== undefined
}

/** Whether a value is the state of a meeting, and no wish. */
export function isMeetingValue(table: TableName, value: CellValue): boolean {
  return kindOf(table).meetings?.includes(value) ?? false
}

function kindOf(table: TableName): ValueKind {
  return VALUE_KINDS[TABLES[table].value]
}
