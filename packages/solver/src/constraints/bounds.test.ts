import type { RuleName } from '@planner/domain/plan-words'
import highsModule from 'highs'
import { describe, expect, test } from 'vitest'
import { boundModel } from '../bounds/bound-model.ts'
import { boundAtPrices } from '../bounds/price-bound.ts'
import { simpleBound } from '../bounds/simple-bound.ts'
import { boundBySessions, boundUnitsBySessions } from '../exact/session-bound.ts'
import { solveBySessions } from '../exact/solve-by-sessions.ts'
import type { GroupsProblem } from '../problem.ts'
import { type Random, seededRandom } from '../random.ts'
import { buildFacts } from '../search/build-facts.ts'
import { isKnownDraw, runs, SEED } from '../testing/chance.ts'
import { greatestLevels } from '../testing/greatest-levels.ts'
import { loadedOnce } from '../testing/loaded-once.ts'
import { randomProblem } from '../testing/random-problem.ts'
import { mustFill, separableProblem } from '../testing/separable-problem.ts'
import { BOUND_IDS, type BoundId, type Constraint } from './constraint.ts'
import { CONSTRAINTS, isInEffect, isRefusedBy } from './constraints.ts'

// The module's types describe another packaging: its default export is the loader itself.
const highs = await loadedOnce(highsModule as unknown as typeof highsModule.default)

const WEIGHT = 60

/** What makes a constraint matter where a weight alone does not. */
const SWITCHES: Partial<Record<RuleName, (problem: GroupsProblem, random: Random) => GroupsProblem>> = {
  parallel: (problem) => withRules(problem, { maxParallelSessions: 1 }),
  rooms: (problem, random) => ({
    ...problem,
    rooms: Array.from({ length: 1 + random.below(2) }, (_, r) => ({
      id: `r${r}`,
      capacity: 1 + random.below(3),
      ...(random.below(3) === 0 && { slots: [0] }),
    })),
  }),
  hostMissing: (problem) =>
    withRules(withTopics(problem, { hosts: [problem.people[0].id] }), {
      personMustBeInOwnTopicIfTopicIsActive: true,
    }),
  limit: (problem) => ({ ...problem, people: problem.people.map((one) => ({ ...one, max: 1 })) }),
  notWanted: (problem) => withRules(problem, { noIsHardConstraint: 'Hard' }),
  avoidNonPreferredTopicAssignments: (problem) => withRules(problem, { noIsHardConstraint: 'Soft' }),
  unfilled: (problem) => withRules(problem, { assignAllSessionsToAllParticipantsIsHardConstraint: 'Hard' }),
  assignAllSessionsToAllParticipants: (problem) =>
    withRules(problem, { assignAllSessionsToAllParticipantsIsHardConstraint: 'Soft' }),
  oneGroupOnly: (problem) => withRules(problem, { limitAllUsersToOneGroupOnly: true }),
  contactNo: (problem) => withContacts(problem, () => 'no'),
  contactPreferences: (problem, random) => withContacts(problem, () => 1 + random.below(10)),
  language: (problem) => ({
    ...problem,
    people: problem.people.map((one, p) => ({ ...one, languages: [p === 0 ? 'en' : 'de'] })),
  }),
  fixed: (problem) => ({ ...problem, fixedGroups: [{ topic: problem.topics[0].id, group: 0, start: 0 }] }),
  pinned: (problem) => ({
    ...problem,
    pins: [{ person: problem.people[0].id, topic: problem.topics[0].id, group: 0 }],
  }),
  avoidRepeatedTopics: ({ topics: [first, ...others], ...problem }) => ({
    ...problem,
    topics: [{ ...first, groups: 2 }, ...others],
  }),
  avoidMaybeAvailability: (problem) => ({
    ...problem,
    people: problem.people.map((one) => ({ ...one, maybe: one.available })),
  }),
  keepPreviousPlan: (problem) => ({
    ...problem,
    previous: [{ topic: problem.topics[0].id, group: 0, start: 0, members: [problem.people[0].id] }],
  }),
}

function withRules(problem: GroupsProblem, rules: Partial<GroupsProblem['rules']>): GroupsProblem {
  return { ...problem, rules: { ...problem.rules, ...rules } }
}

function withTopics(problem: GroupsProblem, topic: Partial<GroupsProblem['topics'][number]>): GroupsProblem {
  return { ...problem, topics: problem.topics.map((one) => ({ ...one, ...topic })) }
}

function withContacts({ people, ...problem }: GroupsProblem, weight: () => number | 'no'): GroupsProblem {
  const pairs = people.flatMap(({ id }, p) => people.slice(p + 1).map((other) => [id, other.id] as const))
  return { ...problem, people, contacts: pairs.map(([a, b]) => [a, b, weight()]) }
}

function switchedOn({ name, level }: Constraint, problem: GroupsProblem, random: Random): GroupsProblem {
  const { rules } = problem
  const weights = level === 'soft' ? { ...rules.weights, [name]: WEIGHT } : rules.weights
  const strong = withRules(problem, { weights })
  return SWITCHES[name as RuleName]?.(strong, random) ?? strong
}

/** Small enough to try every plan: only the first topic may run twice. */
function tiny(seed: number, random: Random): GroupsProblem {
  const size = { people: 1 + random.below(3), topics: 1 + random.below(2), slots: 1 + random.below(2) }
  const all = randomProblem(seed, { ...size, fixed: false })
  return {
    ...all,
    topics: all.topics.map((topic, t) => ({ ...topic, groups: t === 0 ? topic.groups : 1 })),
    previous: null,
  }
}

function separable(seed: number, random: Random): GroupsProblem {
  const size = { people: 1 + random.below(3), topics: 1 + random.below(2), slots: 1 + random.below(2) }
  return separableProblem(seed, size)
}

/** `level`: the soft bound holds for plans with at most this many open units only; null: for all. */
interface Levels {
  readonly medium: number
  readonly soft: number
  readonly level: number | null
}

const everyPlan = (medium: number, soft: number): Levels => ({ medium, soft, level: null })

function linearProgram(problem: GroupsProblem): Levels {
  const solve = (goal: 'medium' | 'soft', whole: 'nothing' | 'groups') => {
    const { text, constant } = boundModel(problem, { goal, unfilled: null, whole })
    const options = { mip_rel_gap: 0, mip_abs_gap: 1e-7 }
    const first = highs.solve(text, options)
    // As the server does: reductions before the search rarely make a model infeasible that is not.
    const last = first.Status === 'Infeasible' ? highs.solve(text, { ...options, presolve: 'off' }) : first
    if (last.Status !== 'Optimal')
      throw new Error(`HiGHS calls the model of a problem with a plan "${last.Status}": ${text}`)
    return last.ObjectiveValue + constant
  }
  return everyPlan(solve('medium', 'nothing'), solve('soft', 'groups'))
}

/** Where units must be filled, steps and closing are for plans that fill as many as the best one. */
function sessionBound(problem: GroupsProblem, open: number): Levels | null {
  const medium = boundBySessions(problem, 'medium')
  const soft = boundBySessions(problem, 'soft')
  if (medium === null || soft === null) return null
  const level = mustFill(problem) ? open : null
  let [leastMedium, leastSoft] = [Infinity, Infinity]
  for (let step = 0; step < 12; step++) {
    if (mustFill(problem)) leastMedium = Math.min(leastMedium, medium.step(null))
    leastSoft = Math.min(leastSoft, soft.step(level))
  }
  return { medium: leastMedium, soft: Math.min(leastSoft, soft.close()?.bound ?? Infinity), level }
}

/** Begins at no prices and where topics have ended. */
function sessionUnits(problem: GroupsProblem): Levels | null {
  const topics = boundAtPrices(problem, 'medium')
  for (let step = 0; step < 30; step++) topics?.step(null)
  let least = 0
  for (const from of [null, topics]) {
    const bound = boundUnitsBySessions(problem, from)
    if (bound === null) return null
    for (let step = 0; mustFill(problem) && step < 12; step++) least = Math.min(least, bound.step(null))
  }
  return everyPlan(least, Infinity)
}

function sessionsSolved(problem: GroupsProblem): Levels | null {
  const plan = solveBySessions(problem)
  if (plan === null) return null
  return mustFill(problem)
    ? { medium: -plan.unfilled, soft: plan.soft, level: plan.unfilled }
    : everyPlan(0, plan.soft)
}

const BOUNDS: Record<
  BoundId,
  { of(problem: GroupsProblem, open: number): Levels | null; draw: typeof tiny }
> = {
  simpleBound: {
    of(problem) {
      const { medium, soft } = simpleBound(buildFacts(problem))
      return everyPlan(medium, soft)
    },
    draw: tiny,
  },
  linearProgram: { of: linearProgram, draw: tiny },
  sessionBound: { of: sessionBound, draw: separable },
  sessionUnits: { of: sessionUnits, draw: tiny },
  solveBySessions: { of: sessionsSolved, draw: separable },
}

function expectValid(most: NonNullable<ReturnType<typeof greatestLevels>>, bound: Levels): void {
  expect(bound.medium).toBeGreaterThanOrEqual(most.medium - 1e-6)
  if (bound.level === null) expect(bound.soft).toBeGreaterThanOrEqual(most.soft - 1e-6)
  else if (bound.level === -most.medium) expect(bound.soft).toBeGreaterThanOrEqual(most.softAtBest - 1e-6)
}

describe.each(BOUND_IDS)('%s', (id) => {
  test.each(CONSTRAINTS.map((constraint) => [constraint.bounds[id], constraint.name, constraint] as const))(
    'where %s, %s never brings it below the best plan',
    (treatment, _name, constraint) => {
      const random = seededRandom(SEED + CONSTRAINTS.indexOf(constraint))
      let tried = 0
      for (let i = 0; i < runs(8); i++) {
        const problem = switchedOn(constraint, BOUNDS[id].draw(random.below(2 ** 31), random), random)
        const most = greatestLevels(problem)
        if (most === null) continue
        const bound = BOUNDS[id].of(problem, -most.medium)
        if (isRefusedBy(id, problem)) expect(bound).toBeNull()
        if (!isInEffect(constraint, problem)) continue
        tried++
        if (treatment === 'refused') expect(bound).toBeNull()
        else if (bound !== null) expectValid(most, bound)
      }
      if (isKnownDraw) expect(tried).toBeGreaterThan(0)
    },
  )
})
