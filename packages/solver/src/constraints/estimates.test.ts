import { expect, test } from 'vitest'
import { DEFAULT_RULES } from '../default-rules.ts'
import type { Facts } from '../facts.ts'
import type { GroupsProblem, PlannedGroup } from '../problem.ts'
import { seededRandom } from '../random.ts'
import { sizePrice, writeWorth } from '../search/block-worth.ts'
import { buildFacts } from '../search/build-facts.ts'
import { construct } from '../search/construct.ts'
import { coreProblem } from '../search/core-problem.ts'
import { priceOfUnit } from '../search/effort.ts'
import { spareGroup } from '../search/moves/open.ts'
import { createState, layOut, planOfState } from '../search/plan-state.ts'
import { createRelaxedTimetable } from '../search/relaxed-timetable.ts'
import { createSearchContext } from '../search/search.ts'
import { estimate, fill } from '../search/seating.ts'
import type { State } from '../state.ts'
import { randomProblem } from '../testing/random-problem.ts'
import { ESTIMATE_IDS, type EstimateId } from './constraint.ts'
import { CONSTRAINTS } from './constraints.ts'

/** What an estimate says of a plan and of changes to it. */
const FIGURES: Readonly<Record<EstimateId, (facts: Facts, state: State) => unknown>> = {
  unitPrice: (facts) => priceOfUnit(facts),
  seat(facts, state) {
    const context = contextOf(facts)
    const into = new Float64Array(1)
    return state.running.map((g) => {
      const seats = facts.problem.people.map((_, p) => {
        const from = state.members[g].includes(p) ? g : -1
        writeWorth(state, context, p, state.start[g], [g], from, into, 0)
        return into[0]
      })
      const size = state.members[g].length
      return [
        seats,
        sizePrice(facts, facts.topicOf[g], size + 1, 1) - sizePrice(facts, facts.topicOf[g], size, 1),
      ]
    })
  },
  filling(facts, state) {
    const context = contextOf(facts)
    const gains = state.running.map((g) => facts.problem.people.map((_, p) => estimate(state, context, p, g)))
    for (const g of [...state.running]) fill(state, context, g, 'free', [])
    return [gains, planOfState(state)]
  },
  forecast(facts, state) {
    const context = contextOf(facts)
    const [forecast] = context.forecasts
    return state.running.map((g) => {
      forecast.read(state, context, g)
      forecast.remove(g)
      return facts.problem.topics.map((_, t) => {
        const spare = spareGroup(state, t, state.start[g])
        return spare < 0 ? null : forecast.gainOf(t, spare, -1)
      })
    })
  },
  timetable: (facts) => [[...createRelaxedTimetable(facts).value], contextOf(facts).unitPrice],
  core: ({ problem }) => coreProblem(problem)?.rules.weights,
}

/** The price of a unit is an estimate of its own: here an open unit costs what its rule says. */
function contextOf(facts: Facts) {
  return createSearchContext(facts, seededRandom(1), priceOfUnit(facts))
}

function withRules(problem: GroupsProblem, id: EstimateId, weights: GroupsProblem['rules']['weights']) {
  const unit = id === 'unitPrice' ? problem.rules.assignAllSessionsToAllParticipantsIsHardConstraint : 'Soft'
  return {
    ...problem,
    rules: { ...problem.rules, assignAllSessionsToAllParticipantsIsHardConstraint: unit, weights },
  } satisfies GroupsProblem
}

interface Case {
  readonly problem: GroupsProblem
  /** Without it, one that is constructed. */
  readonly plan?: readonly PlannedGroup[]
}

const PEOPLE = ['p0', 'p1', 'p2', 'p3']

/** Four people who wish for topics of two to four, in plans that random problems hardly ever have. */
function ofFour(topics: readonly string[], plan: readonly PlannedGroup[]): Case {
  const problem: GroupsProblem = {
    format: 'plan-problem/1',
    kind: 'groups',
    slots: 2,
    breaksAfter: [],
    countBy: 'slots',
    people: PEOPLE.map((id) => ({
      id,
      available: [0, 1],
      maybe: [],
      wants: 2,
      max: null,
      languages: [],
    })),
    topics: topics.map((id) => ({
      id,
      hosts: [],
      groups: 1,
      duration: 1,
      repeat: [0],
      starts: null,
      minSize: 2,
      maxSize: 4,
    })),
    wishes: PEOPLE.flatMap((id) => topics.map((topic) => [id, topic, 1] as const)),
    contacts: [],
    fixedGroups: [],
    previous: null,
    rules: DEFAULT_RULES,
  }
  return { problem, plan }
}

const CASES: readonly Case[] = [
  ...Array.from({ length: 80 }, (_, seed) => ({
    problem: randomProblem(seed, { people: 8, topics: 4, slots: 3, fixed: false, rooms: seed % 4 === 0 }),
  })),
  // A fourth person would join a group that has its best size.
  ofFour(['a'], [{ topic: 'a', group: 0, start: 0, members: PEOPLE.slice(1) }]),
  // The same people would meet again.
  ofFour(
    ['a', 'b', 'c'],
    ['a', 'b'].map((topic, start) => ({ topic, group: 0, start, members: PEOPLE })),
  ),
]

/** Whether the estimate says something else of some plan when the rule weighs more. */
function counts(id: EstimateId, name: string): boolean {
  return CASES.some(({ problem, plan: given }) => {
    const plain = withRules(
      problem,
      id,
      Object.fromEntries(Object.keys(problem.rules.weights).map((one) => [one, 1])),
    )
    const heavy = withRules(plain, id, { ...plain.rules.weights, [name]: 8 })
    const plan = given ?? constructed(plain)
    const figures = [plain, heavy].map((problem) => {
      const own = buildFacts(problem)
      return FIGURES[id](own, layOut(own, plan))
    })
    const text = figures.map((one) => {
      if (id !== 'core') return JSON.stringify(one)
      const weights = one as Readonly<Record<string, number>> | undefined
      return weights && JSON.stringify(weights[name])
    })
    return text[0] !== text[1]
  })
}

function constructed(problem: GroupsProblem): readonly PlannedGroup[] {
  const facts = buildFacts(problem)
  const state = createState(facts)
  construct(state, contextOf(facts), () => false)
  return planOfState(state)
}

test('each estimate of the search leaves out the weighted rules that say so, and no others', () => {
  const weighted = CONSTRAINTS.filter((one) => one.level === 'soft')
  const found = weighted.map(({ name }) => [name, ESTIMATE_IDS.filter((id) => !counts(id, name))])
  expect(found).toEqual(weighted.map(({ name, leftOutOf }) => [name, leftOutOf]))
})
