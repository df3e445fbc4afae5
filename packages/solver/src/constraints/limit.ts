import { isHost, type PlanReading } from '../plan-reading.ts'
import type { Person, Topic } from '../problem.ts'
import { openSlots, unitsOfGroup } from '../problem-reading.ts'
import type { State } from '../state.ts'
import { bySessions, type Constraint } from './constraint.ts'

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

export const limit = {
  name: 'limit',
  number: 18,
  level: 'hard',
  effect: 'penalty',
  sentence: 'Nobody gets more units than their limit; hosting may be left out of the count.',
  concerns: ({ people }) => people.some((person) => person.max !== null && person.max < openSlots(person)),
  bounds: {
    simpleBound: 'optimistic',
    linearProgram: 'counted',
    sessionUnits: 'optimistic',
    ...bySessions('refused'),
  },
  matches: (plan) =>
    plan.problem.people.flatMap(({ id, max }) => {
      const amount = max === null ? 0 : Math.max(0, limitedUnits(plan, id) - max)
      return amount === 0 ? [] : [{ constraint: 'limit', amount, people: [id] }]
    }),
} as const satisfies Constraint

const AT = limit.number

/** p comes into (1) or leaves (-1) a group of the topic. */
export function countLimited(
  { facts, amounts, limited }: State,
  p: number,
  topic: number,
  isHost: boolean,
  sign: 1 | -1,
): void {
  if (!facts.countHosting && isHost) return
  const max = facts.max[p]
  if (max >= 0) amounts[AT] -= Math.max(0, limited[p] - max)
  limited[p] += sign * facts.units[topic]
  if (max >= 0) amounts[AT] += Math.max(0, limited[p] - max)
}
