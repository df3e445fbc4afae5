import { peopleOf } from './calendar.ts'
import { type PairFacts, unfairnessOf } from './pair-facts.ts'
import type { Placed } from './place-meetings.ts'

/** A plan: edges with their sessions (-1 without). */
export interface PairPlan {
  readonly edges: readonly number[]
  readonly sessionOf: Int32Array
  /** What it weighs, less unfairness and moves; of equal scores the greater worth is the better plan. */
  readonly worth: number
}

/** The plan that a placing makes of edges, without those left over. */
export function planOf(facts: PairFacts, edges: readonly number[], { calendar, left }: Placed): PairPlan {
  const out = new Set(left)
  const placed = edges.filter((e) => !out.has(e))
  const met = facts.kept.slice()
  let worth = 0
  for (const e of placed) {
    worth += facts.weight[e]
    if (facts.stay[e] >= 0 && calendar.sessionOf[e] !== facts.stay[e]) worth -= facts.moveCost
    for (const p of peopleOf(facts, e)) met[p]++
  }
  for (let p = 0; p < facts.people; p++) worth -= unfairnessOf(facts, p, met[p])
  return { edges: placed, sessionOf: calendar.sessionOf, worth }
}

/** The greatest score a bound on the worth allows: scores differ by whole quanta, ties weigh nothing. */
export function scoreBound({ base, quantum }: PairFacts, bound: number): number {
  const score = bound - base
  const slack = 1e-7 + 1e-12 * Math.abs(score)
  return quantum > 0 ? Math.floor((score + slack) / quantum) * quantum : score
}

/** How near a score comes to its bound when it meets it. */
export function scoreTolerance({ quantum, tie }: PairFacts, bound: number): number {
  return 1e-9 * (1 + Math.abs(bound)) + (quantum > 0 ? 0 : tie)
}
