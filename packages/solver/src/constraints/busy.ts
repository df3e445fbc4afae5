import type { ConstraintMatch } from '../result.ts'
import type { Constraint } from './constraint.ts'

export const busy: Constraint = {
  name: 'busy',
  level: 'hard',
  sentence: 'Nobody is in two groups in the same slot.',
  weight: () => -1,
  matches: (plan) => {
    const matches: ConstraintMatch[] = []
    for (const [person, groups] of plan.groupsOf) {
      const counts = new Map<number, number>()
      for (const { slots } of groups)
        for (const slot of slots) if (slot < plan.problem.slots) counts.set(slot, (counts.get(slot) ?? 0) + 1)
      for (const [slot, count] of counts)
        if (count > 1) matches.push({ constraint: 'busy', amount: count - 1, people: [person], slot })
    }
    return matches
  },
}
