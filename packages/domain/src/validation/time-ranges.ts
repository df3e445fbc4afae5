import type { TimeRange } from '../entities/topic.ts'
import type { FieldError } from './rules.ts'

/** Seven days, Monday first, of up to three ranges; TOPIC-14. */
export type WeekRanges = readonly (readonly TimeRange[])[]

/** Hours of a day, 0 to 24; a span that ends where it starts is empty. */
export type HourSpan = { from: number; to: number }

const START = /^([01]\d|2[0-3]):00$/
const END = /^([01]\d|2[0-4]):00$/
const MIDNIGHT = 24

/** The hours of a range, undefined where it does not begin and end on the hour; TOPIC-17. */
export function spanOf({ startTime, endTime }: TimeRange): HourSpan | undefined {
  const start = START.exec(startTime)?.[1]
  const end = END.exec(endTime)?.[1]
  if (start === undefined || end === undefined) return undefined
  const from = Number(start)
  const endsAtMidnight = endTime === '00:00' && from > 0
  return { from, to: endsAtMidnight ? MIDNIGHT : Number(end) }
}

/**
 * What is wrong with a week of ranges; TOPIC-17. Errors name the day and the range as they are sent:
 * `<field>.<day>.<range>`, both from 0. Ranges that are stored like this already may stay.
 */
export function timeRangeErrors(
  field: string,
  week: WeekRanges | null,
  stored: WeekRanges | null = null,
): FieldError[] {
  if (week === null || JSON.stringify(week) === JSON.stringify(stored)) return []
  return week.flatMap((ranges, day) =>
    rangeProblems(ranges).flatMap((rule, range) =>
      rule === null ? [] : [{ field: `${field}.${day}.${range}`, rule }],
    ),
  )
}

/** What is wrong with each range of a day, null for nothing. */
export function rangeProblems(ranges: readonly TimeRange[]): (RangeRule | null)[] {
  const spans = ranges.map(spanOf)
  return spans.map((span, index) => {
    if (!span) return 'wholeHours'
    if (span.to < span.from) return 'reversedRange'
    return spans.slice(0, index).some((other) => other && overlap(span, other)) ? 'overlappingRange' : null
  })
}

type RangeRule = Extract<FieldError['rule'], 'wholeHours' | 'reversedRange' | 'overlappingRange'>

function overlap(a: HourSpan, b: HourSpan): boolean {
  return Math.max(a.from, b.from) < Math.min(a.to, b.to)
}
