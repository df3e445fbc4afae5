import { expect, test } from 'vitest'
import { nextBlock } from './week-columns.tsx'

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
