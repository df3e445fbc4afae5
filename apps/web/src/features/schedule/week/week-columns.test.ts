import { expect, test } from 'vitest'
import { hourRows, nextBlock, rowOf } from './week-columns.tsx'

const block = (day: number, from: number, lane = 0) => ({ day, from, lane })

/** Monday 9, Monday 18 twice, Wednesday 8, Wednesday 17. */
const BLOCKS = [block(0, 9), block(0, 18), block(0, 18, 1), block(2, 8), block(2, 17)]

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 4, 4],
  ['ArrowUp', 3, 2],
  ['ArrowUp', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowRight', 0, 3],
  ['ArrowRight', 1, 2],
  ['ArrowRight', 2, 4],
  ['ArrowRight', 4, 4],
  ['ArrowLeft', 4, 1],
  ['ArrowLeft', 3, 0],
  ['ArrowLeft', 0, 0],
  ['Tab', 0, undefined],
])('SCHED-15: %s leads from block %i to %s', (key, from, to) => {
  expect(nextBlock(BLOCKS, from, key)).toBe(to)
})

test('SCHED-15: without blocks no key leads anywhere', () => {
  expect(nextBlock([], 0, 'ArrowDown')).toBeUndefined()
})

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
