import type { RuleName } from '@planner/domain/plan-words'
import type { Facts } from '../facts.ts'
import { hasWish, isHost, type PlanReading } from '../plan-reading.ts'
import type { ConstraintMatch } from '../result.ts'
import type { State } from '../state.ts'
import { byAll, type Constraint } from './constraint.ts'

/** Members of groups they neither wished for nor host. */
function unwanted(plan: PlanReading, constraint: RuleName): readonly ConstraintMatch[] {
  return plan.running.flatMap(({ topic, group, members, start }) =>
    members
      .filter(({ id }) => !hasWish(plan, id, topic.id) && !isHost(topic, id))
      .map(({ id }) => ({ constraint, amount: 1, people: [id], topic: topic.id, group, slot: start })),
  )
}

export const notWanted = {
  name: 'notWanted',
  number: 19,
  level: 'hard',
  effect: 'penalty',
  sentence: 'Nobody is in a group whose topic they did not wish for and do not host, when No is a hard rule.',
  isOn: ({ rules }) => rules.noIsHardConstraint === 'Hard',
  bounds: byAll('counted'),
  matches: (plan) => unwanted(plan, 'notWanted'),
} as const satisfies Constraint

export const avoidNonPreferredTopicAssignments = {
  name: 'avoidNonPreferredTopicAssignments',
  number: 28,
  level: 'soft',
  effect: 'penalty',
  sentence: 'Few people are in groups they did not wish for, when No is a soft rule.',
  usualWeight: 10,
  leftOutOf: ['unitPrice', 'timetable'],
  isOn: ({ rules }) => rules.noIsHardConstraint === 'Soft',
  bounds: { ...byAll('counted'), simpleBound: 'relaxed' },
  matches: (plan) => unwanted(plan, 'avoidNonPreferredTopicAssignments'),
} as const satisfies Constraint

const HARD = notWanted.number
const SOFT = avoidNonPreferredTopicAssignments.number

/** Somebody who neither wished for the topic of a group nor hosts it comes (1) or leaves (-1). */
export function countUnwanted({ amounts }: State, sign: 1 | -1): void {
  amounts[HARD] += sign
  amounts[SOFT] += sign
}

/** Soft points of a membership neither wished for nor hosted; `at` is its place in `wish` and `host`. */
export function unwantedCharge({ weights, wish, host }: Facts, at: number): number {
  return wish[at] === 0 && host[at] === 0 ? -weights[SOFT] : 0
}
