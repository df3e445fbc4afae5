import type { PlanProgress } from '@planner/protocol'
import { expect, test } from 'vitest'
import { curvePath, curvePoints, durationText } from './score-curve.tsx'

const point = (elapsedSeconds: number, medium: number, soft: number): PlanProgress => ({
  elapsedSeconds,
  limitSeconds: 300,
  hard: 0,
  medium,
  soft,
  satisfaction: 0.5,
  bound: null,
})

test('PLAN-6: soft scores are compared only at the hard and medium level of the best plan', () => {
  const progress = [point(1, -9, 80), point(2, -3, 40), point(4, -3, 55), point(9, -3, 60)]
  expect(curvePoints(progress).map(({ soft }) => soft)).toEqual([40, 55, 60])
  expect(curvePoints([])).toEqual([])
})

test('PLAN-6: the curve rises in steps from the lowest to the best score', () => {
  const points = curvePoints([point(0, 0, 10), point(5, 0, 20), point(10, 0, 30)])
  expect(curvePath(points, 100, 40)).toBe('M0 40H50V20H100V0')
})

test('a duration is formatted as minutes and seconds', () => {
  expect([0, 59.6, 75, 3600].map(durationText)).toEqual(['0:00', '1:00', '1:15', '60:00'])
})
