import { expect, test } from 'vitest'
import { distancePercent } from './use-distance-text.ts'

test('SCHED-21: a plan is told to be at most so far below its bound, and never none where that is not proven', () => {
  expect(distancePercent(1018.9, 1023)).toBe(0.5)
  expect(distancePercent(99.9999, 100)).toBe(0.1)
  expect(distancePercent(-20.5, -20)).toBe(2.5)
})
