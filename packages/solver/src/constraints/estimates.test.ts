import { expect, test } from 'vitest'
import type { Facts } from '../facts.ts'
import type { GroupsProblem } from '../problem.ts'
import { seededRandom } from '../random.ts'
import { sizePrice, writeWorth } from '../search/block-worth.ts'
import { buildFacts } from '../search/build-facts.ts'
import { construct } from '../search/construct.ts'
import { coreProblem } from '../search/core-problem.ts'
import { priceOfUnit } from '../search/effort.ts'
import { spareGroup } from '../search/moves/open.ts'
import { createState, layOut, planOfState } from '../search/plan-state.ts'
import { createRelaxedTimetable } from '../search/relaxed-timetable.ts'
import { createSearchContext } from '../search/search-run.ts'
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

/** Whether the estimate says something else of some plan when the rule weighs more. */
function counts(id: EstimateId, name: string): boolean {
  for (let seed = 0; seed < 80; seed++) {
    const drawn = randomProblem(seed, { people: 8, topics: 4, slots: 3, fixed: false, rooms: seed % 4 === 0 })
    const plain = withRules(
      drawn,
      id,
      Object.fromEntries(Object.keys(drawn.rules.weights).map((one) => [one, 1])),
    )
    const heavy = withRules(plain, id, { ...plain.rules.weights, [name]: 8 })
    const facts = buildFacts(plain)
    const first = createState(facts)
    construct(first, contextOf(facts), () => false)
    const plan = planOfState(first)
    const figures = [plain, heavy].map((problem) => {
      const own = buildFacts(problem)
      return FIGURES[id](own, layOut(own, plan))
    })
    const text = figures.map((one) => {
      if (id !== 'core') return JSON.stringify(one)
      const weights = one as Readonly<Record<string, number>> | undefined
      return weights && JSON.stringify(weights[name])
    })
    if (text[0] !== text[1]) return true
  }
  return false
}

test('each estimate of the search leaves out the weighted rules that say so, and no others', () => {
  const weighted = CONSTRAINTS.filter((one) => one.level === 'soft')
  const found = weighted.map(({ name }) => [name, ESTIMATE_IDS.filter((id) => !counts(id, name))])
  expect(found).toEqual(weighted.map(({ name, leftOutOf }) => [name, leftOutOf]))
})
