import { eachPair } from '../plan-reading.ts'
import type { ConstraintMatch } from '../result.ts'
import type { Constraint } from './constraint.ts'

export const contactNo: Constraint = {
  name: 'contactNo',
  level: 'hard',
  sentence: 'Two people share no group when either said no to the other.',
  weight: () => -1,
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
