import type { GroupRef } from '../explain/move-prices.ts'
import type { PlannedGroup } from '../problem.ts'
import { createState } from './create-state.ts'
import type { Facts } from './facts.ts'
import { addMember, setStart } from './operations.ts'
import type { State } from './state.ts'

/**
 * The plan in the state of the search, exactly as it is, whatever it breaks.
 * Throws when the plan names something the problem does not have, or a group twice.
 */
export function layOut(facts: Facts, groups: readonly PlannedGroup[]): State {
  const state = createState(facts)
  const people = new Map(facts.problem.people.map(({ id }, p) => [id, p]))
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
  return state
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
