import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { GroupsProblem } from '../problem.ts'
import { greatestLevels } from '../testing/greatest-levels.ts'
import { type RandomSize, randomProblem } from '../testing/random-problem.ts'
import { mustFill, separableProblem } from '../testing/separable-problem.ts'
import { boundBySessions } from './session-bound.ts'
import { solveBySessions } from './solve-by-sessions.ts'

const size = fc.record({
  people: fc.integer({ min: 2, max: 3 }),
  topics: fc.integer({ min: 1, max: 2 }),
  slots: fc.constant(2),
})

function keepingProblem(seed: number, of: Omit<RandomSize, 'fixed'>): GroupsProblem {
  const problem = separableProblem(seed, of)
  const { previous } = randomProblem(seed, { ...of, fixed: false })
  return {
    ...problem,
    previous: previous?.filter(({ group }) => group === 0) ?? null,
    rules: { ...problem.rules, weights: { ...problem.rules.weights, keepPreviousPlan: 5 } },
  }
}

test('a previous plan to be kept, which sessions know nothing of, never makes their bounds too low', () => {
  fc.assert(
    fc.property(fc.nat(), size, (seed, of) => {
      const problem = keepingProblem(seed, of)
      const most = greatestLevels(problem)
      const plan = solveBySessions(problem)
      const bound = boundBySessions(problem, 'soft')
      if (most === null || plan === null || bound === null) throw new Error('no bound')
      if (!mustFill(problem) || plan.unfilled === -most.medium)
        expect(plan.soft).toBeGreaterThanOrEqual(most.softAtBest - 1e-6)
      const level = mustFill(problem) ? -most.medium : null
      for (let step = 0; step < 10; step++)
        expect(bound.step(level)).toBeGreaterThanOrEqual(most.softAtBest - 1e-6)
      expect(bound.close()?.bound ?? Infinity).toBeGreaterThanOrEqual(most.softAtBest - 1e-6)
    }),
    { numRuns: 100 },
  )
})
