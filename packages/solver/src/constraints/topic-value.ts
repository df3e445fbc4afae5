import type { RuleName } from '@planner/domain/plan-words'
import { attendance, type PlanReading, wishValueOf } from '../plan-reading.ts'
import type { ConstraintMatch } from '../result.ts'
import type { State } from '../state.ts'
import { byAll, type Constraint } from './constraint.ts'

/** One match per person and wished topic they attend at least once. */
function attended(
  plan: PlanReading,
  constraint: RuleName,
  amountOf: (person: string, topic: string) => number,
): readonly ConstraintMatch[] {
  return plan.problem.people.flatMap(({ id }) =>
    [...attendance(plan, id).keys()]
      .map((topic) => ({ constraint, amount: amountOf(id, topic.id), people: [id], topic: topic.id }))
      .filter(({ amount }) => amount > 0),
  )
}

export const personToHighValueTopic = {
  name: 'personToHighValueTopic',
  number: 26,
  level: 'soft',
  effect: 'reward',
  sentence: 'People attend the topics they value, weighted by how neglected or popular the topic is.',
  usualWeight: 1,
  leftOutOf: [],
  bounds: { ...byAll('counted'), simpleBound: 'optimistic' },
  matches: (plan) =>
    attended(plan, 'personToHighValueTopic', (p, t) => wishValueOf(plan, p, t) * (plan.factors.get(t) ?? 0)),
} as const satisfies Constraint

export const highValueTopicToSelectivePerson = {
  name: 'highValueTopicToSelectivePerson',
  number: 27,
  level: 'soft',
  effect: 'reward',
  sentence:
    'Those who wish for little get what they wish for: a value counts by its share of all the person values.',
  usualWeight: 1,
  leftOutOf: [],
  bounds: { ...byAll('counted'), simpleBound: 'optimistic' },
  matches: (plan) =>
    attended(plan, 'highValueTopicToSelectivePerson', (p, t) => {
      const sum = plan.valueSums.get(p) ?? 0
      return sum === 0 ? 0 : wishValueOf(plan, p, t) ** 2 / sum
    }),
} as const satisfies Constraint

const HIGH_VALUE = personToHighValueTopic.number
const SELECTIVE = highValueTopicToSelectivePerson.number

/**
 * Somebody begins (1) or ends (-1) to attend a topic they wished for; `at` is its place in the facts. The
 * points this grants are `facts.reward`.
 */
export function countTopicValue({ facts, amounts }: State, at: number, sign: 1 | -1): void {
  amounts[HIGH_VALUE] += sign * facts.highValue[at]
  amounts[SELECTIVE] += sign * facts.selective[at]
}
