import { satisfactionOf } from '../plan-reading.ts'
import type { Constraint } from './constraint.ts'

export const fairness: Constraint = {
  name: 'fairness',
  level: 'soft',
  sentence: 'Nobody is left far below what they could get: the gap of each person counts squared.',
  weight: ({ rules }) => -rules.weights.fairness,
  matches: (plan) =>
    plan.problem.people
      .map(({ id }) => ({
        constraint: 'fairness',
        amount: (1 - satisfactionOf(plan, id)) ** 2,
        people: [id],
      }))
      .filter(({ amount }) => amount > 0),
}
