import { expect, test } from 'vitest'
import { patienceFor } from './effort.ts'
import { createEnding } from './ending.ts'

const size = 10
const patience = patienceFor(size)

test('a search ends when nothing worth having came for as long as the patience of its size', () => {
  const ending = createEnding(size, 0, [0, -1, 100])
  expect(ending.isDueAt(patience, [0, -1, 100])).toBe(false)
  expect(ending.isDueAt(patience + 1, [0, -1, 100])).toBe(true)
})

test('a unit filled is worth going on for, a crumb of the soft score is not, many crumbs are', () => {
  const ending = createEnding(size, 0, [0, -1, 100])
  expect(ending.isDueAt(patience + 1, [0, -1, 100.01])).toBe(true)
  expect(ending.isDueAt(patience + 2, [0, -1, 100.03])).toBe(false)
  expect(ending.isDueAt(2 * patience, [0, 0, 50])).toBe(false)
  expect(ending.isDueAt(3 * patience + 1, [0, 0, 50])).toBe(true)
})
