import { type PairFacts, unfairnessOf } from './pair-facts.ts'

/** Rounds in which everybody's cost follows those of the others; more bring little. */
const ROUNDS = 12

/**
 * Costs of people that nearly balance who is in demand: in turns everybody's is set so that just as many meetings pay as they can have.
 * The flow that begins with them has few paths to find.
 */
export function firstCosts(facts: PairFacts): Float64Array {
  const { people, a, b, weight, first, incident, room, kept } = facts
  const costs = new Float64Array(people)
  const gain = (p: number, k: number) =>
    k >= room[p] ? -Infinity : unfairnessOf(facts, p, kept[p] + k) - unfairnessOf(facts, p, kept[p] + k + 1)
  for (let round = 0; round < ROUNDS; round++)
    for (let p = 0; p < people; p++) {
      const offers = new Float64Array(first[p + 1] - first[p])
      for (let i = first[p]; i < first[p + 1]; i++) {
        const e = incident[i]
        offers[i - first[p]] = weight[e] - costs[a[e] === p ? b[e] : a[e]]
      }
      offers.sort().reverse()
      let taken = 0
      while (taken < offers.length && offers[taken] + gain(p, taken) > 0) taken++
      const high = Math.min(taken > 0 ? offers[taken - 1] : Infinity, -gain(p, taken))
      const low = Math.max(
        taken < offers.length ? offers[taken] : -Infinity,
        taken > 0 ? -gain(p, taken - 1) : -Infinity,
      )
      costs[p] =
        Number.isFinite(high) && Number.isFinite(low)
          ? (high + low) / 2
          : Number.isFinite(high)
            ? high
            : Number.isFinite(low)
              ? low
              : 0
    }
  return costs
}
