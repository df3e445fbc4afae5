import { hasWish, isHost, type PlanReading } from '../plan-reading.ts'
import type { ConstraintMatch } from '../result.ts'
import type { Constraint } from './constraint.ts'

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
  sentence: 'Nobody is in a group whose topic they did not wish for and do not host, when No is a hard rule.',
  weight: ({ rules }) => (rules.noIsHardConstraint === 'Hard' ? -1 : 0),
  matches: (plan) => unwanted(plan, 'notWanted'),
}

export const avoidNonPreferredTopicAssignments: Constraint = {
  name: 'avoidNonPreferredTopicAssignments',
  level: 'soft',
  sentence: 'Few people are in groups they did not wish for, when No is a soft rule.',
  weight: ({ rules }) =>
    rules.noIsHardConstraint === 'Hard' ? 0 : -rules.weights.avoidNonPreferredTopicAssignments,
  matches: (plan) => unwanted(plan, 'avoidNonPreferredTopicAssignments'),
}
