import { describe, expect, test } from 'vitest'
import { SCHEDULE } from './search/schedule.ts'
import { solveGroups } from './solve-groups.ts'
import type { SolveOptions } from './solve-options.ts'
import { randomProblem } from './testing/random-problem.ts'

/** Large enough to be searched without its pairs first. */
const all = randomProblem(5, { people: 70, topics: 12, slots: 3, fixed: false })
const problem = {
  ...all,
  previous: null,
  rules: { ...all.rules, weights: { ...all.rules.weights, contactPreferences: 5 } },
}

/** Plans as they are reported: while the core is searched, the whole problem has made no moves yet. */
function reportsOf(options: SolveOptions) {
  const runs: { moves: number; seconds: number }[] = []
  const result = solveGroups(problem, { seed: 1, ...options, onBest: ({ run }) => runs.push(run) })
  return {
    inCore: runs.filter(({ moves }) => moves === 0),
    later: runs.filter(({ moves }) => moves > 0),
    result,
  }
}

describe('the core of a problem', () => {
  test('takes its share of the moves', () => {
    const iterations = 10_000
    const { later, result } = reportsOf({ iterations })
    const first = Math.min(...later.map(({ moves }) => moves))
    expect(first).toBeGreaterThanOrEqual(SCHEDULE.core.share * iterations)
    expect(first).toBeLessThan(SCHEDULE.core.share * iterations + SCHEDULE.cost.layout.max)
    expect(result.run.moves).toBeLessThan(iterations + SCHEDULE.cost.layout.max)
  })

  test('takes hardly more than its seconds of a long search', () => {
    let time = 0
    const now = () => {
      time += 4
      return time
    }
    const { inCore, later } = reportsOf({ seconds: 12, now })
    const { maxSeconds } = SCHEDULE.core
    const [{ seconds: began }] = inCore
    expect(Math.max(...inCore.map(({ seconds }) => seconds))).toBeLessThan(began + maxSeconds + 0.6)
    expect(Math.min(...later.map(({ seconds }) => seconds))).toBeGreaterThanOrEqual(began + maxSeconds)
  })

  test('ends with the search when that is stopped', () => {
    let asked = 0
    const { result } = reportsOf({ iterations: 1_000_000, shouldStop: () => ++asked > 40 })
    expect(result.run.moves).toBeLessThan(SCHEDULE.core.share * 1_000_000)
  })
})
