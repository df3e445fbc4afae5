import { staysInRanges, type TimeRange } from '@planner/domain'
import type { TimeFrame } from './time-frame.ts'

/**
 * The starts at which a group stays inside its owner's saved ranges for all of its hours, shifted from the
 * owner's clock; null (any start) when none were saved.
 */
export function startsInRanges(
  ranges: readonly (readonly TimeRange[])[] | null,
  frame: TimeFrame,
  duration: number,
  offset: number,
): readonly number[] | null {
  if (ranges === null || frame.layout !== 'weeks') return null
  return Array.from({ length: frame.slots }, (_, start) => start).filter((start) =>
    staysInRanges(ranges, start, duration, offset),
  )
}
