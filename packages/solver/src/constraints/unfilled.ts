import { type PlanReading, unitsOf } from '../plan-reading.ts'
import type { ConstraintMatch } from '../result.ts'
import type { Constraint } from './constraint.ts'

function unfilledUnits(plan: PlanReading, constraint: string): readonly ConstraintMatch[] {
  return plan.problem.people.flatMap(({ id, wants }) => {
    const amount = Math.max(0, wants - unitsOf(plan, id))
    return amount === 0 ? [] : [{ constraint, amount, people: [id] }]
  })
}

export const unfilled: Constraint = {
  name: 'unfilled',
  level: 'medium',
  sentence: 'Everyone gets the units they want, before any soft wish, when that is a hard rule.',
  weight: ({ rules }) => (rules.assignAllSessionsToAllParticipantsIsHardConstraint === 'Hard' ? -1 : 0),
  matches: (plan) => unfilledUnits(plan, 'unfilled'),
}

export const assignAllSessionsToAllParticipants: Constraint = {
  name: 'assignAllSessionsToAllParticipants',
  level: 'soft',
  sentence: 'Everyone gets the units they want, when that is a soft rule.',
  weight: ({ rules }) =>
    rules.assignAllSessionsToAllParticipantsIsHardConstraint === 'Hard'
      ? 0
      : -rules.weights.assignAllSessionsToAllParticipants,
  matches: (plan) => unfilledUnits(plan, 'assignAllSessionsToAllParticipants'),
}
