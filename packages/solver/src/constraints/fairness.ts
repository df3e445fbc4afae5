import type { Facts } from '../facts.ts'
import { satisfactionOf } from '../plan-reading.ts'
import type { ConstraintMatch } from '../result.ts'
import type { State } from '../state.ts'
import { byAll, type Constraint } from './constraint.ts'

export const fairness = {
  name: 'fairness',
  number: 34,
  level: 'soft',
  effect: 'penalty',
  sentence: 'Nobody is left far below what they could get: the gap of each person counts squared.',
  usualWeight: 10,
  leftOutOf: ['timetable', 'core'],
  bounds: { ...byAll('optimistic'), solveBySessions: 'relaxed' },
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

/** A tangent of what somebody loses by their gap: no value that they get is worth more than it says. */
interface Tangent {
  /** Points where nothing is got, none of them above 0. */
  readonly worth: number
  /** The value at which it touches. */
  readonly touches: number
}

/** The tangent that rises by `share` points for each point of value, at most by `steepestShare`. */
export function fairnessTangent(ideal: number, charge: number, share: number): Tangent {
  const gap = (share * ideal) / (2 * charge)
  const touches = ideal * (1 - gap)
  return { worth: -charge * gap * gap - share * touches, touches }
}

/** How steep a tangent can be: as where nothing is got. */
export function steepestShare(ideal: number, charge: number): number {
  return ideal > 0 ? (2 * charge) / ideal : 0
}
