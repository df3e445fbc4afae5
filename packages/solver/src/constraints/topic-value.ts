import { attendance, type PlanReading, wishValueOf } from '../plan-reading.ts'
import type { ConstraintMatch } from '../result.ts'
import type { State } from '../search/state.ts'
import type { Constraint } from './constraint.ts'
import { positionOf } from './terms.ts'

/** One match per person and wished topic they attend at least once. */
function attended(
  plan: PlanReading,
  constraint: string,
  amountOf: (person: string, topic: string) => number,
): readonly ConstraintMatch[] {
  return plan.problem.people.flatMap(({ id }) =>
    [...attendance(plan, id).keys()]
      .map((topic) => ({ constraint, amount: amountOf(id, topic.id), people: [id], topic: topic.id }))
      .filter(({ amount }) => amount > 0),
  )
}

export const personToHighValueTopic: Constraint = {
  name: 'personToHighValueTopic',
  level: 'soft',
  effect: 'reward',
  sentence: 'People attend the topics they value, weighted by how neglected or popular the topic is.',
  weight: ({ rules }) => rules.weights.personToHighValueTopic,
  bounds: {
    simpleBound: 'optimistic',
    linearProgram: 'counted',
    sessionBound: 'counted',
    solveBySessions: 'counted',
  },
  matches: (plan) =>
    attended(plan, 'personToHighValueTopic', (p, t) => wishValueOf(plan, p, t) * (plan.factors.get(t) ?? 0)),
}

export const highValueTopicToSelectivePerson: Constraint = {
  name: 'highValueTopicToSelectivePerson',
  level: 'soft',
  effect: 'reward',
  sentence:
    'Those who wish for little get what they wish for: a value counts by its share of all the person values.',
  weight: ({ rules }) => rules.weights.highValueTopicToSelectivePerson,
  bounds: {
    simpleBound: 'optimistic',
    linearProgram: 'counted',
    sessionBound: 'counted',
    solveBySessions: 'counted',
  },
  matches: (plan) =>
    attended(plan, 'highValueTopicToSelectivePerson', (p, t) => {
      const sum = plan.valueSums.get(p) ?? 0
      return sum === 0 ? 0 : wishValueOf(plan, p, t) ** 2 / sum
    }),
}

const HIGH_VALUE = positionOf('personToHighValueTopic')
const SELECTIVE = positionOf('highValueTopicToSelectivePerson')

/**
 * Somebody begins (1) or ends (-1) to attend a topic they wished for; `at` is its place in the facts. The points this grants
 * are `facts.reward`.
 */
export function countTopicValue({ facts, amounts }: State, at: number, sign: 1 | -1): void {
  amounts[HIGH_VALUE] += sign * facts.highValue[at]
  amounts[SELECTIVE] += sign * facts.selective[at]
}
