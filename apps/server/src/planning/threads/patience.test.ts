import { expect, test } from 'vitest'
import { createPatience } from './patience.ts'

test('PLAN-8: a search without any plan is never given up', () => {
  expect(createPatience().isOver(1_000_000)).toBe(false)
})

test('PLAN-8: an early plan is waited on for five seconds, a late one for its time again, none for more than thirty', () => {
  const early = createPatience()
  early.gained([0, 0, 100], 500)
  expect([early.isOver(5400), early.isOver(5600)]).toEqual([false, true])
  const late = createPatience()
  late.gained([0, 0, 100], 20_000)
  expect([late.isOver(39_900), late.isOver(40_100)]).toEqual([false, true])
  const latest = createPatience()
  latest.gained([0, 0, 100], 100_000)
  expect([latest.isOver(129_900), latest.isOver(130_100)]).toEqual([false, true])
})

test('PLAN-8: a place gained counts, a soft gain that nobody notices does not, many of them do', () => {
  const patience = createPatience()
  patience.gained([0, -2, 100], 0)
  patience.gained([0, -1, 90], 3000)
  expect(patience.isOver(7900)).toBe(false)
  patience.gained([0, -1, 90.01], 6000)
  expect(patience.isOver(8100)).toBe(true)
  patience.gained([0, -1, 90.1], 7000)
  expect(patience.isOver(8100)).toBe(false)
})
