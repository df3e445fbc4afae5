import { growthCharge } from '../constraints/optimal-group-size.ts'
import { writeWorth } from '../search/block-worth.ts'
import { isNeededHost, suits } from '../search/checks.ts'
import { priceOfUnit } from '../search/effort.ts'
import type { State } from '../search/state.ts'
import { hasSeat, type LateState } from './late-state.ts'

/** Whoever mends a broken rule by coming is worth so many open units. */
const MENDING = 10

/**
 * What places are worth, reckoned without trying them: a guide to what is worth being tried, since company changes while others come. Places
 * are numbered by their groups in `groups`.
 */
export interface Prices {
  readonly late: LateState
  readonly groups: readonly number[]
  readonly unitPrice: number
}

export function pricesOf(late: LateState): Prices {
  return { late, groups: [...late.state.running], unitPrice: priceOfUnit(late.state.facts) }
}

const block = [0]

/** Writes what p would add in each group instead of in `from` (-1: in none), their sizes aside; -Infinity where p may not be. */
export function writePrices(prices: Prices, p: number, from: number, into: Float64Array): void {
  const { groups, late, unitPrice } = prices
  const { state } = late
  const { facts, start, groupsOf } = state
  const isBound = facts.oneGroupOnly && groupsOf[p].length > (from < 0 ? 0 : 1)
  for (let k = 0; k < groups.length; k++) {
    const g = groups[k]
    into[k] = -Infinity
    if (g !== from && (isBound || !isFreeWithout(state, p, g, from) || !suits(state, p, g))) continue
    block[0] = g
    writeWorth(state, prices, p, start[g], block, from, into, k)
    if (isNeededHost(state, p, g)) into[k] += MENDING * unitPrice
  }
}

/** Whether p is in nothing but `from` while g runs. */
function isFreeWithout({ facts, busy, start }: State, p: number, g: number, from: number): boolean {
  const covered = facts.covers[facts.topicOf[g]][start[g]]
  const left = from < 0 ? null : facts.covers[facts.topicOf[from]][start[from]]
  const base = p * facts.slots
  for (let i = 0; i < covered.length; i++) {
    const others = busy[base + covered[i]] - (left?.includes(covered[i]) ? 1 : 0)
    if (others > 0) return false
  }
  return true
}

/** What one person more in g is worth by its size alone; -Infinity where it is full. */
export function growthPrice({ late, unitPrice }: Prices, g: number): number {
  if (!hasSeat(late, g)) return -Infinity
  return sizePrice(late.state, unitPrice, g, 1)
}

/** What g without one of its people is worth by its size alone. */
export function shrinkPrice({ late, unitPrice }: Prices, g: number): number {
  return sizePrice(late.state, unitPrice, g, -1)
}

function sizePrice({ facts, members }: State, unitPrice: number, g: number, change: 1 | -1): number {
  const topic = facts.topicOf[g]
  const size = members[g].length
  const isTooSmall = (change > 0 ? size : size - 1) < facts.minSize[topic]
  const mending = isTooSmall ? change * MENDING * unitPrice : 0
  return mending - growthCharge(facts, topic, size, size + change)
}
