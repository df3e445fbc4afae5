import { attendance, type PlanReading, wishValueOf } from '../plan-reading.ts'
import type { ConstraintMatch } from '../result.ts'
import type { Constraint } from './constraint.ts'

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
  sentence: 'People attend the topics they value, weighted by how neglected or popular the topic is.',
  weight: ({ rules }) => rules.weights.personToHighValueTopic,
  matches: (plan) =>
    attended(plan, 'personToHighValueTopic', (p, t) => wishValueOf(plan, p, t) * (plan.factors.get(t) ?? 0)),
}

export const highValueTopicToSelectivePerson: Constraint = {
  name: 'highValueTopicToSelectivePerson',
  level: 'soft',
  sentence:
    'Those who wish for little get what they wish for: a value counts by its share of all the person values.',
  weight: ({ rules }) => rules.weights.highValueTopicToSelectivePerson,
  matches: (plan) =>
    attended(plan, 'highValueTopicToSelectivePerson', (p, t) => {
      const sum = plan.valueSums.get(p) ?? 0
      return sum === 0 ? 0 : wishValueOf(plan, p, t) ** 2 / sum
    }),
}
