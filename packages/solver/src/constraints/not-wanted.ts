import { hasWish, isHost, type PlanReading } from '../plan-reading.ts'
import type { ConstraintMatch } from '../result.ts'
import type { Facts } from '../search/facts.ts'
import type { State } from '../search/state.ts'
import type { Constraint } from './constraint.ts'
import { positionOf } from './terms.ts'

/** Members of groups they neither wished for nor host. */
function unwanted(plan: PlanReading, constraint: string): readonly ConstraintMatch[] {
  return plan.running.flatMap(({ topic, group, members, start }) =>
    members
      .filter(({ id }) => !hasWish(plan, id, topic.id) && !isHost(topic, id))
      .map(({ id }) => ({ constraint, amount: 1, people: [id], topic: topic.id, group, slot: start })),
  )
}

export const notWanted: Constraint = {
  name: 'notWanted',
  level: 'hard',
  effect: 'penalty',
  sentence: 'Nobody is in a group whose topic they did not wish for and do not host, when No is a hard rule.',
  weight: ({ rules }) => (rules.noIsHardConstraint === 'Hard' ? -1 : 0),
  bounds: {
    simpleBound: 'counted',
    linearProgram: 'counted',
    sessionBound: 'counted',
    solveBySessions: 'counted',
  },
  matches: (plan) => unwanted(plan, 'notWanted'),
}

export const avoidNonPreferredTopicAssignments: Constraint = {
  name: 'avoidNonPreferredTopicAssignments',
  level: 'soft',
  effect: 'penalty',
  sentence: 'Few people are in groups they did not wish for, when No is a soft rule.',
  weight: ({ rules }) =>
    rules.noIsHardConstraint === 'Hard' ? 0 : -rules.weights.avoidNonPreferredTopicAssignments,
  bounds: {
    simpleBound: 'relaxed',
    linearProgram: 'counted',
    sessionBound: 'counted',
    solveBySessions: 'counted',
  },
  matches: (plan) => unwanted(plan, 'avoidNonPreferredTopicAssignments'),
}

const HARD = positionOf('notWanted')
const SOFT = positionOf('avoidNonPreferredTopicAssignments')

/** Somebody who neither wished for the topic of a group nor hosts it comes (1) or leaves (-1). */
export function countUnwanted({ amounts }: State, sign: 1 | -1): void {
  amounts[HARD] += sign
  amounts[SOFT] += sign
}

/** Soft points that a membership costs whose topic is neither wished for nor hosted; `at` is its place in `wish` and `host`. */
export function unwantedCharge({ weights, wish, host }: Facts, at: number): number {
  return wish[at] === 0 && host[at] === 0 ? -weights[SOFT] : 0
}
