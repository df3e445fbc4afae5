import type { PriceBound } from '../bounds/price-bound.ts'
import { meanReward } from '../bounds/prices.ts'
import { sizeCharge } from '../constraints/optimal-group-size.ts'
import type { Facts } from '../facts.ts'
import type { Multipliers } from './lagrangian.ts'
import { unitTallies } from './tallies.ts'

/** Topics are free, seats and units cost what they usually do. */
export function firstMultipliers(facts: Facts, goal: 'medium' | 'soft'): Multipliers {
  const { topics, people, slots, rooms } = facts
  const levels = rooms?.sizes.length ?? 0
  return {
    topic: new Float64Array(topics),
    seat: goal === 'soft' ? usualSeatPrices(facts) : new Float64Array(topics),
    room: Array.from({ length: slots }, () => new Float64Array(levels)),
    tally: new Float64Array(people),
    unit: goal === 'soft' ? meanReward(facts) : 1,
  }
}

/** Those that a bound by topics has found for filled units: sessions begin where it ends. */
export function multipliersOf(facts: Facts, { prices, worthOfTopics }: PriceBound): Multipliers {
  const first = firstMultipliers(facts, 'medium')
  for (const { topic, group, seat } of worthOfTopics()) {
    first.topic[topic] = group
    first.seat[topic] = seat
  }
  for (const [slot, one] of first.room.entries())
    one.set(prices.room.price.subarray(slot * one.length, (slot + 1) * one.length))
  const { want, limit, single } = prices
  for (const { p, steepest } of unitTallies(facts))
    first.tally[p] = Math.min(steepest, Math.max(want.price[p], limit.price[p], single.price[p]))
  return first
}

/** What one more member costs in a group as large as it takes to seat everybody. */
function usualSeatPrices(facts: Facts): Float64Array {
  const { people, slots, topics, maxParallel, minSize, maxSize } = facts
  const size = people / Math.max(1, Math.min(maxParallel, topics / slots))
  return Float64Array.from({ length: topics }, (_, t) => {
    const usual = Math.max(minSize[t], Math.min(maxSize[t] - 1, size))
    return sizeCharge(facts, t, usual + 1) - sizeCharge(facts, t, usual)
  })
}
