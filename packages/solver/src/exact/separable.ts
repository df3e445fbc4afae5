import type { BoundId } from '../constraints/constraint.ts'
import { isRefusedBy, notCountedBy } from '../constraints/constraints.ts'
import type { Facts } from '../facts.ts'
import type { GroupsProblem } from '../problem.ts'
import { openSlots } from '../problem-reading.ts'

/**
 * Whether sessions are independent given their topics: groups of one slot, one group of a topic, and nobody
 * wants fewer units than they have time for. The bounds by sessions refuse rules that tie sessions.
 */
export function isSeparable(facts: Facts): boolean {
  const { problem, topics, people } = facts
  if (!hasSingleSlots(facts)) return false
  for (let t = 0; t < topics; t++) if (facts.firstGroup[t + 1] - facts.firstGroup[t] > 1) return false
  for (let p = 0; p < people; p++) {
    const times = openSlots(problem.people[p])
    if (facts.wants[p] > 0 && facts.wants[p] < times) return false
  }
  return true
}

/** Whether every group takes one slot and counts one unit. */
export function hasSingleSlots({ topics, slots, units, covers }: Facts): boolean {
  for (let t = 0; t < topics; t++) {
    if (units[t] !== 1) return false
    for (let s = 0; s < slots; s++) if (covers[t][s].length !== 1) return false
  }
  return true
}

/**
 * The problem as this bound counts it: soft constraints that it relaxes or counts apart have no weight, since
 * bounds are measured from the score of the empty plan. Null where the bound refuses the problem.
 */
export function countedProblem(problem: GroupsProblem, bound: BoundId): GroupsProblem | null {
  if (isRefusedBy(bound, problem)) return null
  const left = notCountedBy(bound, problem).filter(({ level }) => level === 'soft')
  const none = Object.fromEntries(left.map(({ name }) => [name, 0]))
  return { ...problem, rules: { ...problem.rules, weights: { ...problem.rules.weights, ...none } } }
}
