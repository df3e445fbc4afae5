import type { CellValue } from '@planner/domain'
import {
  type GridPosition,
  type GridSize,
  type KeyPress,
  movedPosition,
} from '../../../components/grid/grid-keys.ts'

export type HourState = 'free' | 'maybe' | 'busy'

/** An hour of the week: day 0..6 from Monday, hour 0..23. */
export type GridHour = { day: number; hour: number }

export type Rectangle = { from: GridHour; to: GridHour }

/** The hours that a grid or list shows, in order and without gaps: all or the recommended ones (AVAIL-14). */
export type ShownHours = readonly number[]

const RECOMMENDED = { from: 7, to: 21 } as const

/** Hours 07:00 to 21:00 are recommended; AVAIL-5. */
export function isRecommended(hour: number): boolean {
  return hour >= RECOMMENDED.from && hour < RECOMMENDED.to
}

export const ALL_HOURS: ShownHours = Array.from({ length: 24 }, (_, hour) => hour)
export const RECOMMENDED_HOURS: ShownHours = ALL_HOURS.filter(isRecommended)

/** An hour as stored: a boolean, or one of blank, Maybe, Yes; AVAIL-3. */
export function hourState(value: CellValue): HourState {
  if (value === true || value === 'Yes') return 'free'
  return value === 'Maybe' ? 'maybe' : 'busy'
}

/** The state of a stroke by its first cell: the brush, or blank when the cell has it already; AVAIL-4. */
export function strokeState(first: HourState, brush: HourState): HourState {
  return first === brush ? 'busy' : brush
}

/** The state that toggling a row or column sets: blank only when all of it has the brush; AVAIL-11. */
export function toggledState(states: readonly HourState[], brush: HourState): HourState {
  return states.every((state) => state === brush) ? 'busy' : brush
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

/** The rectangle with its corners in order. */
export function ordered({ from, to }: Rectangle): Rectangle {
  return {
    from: { day: Math.min(from.day, to.day), hour: Math.min(from.hour, to.hour) },
    to: { day: Math.max(from.day, to.day), hour: Math.max(from.hour, to.hour) },
  }
}

/** All hours of a rectangle. */
export function hoursIn(rectangle: Rectangle): GridHour[] {
  return DAY_INDEXES.flatMap((day) => ALL_HOURS.map((hour) => ({ day, hour }))).filter((each) =>
    isInside(rectangle, each),
  )
}

const DAY_INDEXES = [0, 1, 2, 3, 4, 5, 6]

/** A header as a rectangle: a day with the shown hours, or an hour on all days; undefined for cells. */
export function headerRectangle({ row, column }: GridPosition, shown: ShownHours): Rectangle | undefined {
  const [first = 0, last = 0] = [shown[0], shown.at(-1)]
  const hour = shown[row - 1]
  if (row === 0 && column > 0)
    return { from: { day: column - 1, hour: first }, to: { day: column - 1, hour: last } }
  if (column === 0 && hour !== undefined) return { from: { day: 0, hour }, to: { day: 6, hour } }
  return undefined
}

/** Row 0 and column 0 are headers; below and beside them rows are hours and columns days. */
export function weekSize(shown: ShownHours): GridSize {
  return { rows: shown.length + 1, columns: 8, page: 24 }
}

/** The hour at a position, undefined for a header. */
export function hourAt({ row, column }: GridPosition, shown: ShownHours): GridHour | undefined {
  const hour = shown[row - 1]
  return hour === undefined || column === 0 ? undefined : { day: column - 1, hour }
}

/** The position of an hour, or of the nearest one that is shown. */
export function positionOfHour({ day, hour }: GridHour, shown: ShownHours): GridPosition {
  const index = Math.min(shown.length - 1, Math.max(0, hour - (shown[0] ?? 0)))
  return { row: index + 1, column: day + 1 }
}

/**
 * The position a key moves to. Arrows reach the headers; Home, Page Up and far arrows stop at the first cell
 * (AVAIL-8).
 */
export function movedInWeek(
  from: GridPosition,
  press: KeyPress,
  shown: ShownHours,
): GridPosition | undefined {
  const to = movedPosition(from, press, weekSize(shown))
  const isStep = press.key.startsWith('Arrow') && !press.ctrlKey && !press.metaKey
  if (!to || isStep) return to
  return {
    row: from.row === 0 ? to.row : Math.max(1, to.row),
    column: from.column === 0 ? to.column : Math.max(1, to.column),
  }
}

/** Hours of a day in a row with the same state; `to` is where the last one ends. */
type Stretch = { from: number; to: number; state: Exclude<HourState, 'busy'> }

/** Days in a row with the same stretches, 0..6 from Monday. */
export type DayGroup = { first: number; last: number; stretches: readonly Stretch[] }

/** The chosen hours of a week for a summary in words, days with nothing left out; AVAIL-12. */
export function chosenHours(stateOf: (day: number, hour: number) => HourState): DayGroup[] {
  const groups: DayGroup[] = []
  for (let day = 0; day < 7; day += 1) {
    const stretches = stretchesOf(ALL_HOURS.map((hour) => stateOf(day, hour)))
    const last = groups.at(-1)
    if (last?.last === day - 1 && isSame(last.stretches, stretches)) last.last = day
    else groups.push({ first: day, last: day, stretches })
  }
  return groups.filter(({ stretches }) => stretches.length > 0)
}

function stretchesOf(states: readonly HourState[]): Stretch[] {
  const stretches: Stretch[] = []
  states.forEach((state, hour) => {
    const last = stretches.at(-1)
    if (state === 'busy') return
    if (last?.to === hour && last.state === state) last.to = hour + 1
    else stretches.push({ from: hour, to: hour + 1, state })
  })
  return stretches
}

function isSame(a: readonly Stretch[], b: readonly Stretch[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ from, to, state }, index) => {
      const other = b[index]
      return other?.from === from && other.to === to && other.state === state
    })
  )
}
