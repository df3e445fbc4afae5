import type { Facts } from '../search/facts.ts'
import * as term from '../search/terms.ts'
import { createValuer, type Seating } from './columns.ts'
import type { Closing, ExactPlan } from './exact-plan.ts'
import { planOfSeatings } from './plan-of-seatings.ts'
import type { Pricer, Prices } from './price-session.ts'
import { forEachKind, readSession, softRange } from './session.ts'

/** Prices at which a bound stands, and what each session is worth at them at most. */
export interface Standing {
  readonly prices: Prices
  /** No plan with so few units open has a greater soft score. */
  readonly bound: number
  readonly worth: readonly number[]
}

/** Sets of topics for one session that are looked at together, and comparisons of them. */
const MOST_COLUMNS = 1500
const MOST_COMPARISONS = 40_000_000
/** The first try looks at what loses this part of the bound; further ones at half as much, or twice as much. */
const FIRST_DEPTH = 0.03
const TRIES = 7

/** A set of topics and what a plan with it loses against the bound. */
interface Candidate {
  readonly topics: readonly number[]
  /** What the topics cost at their prices. */
  readonly price: number
  readonly low: number
  readonly high: number
  readonly loss: number
  seating: Seating | null | undefined
}

function isBetter(plan: ExactPlan, than: ExactPlan, most: number | null): boolean {
  if (most !== null && plan.unfilled !== than.unfilled) return plan.unfilled < than.unfilled
  return plan.soft > than.soft
}

/**
 * Plans that lose little against a bound by prices are made of sets of topics that lose little: those are few, and are tried
 * together exhaustively. What is found is the best plan of all as soon as it loses no more than the sets looked at.
 */
export function closeGap(
  facts: Facts,
  { alike, pricers }: { readonly alike: readonly number[]; readonly pricers: readonly Pricer[] },
  { prices, bound, worth }: Standing,
  most: number | null,
): Closing | null {
  const { people, slots, weights, topics } = facts
  const range = softRange(facts)
  const valuersAt = (price: number) => {
    const unit = price - weights[term.ASSIGN_ALL]
    return forEachKind(alike, (slot) =>
      createValuer(readSession(facts, slot, unit), people, 100 * (range + unit)),
    )
  }
  const atPrices = valuersAt(prices.unit)
  const exact = valuersAt(2 * range * -weights[term.UNFILLED])
  const idle = prices.topic.reduce((sum, one) => sum + one, 0)

  function candidates(slot: number, depth: number): Candidate[] | null {
    const sets = pricers[slot].within(prices, worth[slot] - depth, MOST_COLUMNS)
    if (sets === null) return null
    return sets
      .map((set): Candidate => {
        const price = set.reduce((sum, t) => sum + prices.topic[t], 0)
        const bits = (from: number) =>
          set.reduce((sum, t) => (t >= from && t < from + 30 ? sum | (1 << (t - from)) : sum), 0)
        return {
          topics: set,
          price,
          low: bits(0),
          high: bits(30),
          loss: worth[slot] - (atPrices[slot].atMost(set).value - price),
          seating: undefined,
        }
      })
      .filter(({ loss }) => loss <= depth)
      .sort((a, b) => a.loss - b.loss)
  }

  /** Null when the sets are too many to be tried. */
  function tryAll(depth: number): Closing | null {
    const found = forEachKind(alike, (slot) => candidates(slot, depth))
    const lists = found.flatMap((list) => (list === null ? [] : [list]))
    if (lists.length < slots) return null
    let best: ExactPlan | null = null
    let left = depth
    let comparisons = 0
    const chosen: Candidate[] = []
    const take = (loss: number): void => {
      const unused = idle - chosen.reduce((sum, one) => sum + one.price, 0)
      if (loss + unused > left) return
      for (const [slot, one] of chosen.entries())
        if (one.seating === undefined) one.seating = exact[slot].exactly(one.topics)
      const choices = chosen.flatMap(({ topics: list, seating }) =>
        seating ? [{ topics: list, seating }] : [],
      )
      if (choices.length < slots) return
      const plan = planOfSeatings(facts, choices, 2 * range)
      if (most !== null && plan.unfilled > most) return
      if (best !== null && !isBetter(plan, best, most)) return
      best = plan
      if (most === null || plan.unfilled === most) left = Math.min(left, bound - plan.soft)
    }
    const extend = (slot: number, loss: number, low: number, high: number): boolean => {
      if (slot === slots) {
        take(loss)
        return true
      }
      for (const one of lists[slot]) {
        if (loss + one.loss > left) break
        if (++comparisons > MOST_COMPARISONS) return false
        if ((one.low & low) !== 0 || (one.high & high) !== 0) continue
        chosen.push(one)
        const goesOn = extend(slot + 1, loss + one.loss, low | one.low, high | one.high)
        chosen.pop()
        if (!goesOn) return false
      }
      return true
    }
    if (!extend(0, 0, 0, 0)) return null
    const plan = best as ExactPlan | null
    // Fewer units can be open: then not every placement with as many as asked for was looked at.
    if (plan !== null && most !== null && plan.unfilled < most) return { plan, bound }
    return { plan, bound: Math.max(bound - depth, plan === null ? -Infinity : Math.min(bound, plan.soft)) }
  }

  if (topics > 60) return null
  let best: Closing | null = null
  let depth = FIRST_DEPTH * Math.abs(bound)
  let isTooDeep = false
  for (let tried = 0; tried < TRIES; tried++) {
    const closing = tryAll(depth)
    if (closing === null) {
      if (best !== null) break
      isTooDeep = true
      depth /= 2
      continue
    }
    best = closing
    const { plan } = closing
    if (
      isTooDeep ||
      (plan !== null && (plan.soft >= closing.bound || (most !== null && plan.unfilled < most)))
    )
      break
    depth *= 2
  }
  return best
}
