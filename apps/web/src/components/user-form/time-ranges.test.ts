import { expect, test } from 'vitest'
import { defaultWeek, withAllDaysLike, withTime } from './time-ranges.ts'

test('TOPIC-15: the third range is what lies after the two that are allowed', () => {
  const week = withTime(withTime(defaultWeek(), 2, 0, 'startTime', '09:00'), 2, 1, 'endTime', '17:00')
  expect(week[2]?.map(({ startTime, endTime }) => [startTime, endTime])).toEqual([
    ['09:00', '03:00'],
    ['03:00', '17:00'],
    ['17:00', '09:00'],
  ])
  expect(week[1]).toEqual(defaultWeek()[1])
})

test('TOPIC-14: a day starts with the default ranges, seven days of three', () => {
  expect(defaultWeek()).toHaveLength(7)
  expect(defaultWeek()[6]?.[2]).toEqual({ startTime: '06:00', endTime: '00:00', scaleColor: '#EA9999' })
})

test('one day is copied to all', () => {
  const week = withTime(defaultWeek(), 0, 0, 'endTime', '02:00')
  const same = withAllDaysLike(week, week[0] ?? [])
  expect(new Set(same.map((day) => JSON.stringify(day))).size).toBe(1)
  expect(same[6]?.[0]?.endTime).toBe('02:00')
})
