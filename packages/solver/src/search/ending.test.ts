import { expect, test } from 'vitest'
import { createEnding } from './ending.ts'
import { SCHEDULE } from './schedule.ts'

const patience = 1000
/** Where cycles end that do not come back to the best plan. */
const ELSEWHERE = [0, -2, 90] as const

test('a search ends when nothing worth having came for as long as the patience of its size', () => {
  const ending = createEnding(patience, 0, [0, -1, 100])
  expect(ending.isDueAt(patience, [0, -1, 100], ELSEWHERE)).toBe(false)
  expect(ending.isDueAt(patience + 1, [0, -1, 100], ELSEWHERE)).toBe(true)
})

test('a unit filled is worth going on for, a crumb of the soft score is not, many crumbs are', () => {
  const ending = createEnding(patience, 0, [0, -1, 100])
  expect(ending.isDueAt(patience + 1, [0, -1, 100.01], ELSEWHERE)).toBe(true)
  expect(ending.isDueAt(patience + 2, [0, -1, 100.03], ELSEWHERE)).toBe(false)
  expect(ending.isDueAt(2 * patience, [0, 0, 50], ELSEWHERE)).toBe(false)
  expect(ending.isDueAt(6 * patience + 1, [0, 0, 50], ELSEWHERE)).toBe(true)
})

test('a search ends when cycles came back to its best score often enough, counted anew from each better one', () => {
  const { returns } = SCHEDULE.ending
  const ending = createEnding(patience, 0, [0, -1, 100])
  const again = () => ending.isDueAt(1, [0, -1, 100], [0, -1, 100 + 1e-12])
  for (let time = 1; time < returns; time++) expect(again()).toBe(false)
  expect(ending.isDueAt(1, [0, -1, 100], ELSEWHERE)).toBe(false)
  const best = [0, -1, 100.001] as const
  for (let time = 1; time < returns; time++) expect(ending.isDueAt(1, best, best)).toBe(false)
  expect(ending.isDueAt(1, best, best)).toBe(true)
})
