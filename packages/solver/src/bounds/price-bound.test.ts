import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_RULES } from '../default-rules.ts'
import type { GroupsProblem } from '../problem.ts'
import { solve } from '../solve.ts'
import { runs } from '../testing/chance.ts'
import { greatestLevels } from '../testing/greatest-levels.ts'
import { plainPerson, plainTopic } from '../testing/plain.ts'
import { type RandomSize, randomProblem } from '../testing/random-problem.ts'
import { boundAtPrices } from './price-bound.ts'

/** The least bound of so many steps. */
function bound(
  problem: GroupsProblem,
  steps: number,
  goal: 'medium' | 'soft' = 'medium',
  unfilled: number | null = null,
): number {
  const found = boundAtPrices(problem, goal)
  if (found === null) throw new Error('The problem is refused. Maybe its rules are beyond the bound?')
  let value = 0
  for (let step = 0; step < steps && !found.isDone(); step++) value = found.step(unfilled)
  return value
}

const mustFill = (problem: GroupsProblem): GroupsProblem => ({
  ...problem,
  rules: { ...problem.rules, assignAllSessionsToAllParticipantsIsHardConstraint: 'Hard' },
})

const size = fc.record({
  people: fc.integer({ min: 1, max: 3 }),
  topics: fc.integer({ min: 1, max: 2 }),
  slots: fc.integer({ min: 1, max: 3 }),
  fixed: fc.boolean(),
  pins: fc.boolean(),
  rooms: fc.boolean(),
})

/** A problem small enough to try every plan, with every feature of the model. */
function tiny(seed: number, of: RandomSize): GroupsProblem {
  const all = randomProblem(seed, of)
  const seat = (one: { topic: string; group: number }) =>
    one.group === 0 || (of.people < 3 && one.topic === 't0')
  return {
    ...all,
    topics: all.topics.map((topic, t) => ({ ...topic, groups: of.people < 3 && t === 0 ? topic.groups : 1 })),
    fixedGroups: all.fixedGroups.filter(seat),
    ...(all.pins && { pins: all.pins.filter(seat) }),
    previous: all.previous?.filter(seat) ?? null,
  }
}

test('MODEL-72: no plan without breaches leaves fewer units open than proven at prices', () => {
  fc.assert(
    fc.property(fc.nat(), size, fc.constantFrom(1, 30, 400), (seed, of, steps) => {
      const problem = mustFill(tiny(seed, of))
      const most = greatestLevels(problem)
      if (most !== null) expect(bound(problem, steps)).toBeGreaterThanOrEqual(most.medium - 1e-6)
    }),
    { numRuns: runs(120, 600) },
  )
})

test('MODEL-52: no plan without breaches has a greater soft score than proven at prices', () => {
  fc.assert(
    fc.property(fc.nat(), size, fc.constantFrom(1, 30, 400), (seed, of, steps) => {
      const problem = tiny(seed, of)
      const most = greatestLevels(problem)
      if (most === null) return
      expect(bound(problem, steps, 'soft')).toBeGreaterThanOrEqual(most.soft - 1e-6)
      if (problem.rules.assignAllSessionsToAllParticipantsIsHardConstraint === 'Hard')
        expect(bound(problem, steps, 'soft', -most.medium)).toBeGreaterThanOrEqual(most.softAtBest - 1e-6)
    }),
    { numRuns: runs(120, 600) },
  )
})

test('MODEL-72: no plan that a search finds for a larger problem fills more than the bound', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 4, max: 9 }), fc.boolean(), (seed, topics, rooms) => {
      const problem = mustFill(randomProblem(seed, { people: 16, topics, slots: 4, fixed: true, rooms }))
      const { score } = solve(problem, { seed, iterations: 400 })
      if (score[0] === 0) expect(bound(problem, 300)).toBeGreaterThanOrEqual(score[1] - 1e-6)
    }),
    { numRuns: runs(40, 100) },
  )
})

/** Six people want both slots; of the topics, for three people each, so many run at a time. */
function crowded(maxParallelSessions: number, more: Partial<GroupsProblem> = {}): GroupsProblem {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f']
  const topics = ['t', 'u', 'v', 'w'].map((id) => plainTopic(id, { minSize: 2, maxSize: 3 }))
  return {
    format: 'plan-problem/1',
    kind: 'groups',
    slots: 2,
    breaksAfter: [],
    countBy: 'slots',
    people: ids.map((id) => plainPerson(id, { available: [0, 1], wants: 2 })),
    topics,
    wishes: ids.flatMap((id) => topics.map((topic) => [id, topic.id, 1] as const)),
    contacts: [],
    fixedGroups: [],
    previous: null,
    rules: { ...DEFAULT_RULES, maxParallelSessions },
    ...more,
  }
}

test('MODEL-72: sizes, groups at a time, rooms, limits and times each leave units open', () => {
  expect(bound(crowded(2), 3000)).toBeCloseTo(0, 2)
  expect(bound(crowded(1), 3000)).toBeCloseTo(-6, 1)
  expect(bound(crowded(2, { rooms: [{ id: 'r', capacity: 2 }] }), 3000)).toBeCloseTo(-8, 1)
  const busy = crowded(2).people.map((one, p) => (p < 2 ? { ...one, available: [0] } : one))
  expect(bound(crowded(2, { people: busy }), 3000)).toBeCloseTo(-2, 1)
  const limited = crowded(2).people.map((one, p) => (p < 2 ? { ...one, max: 1 } : one))
  expect(bound(crowded(2, { people: limited }), 3000)).toBeCloseTo(-2, 1)
  const alone = { ...crowded(2).rules, limitAllUsersToOneGroupOnly: true }
  expect(bound(crowded(2, { rules: alone }), 3000)).toBeCloseTo(-6, 1)
  const fixed = ['t', 'u', 'v'].map((topic) => ({ topic, group: 0, start: 0 }))
  expect(bound(crowded(3, { fixedGroups: fixed }), 3000)).toBeCloseTo(-3, 1)
})
