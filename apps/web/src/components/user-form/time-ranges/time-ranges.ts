import { clockText, type HourSpan, spanOf, type TimeRange, type WeekRanges } from '@planner/domain'

const ALLOWED = '#B7E1CD'
const NOT_ALLOWED = '#EA9999'
const MIDNIGHT = 24

/** The two ranges of a day that are allowed and can be moved. */
export type RangeIndex = 0 | 1

/** Default ranges until the owner chooses; TOPIC-14. */
export function defaultWeek(): WeekRanges {
  return Array.from({ length: 7 }, () => [
    { startTime: '00:00', endTime: '03:00', scaleColor: ALLOWED },
    { startTime: '03:00', endTime: '06:00', scaleColor: ALLOWED },
    { startTime: '06:00', endTime: '00:00', scaleColor: NOT_ALLOWED },
  ])
}

/** The spans of a day that are allowed, undefined where a time is no whole hour. */
export function allowedSpans(ranges: readonly TimeRange[]): [HourSpan | undefined, HourSpan | undefined] {
  const spanAt = (index: RangeIndex) => ranges[index] && spanOf(ranges[index])
  return [spanAt(0), spanAt(1)]
}

/** The week with one range of a day moved; the third range follows (TOPIC-20). */
export function withSpan(week: WeekRanges, day: number, index: RangeIndex, span: HourSpan): WeekRanges {
  return withRange(week, day, index, rangeOf(span, ALLOWED))
}

/** The week with a typed time; what is no whole hour stays as it was typed, to be refused. */
export function withTypedTime(
  week: WeekRanges,
  day: number,
  index: RangeIndex,
  end: keyof HourSpan,
  text: string,
): WeekRanges {
  const range = threeOf(week[day] ?? [])[index]
  const hour = typedHour(text)
  const span = spanOf(range)
  if (hour !== undefined && span)
    return withSpan(week, day, index, { ...span, [end]: endHour(hour, end, span) })
  const field = end === 'from' ? 'startTime' : 'endTime'
  return withRange(week, day, index, { ...range, [field]: hour === undefined ? text.trim() : timeText(hour) })
}

/** Zero at the end of a range that does not begin there is midnight. */
function endHour(hour: number, end: keyof HourSpan, { from }: HourSpan): number {
  return end === 'to' && hour === 0 && from > 0 ? MIDNIGHT : hour
}

/** The week with the ranges of a day copied to others. */
export function withDayCopied(week: WeekRanges, from: number, to: readonly number[]): WeekRanges {
  const day = week[from] ?? []
  return week.map((ranges, index) => (to.includes(index) ? day.map((range) => ({ ...range })) : ranges))
}

/** A whole hour as people type it, `9`, `09:00` or `9.00`; undefined for anything else. */
export function typedHour(text: string): number | undefined {
  const [, hour] = /^\s*(\d{1,2})(?:[:.]?00)?\s*$/.exec(text) ?? []
  return hour !== undefined && Number(hour) <= MIDNIGHT ? Number(hour) : undefined
}

/** An hour as 24 h text; a day ends at 24:00. */
export function timeText(hour: number): string {
  return clockText(hour * 60)
}

/** A time of a range as shown: as 24 h text, or as it was typed. */
export function shownTime(range: TimeRange | undefined, end: keyof HourSpan): string {
  const span = range && spanOf(range)
  if (span) return timeText(span[end])
  return (end === 'from' ? range?.startTime : range?.endTime) ?? ''
}

function withRange(week: WeekRanges, day: number, index: RangeIndex, range: TimeRange): WeekRanges {
  return week.map((ranges, place) =>
    place === day ? withRest(threeOf(ranges).map((each, at) => (at === index ? range : each))) : ranges,
  )
}

/** The third range is what is left of the day after the allowed ones, up to midnight. */
function withRest(ranges: readonly TimeRange[]): readonly TimeRange[] {
  const spans = allowedSpans(ranges)
  const ends = spans.map((span) => (span && span.to > span.from ? span.to : 0))
  if (spans.includes(undefined)) return ranges
  const last = Math.max(...ends)
  const rest = last === MIDNIGHT ? { from: 0, to: 0 } : { from: last, to: MIDNIGHT }
  return [...ranges.slice(0, 2), rangeOf(rest, NOT_ALLOWED)]
}

/** A day may be stored with fewer ranges; the missing ones hold nothing. */
function threeOf(ranges: readonly TimeRange[]): [TimeRange, TimeRange, TimeRange] {
  const empty = rangeOf({ from: 0, to: 0 }, ALLOWED)
  return [ranges[0] ?? empty, ranges[1] ?? empty, ranges[2] ?? { ...empty, scaleColor: NOT_ALLOWED }]
}

/** Midnight at the end is 00:00, except for a whole day, since 00:00 to 00:00 holds nothing. */
function rangeOf({ from, to }: HourSpan, scaleColor: string): TimeRange {
  const endsAtMidnight = to === MIDNIGHT && from > 0
  return { startTime: timeText(from), endTime: endsAtMidnight ? '00:00' : timeText(to), scaleColor }
}
