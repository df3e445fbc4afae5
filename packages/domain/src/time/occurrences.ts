import type { EventClock } from './event-clock.ts'
import { DAY_MS, dayNumber } from './plain-date.ts'
import { momentOfWallTime } from './wall-time.ts'

/** What recurs: the hour of the week (0..167) in which a group starts, by the number of the week, and how many hours it takes. */
export type Recurrence = { starts: ReadonlyMap<number, number>; duration: number }

/** One meeting of a group. */
export type Occurrence = {
  /** 1 for week A, 2 for week B of the event. */
  week: number
  /** Ms since the epoch. */
  start: number
  end: number
}

const HOUR_MS = 3_600_000
const WEEK_MS = 7 * DAY_MS

/**
 * The next meetings of a group, `count` at most, in their order, beginning with one that has not ended at `from` (ms since the
 * epoch). A group recurs at its wall time in the event's zone, every `numWeeks` weeks from the first Monday on, and lasts its
 * hours whatever the clocks do meanwhile; WEEK-10, WEEK-14.
 */
export function occurrences(
  { timeZone, firstMonday }: EventClock,
  { starts, duration }: Recurrence,
  numWeeks: number,
  from: number,
  count: number,
): Occurrence[] {
  const found: Occurrence[] = []
  const origin = DAY_MS * (dayNumber(firstMonday) ?? Number.NaN)
  const hours = [...starts].filter(([week]) => week >= 1 && week <= numWeeks)
  if (hours.length === 0 || !Number.isFinite(from - origin)) return found
  // A week earlier, since zones are up to 14 hours from UTC and a meeting may last over midnight.
  const first = Math.max(0, Math.floor((from - origin) / WEEK_MS) - 1)
  for (let index = first; found.length < count; index += 1) {
    const week = (index % numWeeks) + 1
    const hour = starts.get(week)
    if (hour === undefined) continue
    const start = momentOfWallTime(timeZone, origin + index * WEEK_MS + hour * HOUR_MS)
    if (start === undefined) return found
    const end = start + duration * HOUR_MS
    if (end > from) found.push({ week, start, end })
  }
  return found
}
