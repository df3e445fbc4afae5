import { expect, test } from 'vitest'
import { hourRows, rowOf } from './week-columns.tsx'

const hours = (...blocks: { from: number; to: number }[]) =>
  hourRows(blocks).map(({ hour, isGap }) => (isGap ? `${hour}…` : hour))

test('SCHED-15: the rows are the hours from the first group to the last one', () => {
  expect(hours({ from: 9, to: 11 }, { from: 14, to: 16 })).toEqual([9, 10, 11, 12, 13, 14, 15])
})

test('SCHED-15: a long empty stretch is one row', () => {
  const blocks = [
    { from: 0, to: 1 },
    { from: 18, to: 20 },
  ]
  expect(hours(...blocks)).toEqual([0, '1…', 18, 19])
  expect(rowOf(hourRows(blocks), 18)).toBe(2)
})

test('SCHED-15: at least six hours, also late in the day', () => {
  expect(hours({ from: 10, to: 12 })).toEqual([10, 11, 12, 13, 14, 15])
  expect(hours({ from: 23, to: 24 })).toEqual([18, 19, 20, 21, 22, 23])
  expect(hours()).toEqual([18, 19, 20, 21, 22, 23])
})
