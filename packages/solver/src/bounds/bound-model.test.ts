import fc from 'fast-check'
import highsModule from 'highs'
import { expect, test } from 'vitest'
import type { GroupsProblem } from '../problem.ts'
import { runs } from '../testing/chance.ts'
import { greatestLevels } from '../testing/greatest-levels.ts'
import { loadedOnce } from '../testing/loaded-once.ts'
import { type RandomSize, randomProblem } from '../testing/random-problem.ts'
import { boundModel } from './bound-model.ts'
import type { BoundQuestion } from './bound-question.ts'

// The module's types describe another packaging: its default export is the loader itself.
const highs = await loadedOnce(highsModule as unknown as typeof highsModule.default)

function bound(problem: GroupsProblem, question: BoundQuestion): number {
  const { text, constant } = boundModel(problem, question)
  const solved = highs.solve(text, { mip_rel_gap: 0, mip_abs_gap: 1e-7 })
  if (solved.Status === 'Infeasible') return -Infinity
  expect(solved.Status).toBe('Optimal')
  return solved.ObjectiveValue + constant
}

/** A problem small enough to try every plan: only the first topic may run twice. */
function tiny(seed: number, size: RandomSize): GroupsProblem {
  const all = randomProblem(seed, size)
  const seat = (one: { topic: string; group: number }) => one.topic === 't0' || one.group === 0
  return {
    ...all,
    topics: all.topics.map((t, i) => ({ ...t, groups: i === 0 ? t.groups : 1 })),
    fixedGroups: all.fixedGroups.filter(seat),
    previous: all.previous?.filter(seat) ?? null,
  }
}

function expectValid(problem: GroupsProblem, whole: BoundQuestion['whole']): void {
  const most = greatestLevels(problem)
  if (most === null) return
  const boundAt = (goal: 'medium' | 'soft', unfilled: number | null) =>
    bound(problem, { goal, unfilled, whole })
  expect(boundAt('medium', null)).toBeGreaterThanOrEqual(most.medium - 1e-6)
  expect(boundAt('soft', null)).toBeGreaterThanOrEqual(most.soft - 1e-6)
  if (problem.rules.assignAllSessionsToAllParticipantsIsHardConstraint === 'Hard')
    expect(boundAt('soft', -most.medium)).toBeGreaterThanOrEqual(most.softAtBest - 1e-6)
}

const size = (people: number) =>
  fc.record({
    people: fc.integer({ min: 1, max: people }),
    topics: fc.integer({ min: 1, max: 2 }),
    slots: fc.integer({ min: 1, max: 2 }),
    fixed: fc.boolean(),
    rooms: fc.boolean(),
  })

test('a bound is never below any plan without breaches, with every feature of the model', () => {
  fc.assert(
    fc.property(fc.nat(), size(3), (seed, of) => {
      const problem = tiny(seed, of)
      for (const whole of ['nothing', 'groups', 'groups and sizes'] as const) expectValid(problem, whole)
    }),
    { numRuns: runs(40, 80) },
  )
})
