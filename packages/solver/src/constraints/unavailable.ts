import type { State } from '../state.ts'
import { byAll, type Constraint } from './constraint.ts'
import { matchesOfMembers } from './matches.ts'

export const unavailable = {
  name: 'unavailable',
  number: 13,
  level: 'hard',
  effect: 'penalty',
  sentence: 'Every member is available in all slots their group covers.',
  bounds: { ...byAll('counted'), simpleBound: 'optimistic' },
  matches: (plan) =>
    matchesOfMembers(plan, 'unavailable', (person, slot) => !plan.available.get(person)?.has(slot)),
} as const satisfies Constraint

const AT = unavailable.number

/** A membership comes (1) or goes (-1). `attends`: 0 not available, 1 available, 2 with a maybe. */
export function countUnavailable({ amounts }: State, attends: number, sign: 1 | -1): void {
  if (attends === 0) amounts[AT] += sign
}
