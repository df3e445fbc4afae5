import { eachPair } from '../plan-reading.ts'
import type { ConstraintMatch } from '../result.ts'
import type { State } from '../search/state.ts'
import type { Constraint } from './constraint.ts'
import { positionOf } from './terms.ts'

export const contactNo: Constraint = {
  name: 'contactNo',
  level: 'hard',
  effect: 'penalty',
  sentence: 'Two people share no group when either said no to the other.',
  weight: () => -1,
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
}

const AT = positionOf('contactNo')

/** Two people of whom this is known (`facts.clash`) come together (1) or part (-1). */
export function countContactNo({ amounts }: State, clash: number, sign: 1 | -1): void {
  if (clash & 1) amounts[AT] += sign
}
