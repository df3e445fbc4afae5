import fc from 'fast-check'
import highsModule from 'highs'
import { expect, test } from 'vitest'
import { boundModel } from '../bounds/bound-model.ts'
import type { BoundQuestion } from '../bounds/bound-question.ts'
import { evaluate } from '../evaluate.ts'
import { runs } from '../testing/chance.ts'
import { greatestLevels } from '../testing/greatest-levels.ts'
import { loadedOnce } from '../testing/loaded-once.ts'
import { linearTerms, mustFill, separableProblem } from '../testing/separable-problem.ts'
import { solveBySessions } from './solve-by-sessions.ts'

// The module's types describe another packaging: its default export is the loader itself.
const highs = await loadedOnce(highsModule as unknown as typeof highsModule.default)

test('the plan is the best of all plans, at both levels, when pairs and fairness do not count', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 2 }),
      fc.integer({ min: 1, max: 2 }),
      (seed, people, topics, slots) => {
        const problem = linearTerms(separableProblem(seed, { people, topics, slots, rooms: seed % 2 === 0 }))
        const most = greatestLevels(problem)
        const plan = solveBySessions(problem)
        if (plan === null || most === null) throw new Error('there is no plan')
        const [hard, medium, soft] = evaluate(problem, plan.groups).score
        expect(hard).toBe(0)
        expect(medium).toBe(most.medium)
        expect(soft).toBeCloseTo(most.softAtBest, 6)
        expect(plan.soft).toBeCloseTo(soft, 6)
        if (mustFill(problem)) expect(most.medium + plan.unfilled).toBe(0)
      },
    ),
    { numRuns: runs(120, 300) },
  )
})

test('with pairs and fairness no plan is better than what it says', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.integer({ min: 2, max: 4 }),
      fc.integer({ min: 1, max: 2 }),
      (seed, people, topics) => {
        const problem = separableProblem(seed, { people, topics, slots: 2, rooms: seed % 2 === 0 })
        const most = greatestLevels({
          ...problem,
          rules: { ...problem.rules, weights: { ...problem.rules.weights, contactPreferences: 0 } },
        })
        const plan = solveBySessions(problem)
        if (plan === null || most === null) throw new Error('there is no plan')
        if (mustFill(problem)) expect(-plan.unfilled).toBeGreaterThanOrEqual(most.medium)
        if (!mustFill(problem) || plan.unfilled === -most.medium)
          expect(plan.soft).toBeGreaterThanOrEqual(most.softAtBest - 1e-6)
      },
    ),
    { numRuns: runs(75, 150) },
  )
})

test('larger plans are as good as whole-number programming proves', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const problem = linearTerms(
        separableProblem(seed, { people: 9, topics: 5, slots: 3, rooms: seed % 2 === 0 }),
      )
      const plan = solveBySessions(problem)
      if (plan === null) throw new Error('there is no plan')
      const question: BoundQuestion = {
        goal: 'soft',
        unfilled: mustFill(problem) ? plan.unfilled : null,
        whole: 'groups and sizes',
      }
      const { text, constant } = boundModel(problem, question)
      const solved = highs.solve(text, { mip_rel_gap: 0, mip_abs_gap: 1e-7 })
      expect(solved.Status).toBe('Optimal')
      expect(plan.soft).toBeCloseTo(solved.ObjectiveValue + constant, 4)
    }),
    { numRuns: runs(25, 60) },
  )
})

test('problems whose sessions depend on each other are left to others', () => {
  const problem = separableProblem(1, { people: 4, topics: 2, slots: 2 })
  const [first, ...others] = problem.people
  expect(solveBySessions(problem)).not.toBeNull()
  const able = { ...first, available: [0, 1], maybe: [] }
  for (const one of [
    { ...able, wants: 1 },
    { ...able, wants: 2, max: 1 },
  ])
    expect(solveBySessions({ ...problem, people: [one, ...others] })).toBeNull()
  const rules = { ...problem.rules, limitAllUsersToOneGroupOnly: true }
  expect(solveBySessions({ ...problem, rules })).toBeNull()
  const [topic, ...rest] = problem.topics
  for (const change of [{ groups: 2 }, { duration: 2 }, { repeat: [0, 1] }])
    expect(solveBySessions({ ...problem, topics: [{ ...topic, ...change }, ...rest] })).toBeNull()
})
