import { expect, test } from 'vitest'
import { createPatience, shortestWaitMs } from './patience.ts'

test('PLAN-8: a search without any plan is never given up', () => {
  expect(createPatience().isOver(1_000_000, false)).toBe(false)
})

test('PLAN-8: an early plan is waited on for five seconds, a late one for twice its time, none for more than a minute', () => {
  const early = createPatience()
  early.gained([0, 0, 100], 500)
  expect([early.isOver(5400, false), early.isOver(5600, false)]).toEqual([false, true])
  const late = createPatience()
  late.gained([0, 0, 100], 20_000)
  expect([late.isOver(59_900, false), late.isOver(60_100, false)]).toEqual([false, true])
  const latest = createPatience()
  latest.gained([0, 0, 100], 100_000)
  expect([latest.isOver(159_900, false), latest.isOver(160_100, false)]).toEqual([false, true])
})

test('PLAN-8: a place gained counts, a soft gain that nobody notices does not, many of them do', () => {
  const patience = createPatience()
  patience.gained([0, -2, 100], 0)
  patience.gained([0, -1, 90], 2000)
  expect(patience.isOver(6900, false)).toBe(false)
  patience.gained([0, -1, 90.01], 5000)
  expect(patience.isOver(7100, false)).toBe(true)
  patience.gained([0, -1, 90.1], 6000)
  expect(patience.isOver(7100, false)).toBe(false)
})

test('PLAN-8, MODEL-74: while people may still get a place a search goes on as long as one is likely enough', () => {
  const patience = createPatience()
  patience.gained([0, -9, 100], 2000)
  patience.gained([0, -8, 100], 8000)
  // The gap before it counts as a doubling: it waits for a factor of eight.
  expect([patience.isOver(63_000, true), patience.isOver(65_000, true)]).toEqual([false, true])
  expect(patience.isOver(23_000, false)).toBe(false)
  expect(patience.isOver(25_000, false)).toBe(true)
  const early = createPatience()
  early.gained([0, -9, 100], 100)
  expect([early.isOver(15_900, true), early.isOver(16_100, true)]).toEqual([false, true])
})

test('PLAN-8: larger events are waited for longer, three times as long at most', () => {
  expect([4, 100, 200, 5000].map(shortestWaitMs)).toEqual([5000, 5000, 10_000, 15_000])
})
