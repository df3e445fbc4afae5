import { expect, test } from 'vitest'
import { countedPeople, evaluate, meanShare, randomPlans, solve } from '../index.ts'
import type { PlannedGroup, PlannedMeeting } from '../problem.ts'
import { plainPerson, plainTopic } from '../testing/plain.ts'
import { randomPairs } from '../testing/random-pairs.ts'
import { randomProblem } from '../testing/random-problem.ts'

const SIZE = { people: 9, topics: 6, slots: 3, fixed: false }

test('REPORT-6: random plans keep every hard rule, and say of themselves what an evaluation says', () => {
  let some = 0
  for (let seed = 1; seed <= 150; seed++) {
    const problem = {
      ...randomProblem(seed, { ...SIZE, fixed: seed % 3 === 0, rooms: seed % 2 === 0 }),
      previous: null,
    }
    for (const { plan, score, satisfaction, missing } of randomPlans(problem, 4, seed)) {
      some++
      const found = evaluate(problem, plan as readonly PlannedGroup[])
      expect(found.score[0]).toBe(0)
      expect(score[1]).toBe(found.score[1])
      expect(score[2]).toBeCloseTo(found.score[2], 6)
      expect(satisfaction).toBeCloseTo(meanShare(found.satisfaction, countedPeople(problem)), 9)
      expect(missing).toBe(found.unfilled.reduce((sum, { units }) => sum + units, 0))
    }
  }
  expect(some).toBeGreaterThan(250)
})

test('REPORT-6: random meetings keep every hard rule', () => {
  let some = 0
  for (let seed = 1; seed <= 150; seed++) {
    const problem = randomPairs(seed, { people: 8, maxSessions: 3 })
    for (const { plan, score } of randomPlans(problem, 4, seed)) {
      some++
      expect(evaluate(problem, plan as readonly PlannedMeeting[]).score).toEqual(score)
      expect(score[0]).toBe(0)
    }
  }
  expect(some).toBeGreaterThan(100)
})

test('REPORT-6: the same seed draws the same plans, and no plan is better than the best', () => {
  const people = ['a', 'b', 'c', 'd', 'e', 'f']
  const problem = {
    ...randomProblem(1, SIZE),
    people: people.map((id) => plainPerson(id)),
    topics: ['t', 'u'].map((id) => plainTopic(id, { minSize: 2, maxSize: 3 })),
    wishes: people.flatMap((id, i) => [
      [id, 't', i < 3 ? 90 : 1] as const,
      [id, 'u', i < 3 ? 1 : 90] as const,
    ]),
    contacts: [],
    fixedGroups: [],
    previous: null,
    breaksAfter: [],
    slots: 1,
  }
  const rules = { ...problem.rules, maxParallelSessions: 5, limitAllUsersToOneGroupOnly: false }
  const plans = randomPlans({ ...problem, rules }, 12, 7)
  expect(plans).toEqual(randomPlans({ ...problem, rules }, 12, 7))
  expect(plans).toHaveLength(12)
  const best = solve({ ...problem, rules }, { seed: 1, iterations: 20_000 })
  for (const { score } of plans)
    if (score[1] === best.score[1]) expect(score[2]).toBeLessThanOrEqual(best.score[2] + 1e-9)
  expect(new Set(plans.map(({ score }) => score[2])).size).toBeGreaterThan(1)
})
