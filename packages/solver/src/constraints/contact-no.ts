import { eachPair } from '../plan-reading.ts'
import type { ConstraintMatch } from '../result.ts'
import type { State } from '../search/state.ts'
import type { Constraint } from './constraint.ts'

export const contactNo = {
  name: 'contactNo',
  number: 20,
  level: 'hard',
  effect: 'penalty',
  sentence: 'Two people share no group when either said no to the other.',
  concerns: ({ contacts }) => contacts.some(([, , weight]) => weight === 'no'),
  bounds: {
    simpleBound: 'relaxed',
    linearProgram: 'relaxed',
    sessionBound: 'relaxed',
    solveBySessions: 'relaxed',
  },
  matches: (plan) => {
    const matches: ConstraintMatch[] = []
    eachPair(plan, (a, b, { topic, group, start }) => {
      if (plan.contacts.get(a.id)?.get(b.id) !== 'no' && plan.contacts.get(b.id)?.get(a.id) !== 'no') return
      const where = { topic: topic.id, group, slot: start }
      matches.push({ constraint: 'contactNo', amount: 1, people: [a.id, b.id], ...where })
    })
    return matches
  },
} as const satisfies Constraint

const AT = contactNo.number

/** Two people of whom this is known (`facts.clash`) come together (1) or part (-1). */
export function countContactNo({ amounts }: State, clash: number, sign: 1 | -1): void {
  if (clash & 1) amounts[AT] += sign
}
