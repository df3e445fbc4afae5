import type { Facts } from '../facts.ts'
import { satisfactionOf } from '../plan-reading.ts'
import type { ConstraintMatch } from '../result.ts'
import type { State } from '../state.ts'
import { byAll, bySessions, type Constraint } from './constraint.ts'

export const fairness = {
  name: 'fairness',
  number: 34,
  level: 'soft',
  effect: 'penalty',
  sentence: 'Nobody is left far below what they could get: the gap of each person counts squared.',
  usualWeight: 10,
  leftOutOf: ['timetable', 'core'],
  bounds: { ...byAll('optimistic'), ...bySessions('relaxed') },
  matches: (plan) =>
    plan.problem.people
      .map(
        ({ id }): ConstraintMatch => ({
          constraint: 'fairness',
          amount: (1 - satisfactionOf(plan, id)) ** 2,
          people: [id],
        }),
      )
      .filter(({ amount }) => amount > 0),
} as const satisfies Constraint

const AT = fairness.number

/** The squared gap of MODEL-34. */
export function unfairness(ideal: number, got: number): number {
  if (ideal === 0 || got >= ideal) return 0
  const gap = 1 - got / ideal
  return gap * gap
}

/** p begins (1) or ends (-1) to attend a topic of this value. */
export function countGot({ facts, amounts, got }: State, p: number, value: number, sign: 1 | -1): void {
  const ideal = facts.ideal[p]
  amounts[AT] -= unfairness(ideal, got[p])
  got[p] += sign * value
  amounts[AT] += unfairness(ideal, got[p])
}

/** Points that a gap of the whole ideal costs; `unfairness` is a part of it. */
export function unfairnessCharge({ weights }: Facts): number {
  return -weights[AT]
}
