import type { WeekBlock } from '@planner/domain'

/** One row of the week: an hour, or the hours from here on in which nothing happens on any day. */
export type HourRow = { hour: number; isGap: boolean }

/** A plan of a few hours is still a day to look at. */
const LEAST_HOURS = 6
/** Shorter pauses keep their rows. */
const LEAST_GAP = 4

/** The rows that the blocks need: from the first hour to the last one, longer empty stretches between as one row. */
export function hourRows(blocks: readonly Pick<WeekBlock, 'from' | 'to'>[]): HourRow[] {
  const first = Math.min(...blocks.map(({ from }) => from), 24 - LEAST_HOURS)
  const last = Math.max(...blocks.map(({ to }) => to), first + LEAST_HOURS)
  const isUsed = (hour: number) => blocks.some(({ from, to }) => from <= hour && hour < to)
  const isBetween = (hour: number, next: number) =>
    blocks.some(({ to }) => to <= hour) && blocks.some(({ from }) => from >= next)
  const rows: HourRow[] = []
  for (let hour = first; hour < last; ) {
    const next = Array.from({ length: last - hour }, (_, index) => hour + index).find(isUsed) ?? last
    const isGap = next - hour >= LEAST_GAP && isBetween(hour, next)
    rows.push({ hour, isGap })
    hour = isGap ? next : hour + 1
  }
  return rows
}

/** The row of an hour that a block takes. */
export function rowOf(rows: readonly HourRow[], hour: number): number {
  return rows.findIndex((row) => row.hour === hour)
}
