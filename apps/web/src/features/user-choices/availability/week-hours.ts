import type { CellValue } from '@planner/domain'
import type { GridPosition, GridSize } from '../../../components/grid/grid-keys.ts'

export type HourState = 'free' | 'maybe' | 'busy'

/** A position in the grid: day 0..6 from Monday, hour 0..23. */
export type GridHour = { day: number; hour: number }

export type Rectangle = { from: GridHour; to: GridHour }

const RECOMMENDED = { from: 7, to: 21 } as const

/** Hours 07:00 to 21:00 are recommended; AVAIL-5. */
export function isRecommended(hour: number): boolean {
  return hour >= RECOMMENDED.from && hour < RECOMMENDED.to
}

/** An hour as stored: a boolean, or one of blank, Maybe, Yes; AVAIL-3. */
export function hourState(value: CellValue): HourState {
  if (value === true || value === 'Yes') return 'free'
  return value === 'Maybe' ? 'maybe' : 'busy'
}

/** The state a stroke paints, decided by its first cell: the brush, or blank when the cell already has it; AVAIL-4. */
export function strokeState(first: HourState, brush: HourState): HourState {
  return first === brush ? 'busy' : brush
}

/** The value stored for a state, depending on the variant's kind of grid. */
export function storedHour(state: HourState, allowsMaybe: boolean): CellValue {
  if (!allowsMaybe) return state !== 'busy'
  return state === 'free' ? 'Yes' : state === 'maybe' ? 'Maybe' : ''
}

export function isInside({ from, to }: Rectangle, { day, hour }: GridHour): boolean {
  return isBetween(day, from.day, to.day) && isBetween(hour, from.hour, to.hour)
}

function isBetween(value: number, a: number, b: number): boolean {
  return value >= Math.min(a, b) && value <= Math.max(a, b)
}

/** The corners in wire format: days 1..7, hours 1..24; WIRE-10. */
export function cornersOf({ from, to }: Rectangle) {
  return {
    rangeStartD1: Math.min(from.day, to.day) + 1,
    rangeStartD2: Math.min(from.hour, to.hour) + 1,
    rangeEndD1: Math.max(from.day, to.day) + 1,
    rangeEndD2: Math.max(from.hour, to.hour) + 1,
  }
}

/** Columns are days, rows are hours; Page Up and Down move to the ends of a day. */
export const WEEK_SIZE = { rows: 24, columns: 7, page: 24 } as const satisfies GridSize

export function hourAt({ row, column }: GridPosition): GridHour {
  return { day: column, hour: row }
}

export function positionOfHour({ day, hour }: GridHour): GridPosition {
  return { row: hour, column: day }
}
