import { describe, expect, test } from 'vitest'
import { createLimits } from './limits.ts'
import type { PlanResult } from './result.ts'
import { buildFacts } from './search/build-facts.ts'
import { SCHEDULE } from './search/schedule.ts'
import { createSearch, stepsOf } from './search/steps.ts'
import { solveGroups } from './solve-groups.ts'
import { randomProblem } from './testing/random-problem.ts'

/** Large enough to be searched without its pairs first. */
const all = randomProblem(5, { people: 70, topics: 12, slots: 3, fixed: false })
const problem = {
  ...all,
  previous: null,
  rules: { ...all.rules, weights: { ...all.rules.weights, contactPreferences: 5 } },
}

describe('the core of a problem', () => {
  test('has its first turn at once, and its part of all moves later, whatever the limit', () => {
    const movesInCore = (iterations: number) => {
      const reported: number[] = []
      const options = { seed: 1, onBest: ({ run }: PlanResult) => reported.push(run.moves) }
      const search = createSearch(buildFacts(problem), options, createLimits({ iterations }, 0))
      const steps = stepsOf(search, options)
      while (steps.next().done !== true);
      return { moves: search.moves, reported }
    }
    const less = movesInCore(100_000)
    const more = movesInCore(200_000)
    expect(less.moves).toBeLessThan(100_000 + SCHEDULE.cost.layout.max)
    // The last report is due because the search ends.
    const before = less.reported.slice(0, -1)
    expect(before.length).toBeGreaterThan(1)
    expect(more.reported.slice(0, before.length)).toEqual(before)
  })

  test('ends with the search when that is stopped', () => {
    let asked = 0
    const shouldStop = () => ++asked > 40
    const result = solveGroups(problem, { seed: 1, iterations: 1_000_000, shouldStop })
    expect(result.run.moves).toBeLessThan(1_000_000)
  })
})
