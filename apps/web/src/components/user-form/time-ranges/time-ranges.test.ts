import { rangeProblems, type WeekRanges } from '@planner/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keyedHour } from './day-dial.tsx'
import {
  allowedSpans,
  defaultWeek,
  shownTime,
  typedHour,
  withDayCopied,
  withSpan,
  withTypedTime,
} from './time-ranges.ts'

const times = (week: WeekRanges, day: number) =>
  week[day]?.map(({ startTime, endTime }) => `${startTime}-${endTime}`)

test('TOPIC-14: a day starts with the default ranges, seven days of three', () => {
  expect(defaultWeek()).toHaveLength(7)
  expect(times(defaultWeek(), 6)).toEqual(['00:00-03:00', '03:00-06:00', '06:00-00:00'])
  expect(defaultWeek()[6]?.map(({ scaleColor }) => scaleColor)).toEqual(['#B7E1CD', '#B7E1CD', '#EA9999'])
})

test('TOPIC-20: the third range is the day after the allowed ones', () => {
  const week = withSpan(defaultWeek(), 2, 1, { from: 18, to: 21 })
  expect(times(week, 2)).toEqual(['00:00-03:00', '18:00-21:00', '21:00-00:00'])
  expect(week[1]).toEqual(defaultWeek()[1])
  const late = withSpan(week, 2, 1, { from: 18, to: 24 })
  expect(times(late, 2)).toEqual(['00:00-03:00', '18:00-00:00', '00:00-00:00'])
  const none = withSpan(withSpan(week, 2, 1, { from: 9, to: 9 }), 2, 0, { from: 0, to: 0 })
  expect(times(none, 2)?.[2]).toBe('00:00-24:00')
})

test('TOPIC-17, TOPIC-20: whatever spans are set side by side, the day is accepted', () => {
  const hours = fc.array(fc.integer({ min: 0, max: 24 }), { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(hours, fc.boolean(), (unsorted, isSwapped) => {
      const [a = 0, b = 0, c = 0, d = 0] = unsorted.sort((x, y) => x - y)
      fc.pre(c < 24)
      const spans = [
        { from: a, to: b },
        { from: c, to: d },
      ] as const
      const [first, second] = isSwapped ? [spans[1], spans[0]] : spans
      fc.pre(first.from < 24 && second.from < 24)
      const week = withSpan(withSpan(defaultWeek(), 0, 0, first), 0, 1, second)
      expect(rangeProblems(week[0] ?? [])).toEqual([null, null, null])
      expect(allowedSpans(week[0] ?? [])).toEqual([first, second])
    }),
  )
})

test('TOPIC-19: times are typed in several ways; what is no whole hour stays to be refused', () => {
  expect(['9', '09:00', '9.00', ' 24 ', '0900'].map(typedHour)).toEqual([9, 9, 9, 24, 9])
  expect(['17:30', '25', '', 'noon', '-1'].map(typedHour)).toEqual(Array(5).fill(undefined))
  const wrong = withTypedTime(defaultWeek(), 0, 1, 'to', '17:30')
  expect(times(wrong, 0)).toEqual(['00:00-03:00', '03:00-17:30', '06:00-00:00'])
  expect(rangeProblems(wrong[0] ?? [])).toEqual([null, 'wholeHours', null])
  expect(times(withTypedTime(wrong, 0, 1, 'to', '17'), 0)?.[1]).toBe('03:00-17:00')
})

test('TOPIC-19: midnight at the end is typed and shown as 24:00, and stays when the start moves to 0', () => {
  const late = withTypedTime(withSpan(defaultWeek(), 0, 1, { from: 18, to: 20 }), 0, 1, 'to', '00:00')
  expect(times(late, 0)?.[1]).toBe('18:00-00:00')
  expect(shownTime(late[0]?.[1], 'to')).toBe('24:00')
  expect(times(withTypedTime(late, 0, 1, 'from', '0'), 0)?.[1]).toBe('00:00-24:00')
})

test('TOPIC-19: a day is copied to others', () => {
  const week = withSpan(defaultWeek(), 0, 0, { from: 1, to: 2 })
  const copied = withDayCopied(week, 0, [0, 1, 2, 3, 4])
  expect(copied[4]).toEqual(week[0])
  expect(copied[5]).toEqual(defaultWeek()[5])
})

test('a day that is stored without ranges can be edited', () => {
  const week = withSpan([[], [], [], [], [], [], []], 3, 1, { from: 9, to: 12 })
  expect(times(week, 3)).toEqual(['00:00-00:00', '09:00-12:00', '12:00-00:00'])
})

test('TOPIC-18: a beginning that is moved towards midnight stops before it, and its range stays on the dial', () => {
  let week = withSpan(defaultWeek(), 0, 1, { from: 15, to: 24 })
  const spans = () => allowedSpans(week[0] ?? [])
  for (const key of ['PageUp', 'PageUp', 'PageUp', 'End', 'ArrowUp']) {
    const from = keyedHour(spans(), { range: 1, end: 'from' }, key)
    week = withSpan(week, 0, 1, { from: from ?? 0, to: 24 })
  }
  expect(spans()[1]).toEqual({ from: 23, to: 24 })
  expect(rangeProblems(week[0] ?? [])).toEqual([null, null, null])
})
