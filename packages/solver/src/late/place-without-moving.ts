import { listUnfilled } from '../explain/why-unfilled.ts'
import type { Facts } from '../facts.ts'
import { readPlan } from '../plan-reading.ts'
import type { GroupRef, GroupsProblem, PlannedGroup } from '../problem.ts'
import { compareScores } from '../result.ts'
import { buildFacts } from '../search/build-facts.ts'
import { planOfState } from '../search/plan-state.ts'
import { scoreOf } from '../state.ts'
import { type BegunGroups, beginGroups } from './begin-groups.ts'
import { exchangePlaces } from './exchange-places.ts'
import { fillGroups, fillPins, type Order } from './fill-groups.ts'
import { couldJoin, isShort, type LatePlan, lateGroupsOf, latePlan } from './late-plan.ts'
import type { LateOptions, LatePlace, Placement } from './placement.ts'

/** How people are placed: who chooses first, and in which direction exchanges go through the people. */
interface Way {
  readonly order: Order
  readonly isReversed: boolean
}

/** With few choices there is time for several ways; the best result is taken. */
const WAYS: readonly Way[] = [
  { order: 'mostToLose', isReversed: false },
  { order: 'mostToLose', isReversed: true },
  { order: 'mostToGain', isReversed: false },
  { order: 'mostToGain', isReversed: true },
]
const MAX_CHOICES_OF_SEVERAL_WAYS = 3000

export function placeWithoutMoving(
  problem: GroupsProblem,
  groups: readonly PlannedGroup[],
  options: LateOptions = {},
): Placement {
  const facts = buildFacts(problem)
  const start = () => latePlan(facts, groups, options.limits ?? [])
  const plan = start()
  const [first, ...others] = WAYS
  const without = new Set(options.without)
  const people = problem.people.flatMap(({ id }, p) => (isShort(plan, p) && !without.has(id) ? [p] : []))
  const hasFewChoices = choicesOf(plan, people) <= MAX_CHOICES_OF_SEVERAL_WAYS
  let best = { plan, begun: placeAll(plan, people, options, first) }
  for (const way of hasFewChoices ? others : []) {
    const other = start()
    const begun = placeAll(other, people, options, way)
    if (compareScores(scoreOf(other.state), scoreOf(best.plan.state)) > 0) best = { plan: other, begun }
  }
  return {
    placed: people.flatMap((p) => placesOf(best.plan, p, best.begun)),
    rooms: [...best.begun].flatMap(([g, room]) => (room ? [{ ...nameOf(facts, g), room: room.id }] : [])),
    left: listUnfilled(readPlan(facts.reading, planOfState(best.plan.state))),
  }
}

/** The sum of the places that each person could have alone. */
function choicesOf(plan: LatePlan, people: readonly number[]): number {
  let sum = 0
  for (const p of people) for (const g of plan.state.running) if (couldJoin(plan, p, g)) sum++
  return sum
}

/** Places them all. Returns the groups that began. */
function placeAll(
  plan: LatePlan,
  people: readonly number[],
  options: LateOptions,
  { order, isReversed }: Way,
): BegunGroups {
  fillPins(plan, people)
  fillGroups(plan, people, order)
  exchangePlaces(plan, isReversed ? people.toReversed() : people)
  fillGroups(plan, people, order)
  const begun = beginGroups(plan, people, options)
  if (begun.size > 0) fillGroups(plan, people, order)
  return begun
}

function nameOf({ problem, topicOf, numberOf }: Facts, g: number): GroupRef {
  return { topic: problem.topics[topicOf[g]].id, group: numberOf[g] }
}

function placesOf(plan: LatePlan, p: number, begun: BegunGroups): LatePlace[] {
  const { facts, start } = plan.state
  const { people } = facts.problem
  return lateGroupsOf(plan, p)
    .sort((a, b) => start[a] - start[b] || a - b)
    .map((g) => ({
      person: people[p].id,
      ...nameOf(facts, g),
      start: start[g],
      isNew: begun.has(g),
    }))
}
