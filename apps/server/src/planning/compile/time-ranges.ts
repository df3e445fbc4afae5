import { HOURS_OF_WEEK, localHour, type TimeRange } from '@planner/domain'
import type { TimeFrame } from './time-frame.ts'

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
 * The starts at which a group stays inside its owner's saved ranges for all of its hours, shifted from the owner's
 * clock; null (any start) when none were saved.
 */
export function startsInRanges(
  ranges: readonly (readonly TimeRange[])[] | null,
  frame: TimeFrame,
  duration: number,
  offset: number,
): readonly number[] | null {
  if (ranges === null || frame.layout !== 'weeks') return null
  const isAllowed = (slot: number) => {
    const hour = localHour(slot, offset)
    const day = ranges[Math.floor(hour / 24)] ?? []
    return day.slice(0, ALLOWED_RANGES).some((range) => holdsHour(range, hour % 24))
  }
  const starts: number[] = []
  for (let start = 0; start < frame.slots; start += 1) {
    const hours = Array.from({ length: duration }, (_, index) => start + index)
    const staysInWeek = (start % HOURS_OF_WEEK) + duration <= HOURS_OF_WEEK
    if (staysInWeek && hours.every(isAllowed)) starts.push(start)
  }
  return starts
}
