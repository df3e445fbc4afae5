import type { ConstraintMatch } from '../result.ts'
import type { State } from '../state.ts'
import { byAll, type Constraint } from './constraint.ts'

export const parallel = {
  name: 'parallel',
  number: 15,
  level: 'hard',
  effect: 'penalty',
  sentence: 'No slot has more running groups than may run in parallel.',
  bounds: { ...byAll('counted'), simpleBound: 'relaxed' },
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
} as const satisfies Constraint

const AT = parallel.number

/** One group more (1) or fewer (-1) runs in these slots. */
export function countParallel({ facts, amounts, parallel }: State, covered: Int32Array, sign: 1 | -1): void {
  for (let i = 0; i < covered.length; i++) {
    const count = sign > 0 ? parallel[covered[i]]++ : --parallel[covered[i]]
    if (count >= facts.maxParallel) amounts[AT] += sign
  }
}
