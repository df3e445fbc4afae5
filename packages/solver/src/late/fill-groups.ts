import { isPinned } from '../constraints/pinned.ts'
import { gainOf, isShort, type LateState, put } from './late-state.ts'
import { createOffers, firstOf, type Offers, type Order, reprice, repriceGroup, strike } from './offers.ts'

/** Gives everybody of `people` the places they are pinned to, as far as that breaks nothing. */
export function fillPins(late: LateState, people: readonly number[]): void {
  const { facts, running } = late.state
  if (facts.pinned.size === 0) return
  for (const p of people)
    for (const g of running)
      if (isPinned(facts, p, g) && isShort(late, p) && gainOf(late, p, g) !== null) put(late, p, g)
}

/**
 * Gives everybody of `people` places in running groups until nobody has one left that breaks no rule and is no loss, one
 * after the other.
 */
export function fillGroups(late: LateState, people: readonly number[], order: Order): void {
  // Company can make a gain of what was a loss.
  while (fillOnce(createOffers(late, people), order)) {}
}

function fillOnce(offers: Offers, order: Order): boolean {
  const { late, people, groups } = offers
  let hasFilled = false
  for (;;) {
    const i = firstOf(offers, order)
    if (i < 0) return hasFilled
    // Others have come since, so that the best may be another place by now.
    const before = offers.best[i]
    reprice(offers, i)
    const best = offers.best[i]
    if (best < 0 || best !== before) continue
    if (gainOf(late, people[i], groups[best]) === null) {
      strike(offers, i, best)
      continue
    }
    put(late, people[i], groups[best])
    hasFilled = true
    reprice(offers, i)
    repriceGroup(offers, best, people[i])
  }
}
