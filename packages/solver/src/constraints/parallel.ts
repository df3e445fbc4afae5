import type { ConstraintMatch } from '../result.ts'
import type { Constraint } from './constraint.ts'

export const parallel: Constraint = {
  name: 'parallel',
  level: 'hard',
  sentence: 'No slot has more running groups than may run in parallel.',
  weight: () => -1,
  matches: (plan) => {
    const counts = new Map<number, number>()
    for (const { slots } of plan.running)
      for (const slot of slots) if (slot < plan.problem.slots) counts.set(slot, (counts.get(slot) ?? 0) + 1)
    const most = plan.problem.rules.maxParallelSessions
    const matches: ConstraintMatch[] = []
    for (const [slot, count] of counts)
      if (count > most) matches.push({ constraint: 'parallel', amount: count - most, people: [], slot })
    return matches
  },
}
