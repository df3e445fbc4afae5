import { type GroupKey, groupKey, type Place, type Schedule } from '@planner/domain'
import type { PricedMove, PricedMoves } from '@planner/protocol'

/** What is known of the moves of somebody: it is being worked out, or it is not known, or here it is. */
export type MovePrices = 'asked' | 'unknown' | KnownPrices
export type KnownPrices = { satisfaction: number; byKey: ReadonlyMap<GroupKey, PricedMove> }
/** What is known of one move. */
export type MovePrice = 'asked' | 'unknown' | { before: number; move: PricedMove }

export function knownPrices({ satisfaction, groups }: PricedMoves): KnownPrices {
  return {
    satisfaction,
    byKey: new Map(groups.map((move) => [groupKey(move), move])),
  }
}

/** What is known of a move to a place; out of the group `from` where the place is no group. */
export function priceOf(schedule: Schedule, prices: MovePrices, from: Place, to: Place): MovePrice {
  if (typeof prices === 'string') return prices
  const move = prices.byKey.get(to.key ?? from.key ?? '')
  const places = [from, to].filter(({ key }) => key !== null)
  if (!move || !places.every((place) => isPlanned(schedule, place))) return 'unknown'
  return { before: prices.satisfaction, move }
}

/** A plan has a group at its start alone, though people may be put into it in other sessions by hand. */
function isPlanned(schedule: Schedule, { sessionId, key }: Place): boolean {
  const group = schedule.byKey.get(key ?? '')
  if (!group) return false
  if (schedule.layout !== 'sessions') return true
  const start = group.starts.get(0)
  if (start === undefined) return group.sessions[0] === sessionId
  return start + 1 <= sessionId && sessionId <= start + group.duration
}

/** How a move is marked where there is no room for words: a broken rule comes before everything else. */
export type MoveMark = 'breaks' | 'better' | 'worse' | 'same'

export function markOf(price: MovePrice): MoveMark | null {
  if (typeof price === 'string') return null
  const { trend, breaches } = price.move
  if (breaches > 0) return 'breaks'
  return trend > 0 ? 'better' : trend < 0 ? 'worse' : 'same'
}
