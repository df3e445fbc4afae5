import { isHost, type PlanReading } from '../plan-reading.ts'
import type { Person, Topic } from '../problem.ts'
import { unitsOfGroup } from '../problem-reading.ts'
import type { Constraint } from './constraint.ts'

/** Units that count towards a person's `max`. */
export function limitedUnits(plan: PlanReading, person: string): number {
  const all = plan.problem.rules.countHostingTowardsUsersSessionLimit
  let units = 0
  for (const group of plan.groupsOf.get(person) ?? [])
    if (all || !isHost(group.topic, person)) units += group.units
  return units
}

/** Whether one more group of the topic would take the person over their limit. */
export function exceedsLimit(plan: PlanReading, { id, max }: Person, topic: Topic): boolean {
  if (max === null) return false
  const counts = plan.problem.rules.countHostingTowardsUsersSessionLimit || !isHost(topic, id)
  return counts && limitedUnits(plan, id) + unitsOfGroup(plan.problem, topic) > max
}

export const limit: Constraint = {
  name: 'limit',
  level: 'hard',
  sentence: 'Nobody gets more units than their limit; hosting may be left out of the count.',
  weight: () => -1,
  matches: (plan) =>
    plan.problem.people.flatMap(({ id, max }) => {
      const amount = max === null ? 0 : Math.max(0, limitedUnits(plan, id) - max)
      return amount === 0 ? [] : [{ constraint: 'limit', amount, people: [id] }]
    }),
}
