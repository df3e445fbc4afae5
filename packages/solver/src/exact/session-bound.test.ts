import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_RULES } from '../default-rules.ts'
import { evaluate } from '../evaluate.ts'
import type { GroupsProblem } from '../problem.ts'
import { seededRandom } from '../random.ts'
import { runs } from '../testing/chance.ts'
import { greatestLevels } from '../testing/greatest-levels.ts'
import { naiveScore } from '../testing/naive-score.ts'
import { plainPerson, plainTopic } from '../testing/plain.ts'
import { eachPlan } from '../testing/random-plan.ts'
import { linearTerms, mustFill, separableProblem } from '../testing/separable-problem.ts'
import { boundBySessions } from './session-bound.ts'
import { solveBySessions } from './solve-by-sessions.ts'

test('no step of the bound is below any plan without breaches', () => {
  const size = (most: number) => fc.integer({ min: 1, max: most })
  fc.assert(
    fc.property(fc.nat(), size(3), size(2), size(2), (seed, people, topics, slots) => {
      const problem = separableProblem(seed, { people, topics, slots, rooms: seed % 2 === 0 })
      const most = greatestLevels(problem)
      const medium = boundBySessions(problem, 'medium')
      const soft = boundBySessions(problem, 'soft')
      const softAtBest = boundBySessions(problem, 'soft')
      if (most === null || medium === null || soft === null || softAtBest === null)
        throw new Error('no bound')
      for (let step = 0; step < 12; step++) {
        if (mustFill(problem)) {
          expect(medium.step(null)).toBeGreaterThanOrEqual(most.medium - 1e-6)
          expect(softAtBest.step(-most.medium)).toBeGreaterThanOrEqual(most.softAtBest - 1e-6)
          expect(softAtBest.close()?.bound ?? Infinity).toBeGreaterThanOrEqual(most.softAtBest - 1e-6)
        }
        expect(soft.step(null)).toBeGreaterThanOrEqual(most.soft - 1e-6)
        if (!mustFill(problem))
          expect(soft.close()?.bound ?? Infinity).toBeGreaterThanOrEqual(most.soft - 1e-6)
      }
    }),
    { numRuns: runs(120, 300) },
  )
})

/** Everybody wishes for a third of the topics, some of them more, and hosts one at most. */
function usualEvent(seed: number, people = 24): GroupsProblem {
  const random = seededRandom(seed)
  const ids = Array.from({ length: people }, (_, p) => `p${p}`)
  const topics = Array.from({ length: 10 }, (_, t) =>
    plainTopic(`t${t}`, { hosts: [ids[t]], minSize: 2, maxSize: 10 }),
  )
  const wishes = ids.flatMap((p) =>
    topics.flatMap(({ id }): [string, string, number][] =>
      random.next() < 0.33 ? [[p, id, random.next() < 0.25 ? 100 : 20]] : [],
    ),
  )
  return linearTerms({
    ...separableProblem(0, { people: 1, topics: 1, slots: 3 }),
    people: ids.map((id) => plainPerson(id, { available: [0, 1, 2], wants: 3 })),
    topics,
    wishes,
    rules: { ...DEFAULT_RULES, maxParallelSessions: 3 },
  })
}

test('the plans near the bound hold the best one, and their bound is never below it', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.integer({ min: 2, max: 6 }),
      fc.integer({ min: 1, max: 3 }),
      (seed, people, slots) => {
        const problem = linearTerms(
          separableProblem(seed, { people, topics: 4, slots, rooms: seed % 2 === 0 }),
        )
        const best = solveBySessions(problem)
        const bound = boundBySessions(problem, 'soft')
        if (best === null || bound === null) throw new Error('no bound')
        const isHard = mustFill(problem)
        for (let step = 0; step < 20 && !bound.isDone(); step++) {
          bound.step(isHard ? best.unfilled : null)
          const closing = bound.close()
          if (closing === null) continue
          expect(closing.bound).toBeGreaterThanOrEqual(best.soft - 1e-6)
          if (closing.plan === null) continue
          const [hard, medium, soft] = evaluate(problem, closing.plan.groups).score
          expect(hard).toBe(0)
          if (isHard) expect(medium + best.unfilled).toBe(0)
          expect(soft).toBeCloseTo(closing.plan.soft, 6)
          expect(soft).toBeLessThanOrEqual(best.soft + 1e-6)
        }
      },
    ),
    { numRuns: runs(100, 250) },
  )
})

test('with more units open than there need be, a closed bound still holds for all plans with as few', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 2 }),
      (seed, people, more) => {
        const problem = linearTerms(
          separableProblem(seed, { people, topics: 2, slots: 2, rooms: seed % 2 === 0 }),
        )
        if (!mustFill(problem)) return
        const bound = boundBySessions(problem, 'soft')
        const most = greatestLevels(problem)
        if (bound === null || most === null) throw new Error('no bound')
        const level = more - most.medium
        let greatest = -Infinity
        eachPlan(problem, (plan) => {
          const [hard, medium, soft] = naiveScore(problem, plan)
          if (hard === 0 && -medium <= level) greatest = Math.max(greatest, soft)
        })
        for (let step = 0; step < 10; step++) {
          bound.step(level)
          expect(bound.close()?.bound ?? Infinity).toBeGreaterThanOrEqual(greatest - 1e-6)
        }
      },
    ),
    { numRuns: runs(75, 150) },
  )
})

test('where units must be filled, a bound is closed for a number of open units only', () => {
  const problem = usualEvent(1, 10)
  const rules = { ...problem.rules, assignAllSessionsToAllParticipantsIsHardConstraint: 'Soft' } as const
  const bound = boundBySessions(problem, 'soft')
  const free = boundBySessions({ ...problem, rules }, 'soft')
  if (bound === null || free === null) throw new Error('no bound')
  bound.step(null)
  expect(() => bound.close()).toThrow('Maybe step(null) was meant to name a number?')
  bound.step(0)
  expect(() => bound.close()).not.toThrow()
  free.step(null)
  expect(() => free.close()).not.toThrow()
})

test('usual events are solved to the end', () => {
  for (const seed of [1, 2, 3, 4]) {
    const problem = usualEvent(seed)
    const best = solveBySessions(problem)
    const bound = boundBySessions(problem, 'soft')
    if (best === null || bound === null) throw new Error('no bound')
    for (let step = 0; step < 40; step++) bound.step(best.unfilled)
    const closing = bound.close()
    expect(closing?.bound).toBeCloseTo(best.soft, 6)
    expect(closing?.plan?.soft).toBeCloseTo(best.soft, 6)
    expect(closing?.plan?.unfilled).toBe(best.unfilled)
  }
})
