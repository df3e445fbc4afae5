import type { Facts } from '../facts.ts'
import type { PlannedGroup } from '../problem.ts'
import { createState } from '../search/plan-state.ts'
import { mediumOf, softOf } from '../state.ts'
import type { Seating } from './columns.ts'
import type { ExactPlan } from './exact-plan.ts'

export interface Choice {
  /** Numbers of the topics that run in a session, in the order of the seating. */
  readonly topics: readonly number[]
  readonly seating: Seating
}

/** The plan of one choice for each session, whose seatings are valued with this price for an open unit. */
export function planOfSeatings(facts: Facts, choices: readonly Choice[], unfilledPrice: number): ExactPlan {
  const { people, topics } = facts.problem
  const empty = createState(facts)
  let units = 0
  let value = 0
  const groups = choices.flatMap((choice, start) => {
    value += choice.seating.value
    return choice.topics.map((t, k): PlannedGroup => {
      const members = [...choice.seating.members[k]].sort((a, b) => a - b)
      units += members.filter((p) => facts.wants[p] > 0).length
      return { topic: topics[t].id, group: 0, start, members: members.map((p) => people[p].id) }
    })
  })
  const wanted = people.reduce((sum, { wants }) => sum + wants, 0)
  const paid = mediumOf(empty) === 0 ? 0 : unfilledPrice * units
  return { unfilled: wanted - units, soft: softOf(empty) + value - paid, groups }
}
