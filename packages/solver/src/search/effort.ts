import type { Facts } from './facts.ts'
import * as term from './terms.ts'

/**
 * Moves without a really better plan after which a run ends. Small events get more of their quick moves; a layout move counts by
 * its cost, so these are a few seconds on a small event and half a minute on a large one.
 */
export function patienceFor(size: number): number {
  return Math.max(400_000, Math.min(200_000 * size, 6_000_000, Math.max(4_000_000, 400_000_000 / size)))
}

/** What one open unit is worth in soft points while searching; above any single soft gain when it is a hard rule. */
export function priceOfUnit(facts: Facts): number {
  if (facts.weights[term.UNFILLED] === 0) return -facts.weights[term.ASSIGN_ALL]
  const w = facts.weights
  return 2 * greatestReward(facts) - w[term.FAIRNESS] - 5 * w[term.GROUP_SIZE] + 5 * w[term.CONTACTS] + 10
}

/** The most that any wish is worth. */
export function greatestReward({ reward }: Facts): number {
  let most = 0
  for (const one of reward) most = Math.max(most, one)
  return most
}

/** How many moves of single people take about as long as one layout move, by the people and groups of one time. */
export function costOfLayout({ people, slots, groups, maxParallel }: Facts): number {
  const parallel = Math.min(maxParallel, Math.ceil(groups / slots))
  return Math.min(200, Math.max(8, Math.round((people * parallel) / 30)))
}
