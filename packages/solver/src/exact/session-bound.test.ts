import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { GroupsProblem } from '../problem.ts'
import { seededRandom } from '../random.ts'
import { DEFAULT_RULES } from '../rules.ts'
import { greatestLevels } from '../testing/greatest-levels.ts'
import { plainPerson, plainTopic } from '../testing/plain.ts'
import { linearTerms, separableProblem } from '../testing/separable-problem.ts'
import { boundBySessions } from './session-bound.ts'
import { solveBySessions } from './solve-by-sessions.ts'

test('no step of the bound is below any plan without breaches', () => {
  const size = (most: number) => fc.integer({ min: 1, max: most })
  fc.assert(
    fc.property(fc.nat(), size(3), size(2), size(2), (seed, people, topics, slots) => {
      const problem = separableProblem(seed, { people, topics, slots })
      const most = greatestLevels(problem)
      const medium = boundBySessions(problem, 'medium')
      const soft = boundBySessions(problem, 'soft')
      const softAtBest = boundBySessions(problem, 'soft')
      if (most === null || medium === null || soft === null || softAtBest === null)
        throw new Error('no bound')
      for (let step = 0; step < 12; step++) {
        if (problem.rules.assignAllSessionsToAllParticipantsIsHardConstraint === 'Hard') {
          expect(medium.step(null)).toBeGreaterThanOrEqual(most.medium - 1e-6)
          expect(softAtBest.step(-most.medium)).toBeGreaterThanOrEqual(most.softAtBest - 1e-6)
        }
        expect(soft.step(null)).toBeGreaterThanOrEqual(most.soft - 1e-6)
      }
    }),
    { numRuns: 1500 },
  )
}, 120_000)

/** Everybody wishes for a third of the topics, some of them more, and hosts one at most. */
function usualEvent(seed: number): GroupsProblem {
  const random = seededRandom(seed)
  const ids = Array.from({ length: 24 }, (_, p) => `p${p}`)
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

test('it comes within 3 % of the best plan of usual events', () => {
  for (const seed of [1, 2, 3, 4]) {
    const problem = usualEvent(seed)
    const plan = solveBySessions(problem)
    const bound = boundBySessions(problem, 'soft')
    if (plan === null || bound === null) throw new Error('no bound')
    let least = Infinity
    while (!bound.isDone()) least = Math.min(least, bound.step(plan.unfilled))
    expect(bound.isCut()).toBe(false)
    expect(least).toBeGreaterThanOrEqual(plan.soft - 1e-6)
    expect(least).toBeLessThan(1.03 * plan.soft)
  }
}, 60_000)
