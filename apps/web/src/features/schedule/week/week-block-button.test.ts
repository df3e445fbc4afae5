import type { WeekBlock } from '@planner/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldedBlocks } from './week-block-button.tsx'

/** Blocks whose lanes are as many as there are at one time at most. */
function blocksOf(...hours: [day: number, from: number, to: number, lanes: number][]): WeekBlock[] {
  return hours.map(([day, from, to, lanes], index) => ({ day, from, to, lanes, lane: index }) as WeekBlock)
}

test('SCHED-25: three beside one another have their places, of more the last place holds the rest', () => {
  const three = blocksOf([0, 9, 11, 3], [0, 9, 11, 3], [0, 10, 12, 3])
  expect(foldedBlocks(three, () => 0).map(({ blocks, lane }) => [blocks.length, lane])).toEqual([
    [1, 0],
    [1, 1],
    [1, 2],
  ])
  const four = blocksOf([0, 9, 11, 4], [0, 9, 11, 4], [0, 10, 12, 4], [0, 10, 13, 4])
  expect(foldedBlocks(four, () => 0).map(({ blocks, from, to }) => [blocks.length, from, to])).toEqual([
    [1, 9, 11],
    [1, 9, 11],
    [2, 10, 13],
  ])
})

test('SCHED-25: the most urgent have places of their own', () => {
  const five = blocksOf([2, 9, 11, 5], [2, 9, 11, 5], [2, 9, 11, 5], [2, 9, 11, 5], [2, 9, 11, 5])
  const own = five[4]
  const [first] = foldedBlocks(five, (block) => Number(block === own))
  expect(first?.blocks).toEqual([own])
})

test('SCHED-25: every block is shown once, none on another and never more than three at one time', () => {
  const block = fc
    .record({
      day: fc.integer({ min: 0, max: 2 }),
      from: fc.integer({ min: 0, max: 21 }),
      length: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ day, from, length }): [number, number, number, number] => [day, from, from + length, 9])
  fc.assert(
    fc.property(fc.array(block, { maxLength: 30 }), (hours) => {
      const blocks = blocksOf(...hours)
      const shown = foldedBlocks(blocks, ({ from }) => from % 3)
      const lanes = shown.flatMap((each) => each.blocks.map(({ lane }) => lane))
      expect(lanes.sort((a, b) => a - b)).toEqual(blocks.map(({ lane }) => lane))
      for (const [index, one] of shown.entries())
        for (const other of shown.slice(index + 1))
          expect(
            one.day === other.day && one.lane === other.lane && one.from < other.to && other.from < one.to,
          ).toBe(false)
      expect(Math.max(0, ...shown.map(({ lane }) => lane))).toBeLessThan(3)
    }),
  )
})
