import { fairnessTangent, steepestShare, unfairnessCharge } from '../constraints/fairness.ts'
import type { Facts } from '../facts.ts'
import { openSlots } from '../problem-reading.ts'

/**
 * What is summed up of one person over all sessions and has a price: the value they get, whose worth is that of
 * a tangent of fairness, or minus the units that a limit counts.
 */
export interface Tally {
  readonly p: number
  /** The greatest price. */
  readonly steepest: number
  /** At this price: what it is worth beside what sessions are paid, and the sum at which nothing is gained. */
  at(price: number): { readonly worth: number; readonly touches: number }
}

export function fairnessTallies(facts: Facts): Tally[] {
  const charge = unfairnessCharge(facts)
  if (charge === 0) return []
  return Array.from(facts.ideal.entries())
    .filter(([, ideal]) => ideal > 0)
    .map(([p, ideal]) => ({
      p,
      steepest: steepestShare(ideal, charge),
      at: (price) => fairnessTangent(ideal, charge, price),
    }))
}

/** Of everybody who has time for more units than they want or may have. */
export function unitTallies({ problem, wants, max, oneGroupOnly, people }: Facts): Tally[] {
  const tallies: Tally[] = []
  for (let p = 0; p < people; p++) {
    const limit = oneGroupOnly ? 1 : max[p] < 0 ? Infinity : max[p]
    const most = Math.min(wants[p], limit)
    if (wants[p] <= 0 || most >= openSlots(problem.people[p])) continue
    tallies.push({
      p,
      // Units beyond the wanted ones are worth nothing; beyond the limit there are none.
      steepest: limit <= wants[p] ? Infinity : 1,
      at: (price) => ({ worth: price * most, touches: -most }),
    })
  }
  return tallies
}

/** Whether the units of topic t are among those that the tally of p sums up: hosting may not count to a limit. */
export function isTallied(
  { countHosting, oneGroupOnly, host, topics, max, wants }: Facts,
  p: number,
  t: number,
): boolean {
  if (countHosting || oneGroupOnly || max[p] < 0 || max[p] > wants[p]) return true
  return host[p * topics + t] === 0
}
