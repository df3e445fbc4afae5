import { simpleBound } from '../bounds/simple-bound.ts'
import type { GroupsProblem, PlannedGroup } from '../problem.ts'
import { buildFacts } from '../search/build-facts.ts'
import { createState } from '../search/create-state.ts'
import type { Facts } from '../search/facts.ts'
import { addMember, setStart } from '../search/operations.ts'
import { type State, softOf } from '../search/state.ts'
import type { GroupRef } from './move-prices.ts'

/** A problem is read once, and each plan of it as well. */
const known = new WeakMap<GroupsProblem, Facts>()
const spans = new WeakMap<Facts, number | null>()
const states = new WeakMap<readonly PlannedGroup[], State>()

/**
 * The plan in the state of the search, in which moves are tried and taken back.
 * Throws when the plan names something the problem does not have, or a group twice.
 */
export function layOut(problem: GroupsProblem, groups: readonly PlannedGroup[]): State {
  const facts = factsOf(problem)
  const before = states.get(groups)
  if (before?.facts === facts) return before
  const state = createState(facts)
  const people = new Map(problem.people.map(({ id }, p) => [id, p]))
  for (const { topic, group, start, members } of groups) {
    const g = groupIndex(facts, { topic, group })
    if (state.start[g] >= 0) throw new Error(`The plan runs group ${group} of topic "${topic}" twice.`)
    setStart(state, g, start)
    for (const id of new Set(members)) {
      const p = people.get(id)
      if (p === undefined)
        throw new Error(
          `The plan places "${id}" in "${topic}", whom the problem lacks. Maybe they were removed?`,
        )
      addMember(state, p, g)
    }
  }
  states.set(groups, state)
  return state
}

function factsOf(problem: GroupsProblem): Facts {
  const before = known.get(problem)
  if (before) return before
  const facts = buildFacts(problem)
  known.set(problem, facts)
  return facts
}

/** Soft points between the plan without groups and an upper bound of all plans; null where there is no bound or no way to it. */
export function spanOf(facts: Facts): number | null {
  const before = spans.get(facts)
  if (before !== undefined) return before
  const way = simpleBound(facts).soft - softOf(createState(facts))
  const span = Number.isFinite(way) && way > 1e-9 ? way : null
  spans.set(facts, span)
  return span
}

export function personIndex({ problem }: Facts, person: string): number {
  const p = problem.people.findIndex(({ id }) => id === person)
  if (p < 0) throw new Error(`The problem has no person "${person}". Maybe they were removed?`)
  return p
}

export function groupIndex({ problem, firstGroup }: Facts, { topic, group }: GroupRef): number {
  const t = problem.topics.findIndex(({ id }) => id === topic)
  if (t < 0 || group < 0 || group >= problem.topics[t].groups)
    throw new Error(`The problem has no group ${group} of topic "${topic}". Maybe it was removed?`)
  return firstGroup[t] + group
}
