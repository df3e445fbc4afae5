import type { RuleName } from '@planner/domain/plan-words'
import { eachPair, type PlanReading } from '../plan-reading.ts'
import type { Person } from '../problem.ts'
import type { ConstraintMatch } from '../result.ts'

/** One match for every two people who share a group and should not. */
export function matchesOfPairs(
  plan: PlanReading,
  constraint: RuleName,
  isBreach: (a: Person, b: Person) => boolean,
): readonly ConstraintMatch[] {
  const matches: ConstraintMatch[] = []
  eachPair(plan, (a, b, { topic, group, start }) => {
    if (!isBreach(a, b)) return
    matches.push({ constraint, amount: 1, people: [a.id, b.id], topic: topic.id, group, slot: start })
  })
  return matches
}

/** One match for every member of a group in whose slots there is one that does not suit them: the first. */
export function matchesOfMembers(
  plan: PlanReading,
  constraint: RuleName,
  isBreach: (person: string, slot: number) => boolean,
): readonly ConstraintMatch[] {
  return plan.running.flatMap(({ topic, group, members, slots }) =>
    members.flatMap(({ id }) => {
      const slot = slots.find((one) => isBreach(id, one))
      return slot === undefined ? [] : [{ constraint, amount: 1, people: [id], topic: topic.id, group, slot }]
    }),
  )
}
