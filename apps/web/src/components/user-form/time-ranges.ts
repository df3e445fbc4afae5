import type { TimeRange } from '@planner/domain'

/** Seven days, Monday first, of three ranges: two that are allowed and the rest. */
export type WeekRanges = readonly (readonly TimeRange[])[]

const ALLOWED = '#B7E1CD'
const NOT_ALLOWED = '#EA9999'

/** Default ranges until the owner chooses; TOPIC-14. */
export function defaultWeek(): WeekRanges {
  return Array.from({ length: 7 }, () => [
    { startTime: '00:00', endTime: '03:00', scaleColor: ALLOWED },
    { startTime: '03:00', endTime: '06:00', scaleColor: ALLOWED },
    { startTime: '06:00', endTime: '00:00', scaleColor: NOT_ALLOWED },
  ])
}

/** Returns the week with one time changed; the third range is always the rest of the day after the second. */
export function withTime(
  week: WeekRanges,
  day: number,
  range: 0 | 1,
  end: 'startTime' | 'endTime',
  time: string,
): WeekRanges {
  return week.map((ranges, index) => {
    if (index !== day) return ranges
    const changed = ranges.map((each, place) => (place === range ? { ...each, [end]: time } : each))
    return withRest(changed)
  })
}

function withRest(ranges: readonly TimeRange[]): readonly TimeRange[] {
  const [first, second, rest] = ranges
  if (!first || !second || !rest) return ranges
  return [first, second, { ...rest, startTime: second.endTime, endTime: first.startTime }]
}

export function withAllDaysLike(week: WeekRanges, day: readonly TimeRange[]): WeekRanges {
  return week.map(() => day.map((range) => ({ ...range })))
}
