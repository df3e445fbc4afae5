import { expect, test } from 'vitest'
import { percentOf } from '../../../lib/percent.ts'
import { binsOf, levelOf, meanPercent, positionIn } from './report-texts.ts'

const shares = (...values: number[]) => values.map((share, index) => ({ personId: `p${index}`, share }))

test('REPORT-3: everybody has one dot, in the bin of what they get, and nobody who lacks anything counts as content', () => {
  const bins = binsOf(shares(0, 0.3999, 0.4, 0.55, 0.9999, 1))
  expect(bins.map(({ people }) => people.length)).toEqual([2, 1, 1, 0, 0, 0, 1, 1])
  expect(bins.map(({ fromPercent }) => fromPercent)).toEqual([0, 40, 50, 60, 70, 80, 90, 100])
  expect(percentOf(0.29)).toBe(29)
  expect(meanPercent(shares(1, 0.999))).toBe(99)
  expect([0, 39, 40, 69, 70, 89, 90, 100].map(levelOf)).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
})

test('REPORT-6, SCHED-21: a plan is placed between random ones and the best possible only where a bound is near enough', () => {
  const of = (soft: number, random: number | null, bound: number | null) =>
    positionIn({ position: { soft, random, bound, missing: 'weighed' } })
  expect(positionIn({ position: null })).toBeNull()
  expect(of(99, 50, 100)).toEqual({ kind: 'proven', share: 0.98 })
  expect(of(100, null, 100)).toEqual({ kind: 'proven', share: null })
  expect(of(60, 50, 100)).toEqual({ kind: 'unproven', isBetter: true })
  expect(of(60, 70, null)).toEqual({ kind: 'unproven', isBetter: false })
  expect(of(100, 100, 100)).toEqual({ kind: 'unproven', isBetter: false })
})
