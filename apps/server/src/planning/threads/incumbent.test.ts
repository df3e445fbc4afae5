import type { GroupsResult, Score } from '@planner/solver'
import { expect, test } from 'vitest'
import { createIncumbent } from './incumbent.ts'

function planOf(score: Score, status: GroupsResult['status'] = 'feasible'): GroupsResult {
  return {
    format: 'plan-result/1',
    kind: 'groups',
    status,
    score,
    bound: null,
    groups: [],
    unfilled: [],
    satisfaction: {},
    meanSatisfaction: 1,
    terms: {},
    breaches: [],
    run: { seconds: 0, seed: 0, threads: 1, moves: 0 },
  }
}

const incumbentOf = () => createIncumbent({ seed: 7, threads: 2, elapsed: () => 1500 })

test('only a better plan is taken, or the same one proven', () => {
  const incumbent = incumbentOf()
  expect(incumbent.best()).toBeUndefined()
  expect(incumbent.take(planOf([0, -1, 5]))).toBe(true)
  expect(incumbent.take(planOf([0, -1, 5]))).toBe(false)
  expect(incumbent.take(planOf([0, -2, 9]))).toBe(false)
  expect(incumbent.take(planOf([0, -1, 5], 'optimal'))).toBe(true)
  expect(incumbent.take(planOf([0, 0, 1]))).toBe(true)
  expect(incumbent.best()?.score).toEqual([0, 0, 1])
})

test('MODEL-71: of groups with equal scores the plan with more precedence is taken', () => {
  const incumbent = incumbentOf()
  const withPrecedence = (precedence: number) => ({ ...planOf([0, 0, 5]), precedence })
  expect([30, 20, 40].map((one) => incumbent.take(withPrecedence(one)))).toEqual([true, false, true])
  expect(incumbent.take({ ...withPrecedence(90), score: [0, 0, 4] })).toBe(false)
})

test('bounds that came before a plan prove it', () => {
  const incumbent = incumbentOf()
  incumbent.addBound({ goal: 'soft', value: 10, unfilled: null })
  expect(incumbent.isOptimal()).toBe(false)
  incumbent.take(planOf([0, 0, 9]))
  expect([incumbent.isOptimal(), incumbent.best()?.bound]).toEqual([false, 10])
  incumbent.take(planOf([0, 0, 10]))
  expect([incumbent.isOptimal(), incumbent.best()?.status]).toEqual([true, 'optimal'])
})

test('MODEL-51: the figures are those of the whole search', () => {
  const incumbent = incumbentOf()
  incumbent.countMoves(0, 10)
  incumbent.countMoves(1, 5)
  incumbent.countMoves(0, 20)
  incumbent.take(planOf([0, 0, 1]))
  expect(incumbent.best()?.run).toEqual({ seconds: 1.5, seed: 7, threads: 2, moves: 25 })
})
