import { expect, test } from 'vitest'
import { shownHours } from './shown-hours.ts'

test('SCHED-15: the rows are the hours from the first group to the last one', () => {
  expect(
    shownHours([
      { from: 9, to: 11 },
      { from: 17, to: 19 },
    ]),
  ).toEqual({ first: 9, last: 19 })
  expect(
    shownHours([
      { from: 0, to: 1 },
      { from: 23, to: 24 },
    ]),
  ).toEqual({ first: 0, last: 24 })
})

test('SCHED-15: at least six rows, also late in the day', () => {
  expect(shownHours([{ from: 10, to: 12 }])).toEqual({ first: 10, last: 16 })
  expect(shownHours([{ from: 23, to: 24 }])).toEqual({ first: 18, last: 24 })
})
