import type { ConstraintMatch } from '../result.ts'
import type { State } from '../state.ts'
import { byAll, type Constraint } from './constraint.ts'

export const busy = {
  name: 'busy',
  number: 12,
  level: 'hard',
  effect: 'penalty',
  sentence: 'Nobody is in two groups in the same slot.',
  bounds: { ...byAll('counted'), simpleBound: 'optimistic' },
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
} as const satisfies Constraint

const AT = busy.number

/** p is in one group more (1) or fewer (-1) that covers these slots. */
export function countBusy(
  { facts, amounts, busy }: State,
  p: number,
  covered: Int32Array,
  sign: 1 | -1,
): void {
  const base = p * facts.slots
  for (let i = 0; i < covered.length; i++) {
    const at = base + covered[i]
    if (sign > 0) {
      if (busy[at]++ > 0) amounts[AT]++
    } else if (--busy[at] > 0) amounts[AT]--
  }
}
