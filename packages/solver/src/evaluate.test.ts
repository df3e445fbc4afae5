import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountOf } from './constraints/constraint.ts'
import { CONSTRAINTS } from './constraints/constraints.ts'
import { evaluate, solve } from './index.ts'
import { readPlan } from './plan-reading.ts'
import { readProblem } from './problem-reading.ts'
import { runs } from './testing/chance.ts'
import { naiveScore } from './testing/naive-score.ts'
import { randomPlan } from './testing/random-plan.ts'
import { randomProblem } from './testing/random-problem.ts'

const size = fc.record({
  people: fc.integer({ min: 0, max: 7 }),
  topics: fc.integer({ min: 0, max: 5 }),
  slots: fc.integer({ min: 1, max: 5 }),
  fixed: fc.boolean(),
  rooms: fc.boolean(),
})

describe('MODEL-2: the score of any plan', () => {
  test('agrees with the formulas written a second time', () => {
    fc.assert(
      fc.property(fc.nat(), size, (seed, sizes) => {
        const problem = randomProblem(seed, sizes)
        const plan = randomPlan(problem, seed + 1)
        const { score, terms } = evaluate(problem, plan)
        const [hard, medium, soft] = naiveScore(problem, plan)
        expect(score[0]).toBe(hard)
        expect(score[1]).toBe(medium)
        expect(score[2]).toBeCloseTo(soft, 6)
        expect(Object.values(terms).reduce((a, b) => a + b, 0)).toBeCloseTo(soft, 6)
      }),
      { numRuns: runs(200) },
    )
  })

  test('MODEL-3: the empty plan breaks nothing unless groups are fixed', () => {
    const problem = randomProblem(3, { people: 6, topics: 4, slots: 3, fixed: false })
    expect(evaluate(problem, []).score[0]).toBe(0)
  })

  test('MODEL-32: amounts that are summed without matches are those of the matches', () => {
    fc.assert(
      fc.property(fc.nat(), size, (seed, sizes) => {
        const problem = randomProblem(seed, sizes)
        const plan = readPlan(readProblem(problem), randomPlan(problem, seed + 1))
        for (const constraint of CONSTRAINTS) {
          const ofMatches = constraint.matches(plan).reduce((sum, { amount }) => sum + amount, 0)
          expect(amountOf(constraint, plan)).toBeCloseTo(ofMatches, 9)
        }
      }),
      { numRuns: runs(100) },
    )
  })

  test('a plan naming a stranger is refused as the mistake of the caller', () => {
    const problem = randomProblem(3, { people: 6, topics: 4, slots: 3, fixed: false })
    const stranger = { topic: 't0', group: 0, start: 0, members: ['nobody'] }
    expect(() => evaluate(problem, [stranger])).toThrow('"nobody"')
  })

  test('MODEL-54: breaches are listed exactly when the hard score is below zero', () => {
    fc.assert(
      fc.property(fc.nat(), size, (seed, sizes) => {
        const problem = randomProblem(seed, sizes)
        const { score, breaches } = evaluate(problem, randomPlan(problem, seed))
        expect(breaches.reduce((sum, { amount }) => sum - amount, 0)).toBeCloseTo(score[0])
      }),
      { numRuns: 100 },
    )
  })
})

describe('MODEL-53: unfilled', () => {
  test('lists exactly the missing units of everyone', () => {
    fc.assert(
      fc.property(fc.nat(), size, (seed, sizes) => {
        const problem = randomProblem(seed, sizes)
        const result = solve(problem, { seed, iterations: 300 })
        const { unfilled } = evaluate(problem, result.groups)
        for (const { id, wants } of problem.people) {
          const units = result.groups
            .filter(({ members }) => members.includes(id))
            .map(({ topic }) => problem.topics.find((t) => t.id === topic)?.duration ?? 0)
            .reduce((sum, duration) => sum + (problem.countBy === 'slots' ? duration : 1), 0)
          expect(unfilled.find(({ person }) => person === id)?.units ?? 0).toBe(Math.max(0, wants - units))
        }
      }),
      { numRuns: 50 },
    )
  })
})
