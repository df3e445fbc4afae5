import type { State } from '../state.ts'
import { byAll, type Constraint } from './constraint.ts'
import { matchesOfPairs } from './matches.ts'

export const contactNo = {
  name: 'contactNo',
  number: 20,
  level: 'hard',
  effect: 'penalty',
  sentence: 'Two people share no group when either said no to the other.',
  concerns: ({ contacts }) => contacts.some(([, , weight]) => weight === 'no'),
  bounds: byAll('relaxed'),
  matches: (plan) => {
    if (plan.contacts.size === 0) return []
    return matchesOfPairs(
      plan,
      'contactNo',
      (a, b) => plan.contacts.get(a.id)?.get(b.id) === 'no' || plan.contacts.get(b.id)?.get(a.id) === 'no',
    )
  },
} as const satisfies Constraint

const AT = contactNo.number

/** Two people with this clash (`facts.clash`) come together (1) or part (-1). */
export function countContactNo({ amounts }: State, clash: number, sign: 1 | -1): void {
  if (clash & 1) amounts[AT] += sign
}
