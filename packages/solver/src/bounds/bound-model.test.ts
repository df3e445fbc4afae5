import fc from 'fast-check'
import highsModule from 'highs'
import { expect, test } from 'vitest'
import type { GroupsProblem } from '../problem.ts'
import { naiveScore } from '../testing/naive-score.ts'
import { eachPlan } from '../testing/random-plan.ts'
import { randomProblem } from '../testing/random-problem.ts'
import { boundModel } from './bound-model.ts'
import type { BoundQuestion } from './bound-question.ts'

// The module's types describe another packaging: its default export is the loader itself.
const loadHighs = highsModule as unknown as typeof highsModule.default
const highs = await loadHighs()

function bound(problem: GroupsProblem, question: BoundQuestion): number {
  const { text, constant } = boundModel(problem, question)
  const solved = highs.solve(text, { mip_rel_gap: 0, mip_abs_gap: 1e-7 })
  if (solved.Status === 'Infeasible') return -Infinity
  expect(solved.Status).toBe('Optimal')
  return solved.ObjectiveValue + constant
}

test('a bound is never below any plan without breaches, with every feature of the model', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 2 }),
      fc.integer({ min: 1, max: 2 }),
      fc.boolean(),
      (seed, people, topics, slots, fixed) => {
        const all = randomProblem(seed, { people, topics, slots, fixed })
        const seat = (one: { topic: string; group: number }) => one.topic === 't0' || one.group === 0
        const problem = {
          ...all,
          topics: all.topics.map((t, i) => ({ ...t, groups: i === 0 ? t.groups : 1 })),
          fixedGroups: all.fixedGroups.filter(seat),
          previous: all.previous?.filter(seat) ?? null,
        }
        let medium = -Infinity
        let soft = -Infinity
        let softAtBest = -Infinity
        eachPlan(problem, (plan) => {
          const score = naiveScore(problem, plan)
          if (score[0] < 0) return
          soft = Math.max(soft, score[2])
          if (score[1] > medium) softAtBest = -Infinity
          medium = Math.max(medium, score[1])
          if (score[1] === medium) softAtBest = Math.max(softAtBest, score[2])
        })
        if (medium === -Infinity) return
        for (const whole of [false, true]) {
          const ask = (goal: 'medium' | 'soft', unfilled: number | null) =>
            bound(problem, { goal, unfilled, whole })
          expect(ask('medium', null)).toBeGreaterThanOrEqual(medium - 1e-6)
          expect(ask('soft', null)).toBeGreaterThanOrEqual(soft - 1e-6)
          if (problem.rules.assignAllSessionsToAllParticipantsIsHardConstraint === 'Hard')
            expect(ask('soft', -medium)).toBeGreaterThanOrEqual(softAtBest - 1e-6)
        }
      },
    ),
    { numRuns: 80 },
  )
})
