import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundAtPrices } from '../bounds/price-bound.ts'
import { DEFAULT_RULES } from '../default-rules.ts'
import type { GroupsProblem } from '../problem.ts'
import { solve } from '../solve.ts'
import { runs } from '../testing/chance.ts'
import { greatestLevels } from '../testing/greatest-levels.ts'
import { PLAIN_GROUPS, plainPerson, plainTopic } from '../testing/plain.ts'
import { type RandomSize, randomProblem } from '../testing/random-problem.ts'
import type { SessionBound } from './exact-plan.ts'
import { boundUnitsBySessions } from './session-bound.ts'

/** Every feature of the model, but for pins and groups of more than one slot. */
function singleSlots(seed: number, size: RandomSize): GroupsProblem {
  const all = randomProblem(seed, size)
  const { rules } = all
  return {
    ...all,
    topics: all.topics.map((topic) => ({ ...topic, duration: 1, repeat: [0] })),
    rules: { ...rules, assignAllSessionsToAllParticipantsIsHardConstraint: 'Hard' },
  }
}

/** Small enough to try every plan: only the first topic may run twice. */
function tiny(seed: number, size: RandomSize): GroupsProblem {
  const all = singleSlots(seed, size)
  const isThere = ({ topic, group }: { topic: string; group: number }) => topic === 't0' || group === 0
  return {
    ...all,
    topics: all.topics.map((topic, t) => (t === 0 ? topic : { ...topic, groups: 1 })),
    fixedGroups: all.fixedGroups.filter(isThere),
    previous: all.previous?.filter(isThere) ?? null,
  }
}

/** A bound that begins at no prices, or where topics have ended after so many steps. */
function boundOf(problem: GroupsProblem, stepsOfTopics: number): SessionBound {
  const topics = stepsOfTopics > 0 ? boundAtPrices(problem, 'medium') : null
  for (let step = 0; step < stepsOfTopics; step++) topics?.step(null)
  const bound = boundUnitsBySessions(problem, topics)
  if (bound === null) throw new Error('The problem is refused. Maybe somebody is pinned?')
  return bound
}

/** How many units stay open at least after so many steps, sets of topics being excluded. */
function fewestOpen(problem: GroupsProblem, { steps = 200, stepsOfTopics = 0, most = 100 } = {}): number {
  const bound = boundOf(problem, stepsOfTopics)
  let least = -Infinity
  for (let step = 0; step < steps && !bound.isDone(); step++)
    least = Math.max(least, Math.ceil(-bound.step(null) - 1e-4))
  least = Math.max(0, least)
  while (least < most && bound.excludes(least)) least++
  return least
}

const size = fc.record({
  people: fc.integer({ min: 1, max: 3 }),
  topics: fc.integer({ min: 1, max: 2 }),
  slots: fc.integer({ min: 1, max: 2 }),
  fixed: fc.boolean(),
  rooms: fc.boolean(),
})
const effort = fc.record({
  steps: fc.constantFrom(1, 5, 40),
  stepsOfTopics: fc.constantFrom(0, 1, 100),
})

test('MODEL-72: no plan without breaches leaves fewer units open than sessions prove', () => {
  fc.assert(
    fc.property(fc.nat(), size, effort, (seed, of, options) => {
      const problem = tiny(seed, of)
      const most = greatestLevels(problem)
      if (most !== null) expect(fewestOpen(problem, options)).toBeLessThanOrEqual(-most.medium)
    }),
    { numRuns: runs(300, 1000) },
  )
})

test('MODEL-72: no plan that a search finds for more people fills more than sessions prove', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.integer({ min: 3, max: 6 }),
      fc.boolean(),
      effort,
      (seed, topics, rooms, options) => {
        const problem = singleSlots(seed, { people: 14, topics, slots: 3, fixed: seed % 4 === 0, rooms })
        const { score } = solve(problem, { seed, iterations: 400 })
        if (score[0] === 0) expect(fewestOpen(problem, options)).toBeLessThanOrEqual(-score[1])
      },
    ),
    { numRuns: runs(40, 120) },
  )
})

/** Each of nine people wishes two of three topics, which six wish each; a group takes five. All want both slots. */
function tooFew(more: Partial<GroupsProblem> = {}): GroupsProblem {
  const people = Array.from({ length: 9 }, (_, p) => plainPerson(`p${p}`, { available: [0, 1], wants: 2 }))
  const topics = ['t', 'u', 'v'].map((id) => plainTopic(id, { groups: 2, minSize: 5, maxSize: 9 }))
  return {
    ...PLAIN_GROUPS,
    slots: 2,
    people,
    topics,
    wishes: people.flatMap(({ id }, p) => [p % 3, (p + 1) % 3].map((t) => [id, topics[t].id, 1] as const)),
    rules: DEFAULT_RULES,
    ...more,
  }
}

test('MODEL-72: whole groups count, of whom people are in no more than they want or may', () => {
  // Two of the topics have nine people together, who are too few for both, so that one runs in each slot.
  expect(fewestOpen(tooFew())).toBe(6)
  const limited = tooFew().people.map((one, p) => (p < 4 ? { ...one, max: 1 } : one))
  expect(fewestOpen(tooFew({ people: limited }))).toBe(7)
  const modest = tooFew().people.map((one) => ({ ...one, wants: 1 }))
  expect(fewestOpen(tooFew({ people: modest }))).toBe(0)
  const alone = { ...DEFAULT_RULES, limitAllUsersToOneGroupOnly: true }
  expect(fewestOpen(tooFew({ rules: alone }))).toBe(12)
  expect(fewestOpen(tooFew({ fixedGroups: [{ topic: 't', group: 0, start: 0 }] }))).toBe(6)
})
