import type { TimeRange } from '../entities/topic.ts'
import { HOURS_OF_WEEK } from './layout.ts'
import { localHour } from './presence.ts'

/** The first two of a day's three ranges are allowed; TOPIC-15. */
const ALLOWED_RANGES = 2

/** Whether a range of a day holds all of the hour. An end at or before the start runs over midnight; equal ends hold nothing. */
function holdsHour({ startTime, endTime }: TimeRange, hour: number): boolean {
  const from = minutes(startTime)
  const to = minutes(endTime)
  const [start, end] = [hour * 60, hour * 60 + 60]
  if (from === to) return false
  return from < to ? start >= from && end <= to : start >= from || end <= to
}

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

/**
 * Whether a group that starts at the hour of a week stays in the week, and in its owner's saved ranges for all of its hours,
 * shifted from the owner's clock.
 */
export function staysInRanges(
  ranges: readonly (readonly TimeRange[])[],
  start: number,
  duration: number,
  offset: number,
): boolean {
  if ((start % HOURS_OF_WEEK) + duration > HOURS_OF_WEEK) return false
  return Array.from({ length: duration }, (_, index) => localHour(start + index, offset)).every((hour) => {
    const day = ranges[Math.floor(hour / 24)] ?? []
    return day.slice(0, ALLOWED_RANGES).some((range) => holdsHour(range, hour % 24))
  })
}
