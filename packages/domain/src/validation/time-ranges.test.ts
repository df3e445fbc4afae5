import { expect, test } from 'vitest'
import type { TimeRange } from '../entities/topic.ts'
import { rangeProblems, timeRangeErrors } from './time-ranges.ts'

/** Ranges as text: `09:00-12:00`. */
const ranges = (...texts: string[]): TimeRange[] =>
  texts.map((text) => {
    const [startTime = '', endTime = ''] = text.split('-')
    return { startTime, endTime, scaleColor: '#B7E1CD' }
  })

test.each([
  [
    ['00:00-03:00', '03:00-06:00', '06:00-00:00'],
    [null, null, null],
  ],
  [
    ['18:00-21:00', '09:00-12:00', '21:00-24:00'],
    [null, null, null],
  ],
  [
    ['00:00-24:00', '00:00-00:00', '00:00-00:00'],
    [null, null, null],
  ],
  [
    ['05:00-05:00', '03:00-06:00'],
    [null, null],
  ],
  [[], []],
  [['17:30-19:00'], ['wholeHours']],
  [['17:00-19:15'], ['wholeHours']],
  [['24:00-24:00'], ['wholeHours']],
  [['25:00-26:00'], ['wholeHours']],
  [['9-10'], ['wholeHours']],
  [['12:00-09:00'], ['reversedRange']],
  [
    ['09:00-12:00', '11:00-13:00'],
    [null, 'overlappingRange'],
  ],
  [
    ['09:00-12:00', '10:00-11:00', '08:00-00:00'],
    [null, 'overlappingRange', 'overlappingRange'],
  ],
  [
    ['09:00-12:00', '09:00-12:00'],
    [null, 'overlappingRange'],
  ],
])('TOPIC-17: %j: %j', (texts, expected) => expect(rangeProblems(ranges(...texts))).toEqual(expected))

test('TOPIC-17: an error names the day and the range; what is stored like this may stay', () => {
  const make = () => [[], ranges('09:00-12:00', '12:00-11:00'), [], [], [], [], ranges('10:30-11:00')]
  const week = make()
  const field = 'topics.0.topicGroupTimeRange'
  expect(timeRangeErrors(field, week)).toEqual([
    { field: `${field}.1.1`, rule: 'reversedRange' },
    { field: `${field}.6.0`, rule: 'wholeHours' },
  ])
  expect(timeRangeErrors(field, week, make())).toEqual([])
  expect(timeRangeErrors(field, null, week)).toEqual([])
})
