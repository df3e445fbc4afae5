import type { RuleName } from '@planner/domain/plan-words'
import type { Facts } from '../facts.ts'
import { type PlanReading, unitsOf } from '../plan-reading.ts'
import type { ConstraintMatch } from '../result.ts'
import type { State } from '../state.ts'
import { byAll, type Constraint } from './constraint.ts'

function unfilledUnits(plan: PlanReading, constraint: RuleName): readonly ConstraintMatch[] {
  return plan.problem.people.flatMap(({ id, wants }) => {
    const amount = Math.max(0, wants - unitsOf(plan, id))
    return amount === 0 ? [] : [{ constraint, amount, people: [id] }]
  })
}

export const unfilled = {
  name: 'unfilled',
  number: 4,
  level: 'medium',
  effect: 'penalty',
  sentence: 'Everyone gets the units they want, before any soft wish, when that is a hard rule.',
  isOn: ({ rules }) => rules.assignAllSessionsToAllParticipantsIsHardConstraint === 'Hard',
  bounds: { ...byAll('counted'), simpleBound: 'optimistic' },
  matches: (plan) => unfilledUnits(plan, 'unfilled'),
} as const satisfies Constraint

export const assignAllSessionsToAllParticipants = {
  name: 'assignAllSessionsToAllParticipants',
  number: 29,
  level: 'soft',
  effect: 'penalty',
  sentence: 'Everyone gets the units they want, when that is a soft rule.',
  usualWeight: 100,
  leftOutOf: [],
  isOn: ({ rules }) => rules.assignAllSessionsToAllParticipantsIsHardConstraint === 'Soft',
  bounds: { ...byAll('counted'), simpleBound: 'optimistic' },
  matches: (plan) => unfilledUnits(plan, 'assignAllSessionsToAllParticipants'),
} as const satisfies Constraint

const MEDIUM = unfilled.number
const SOFT = assignAllSessionsToAllParticipants.number

/** p comes into (1) or leaves (-1) a group of the topic. */
export function countUnits({ facts, amounts, units }: State, p: number, topic: number, sign: 1 | -1): void {
  const before = Math.max(0, facts.wants[p] - units[p])
  units[p] += sign * facts.units[topic]
  const change = Math.max(0, facts.wants[p] - units[p]) - before
  amounts[MEDIUM] += change
  amounts[SOFT] += change
}

/** Points that an open unit costs at the medium level, and at the soft level: one of the two is 0. */
export function openUnitCharge({ weights }: Facts): { readonly medium: number; readonly soft: number } {
  return { medium: -weights[MEDIUM], soft: -weights[SOFT] }
}
