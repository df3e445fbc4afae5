import { type BestTopics, bestTopics, nearBestTopics } from './best-topics.ts'
import {
  createPricingTable,
  type Prices,
  type PricingTable,
  roomsWorth,
  setPrices,
  worthByDepth,
} from './pricing-table.ts'
import type { Session } from './session.ts'

/** What a session would do at some prices. */
export interface PricingResult {
  /** No choice of topics and members is worth more. */
  readonly atMost: number
  readonly topics: readonly number[]
  /** Members of each of these topics as they would come, and the best size of the group at its price. */
  readonly members: readonly number[]
  readonly sizes: readonly number[]
  /** By level of rooms: how many of these sizes are too many. */
  readonly crowd: readonly number[]
  /** Units that are filled. */
  readonly units: number
  /** Whether the search was cut short; `atMost` may then be far off. */
  readonly isCut: boolean
}

/**
 * Solves the pricing problem of one session: everybody in the best of its topics. Groups have room for
 * everybody; sizes are paid by the seat instead, at a profit that no size exceeds. Hosts are in their own
 * topics.
 */
export interface Pricer {
  price(prices: Prices): PricingResult
  /** Sets of topics that may be worth `least` at these prices; null when more than `maxSets`. */
  setsWorth(prices: Prices, least: number, maxSets: number): number[][] | null
}

/** Best sets at earlier prices that are tried first. */
const MAX_KNOWN = 40
/** Listing all sets near the best one may look at so many times as many as finding the best one. */
const LISTING_FACTOR = 20

export function createPricer(
  session: Session,
  {
    wants,
    maxTopics,
    maxNodes,
  }: {
    /** Units each person wants. */
    wants: Int32Array
    /** Topics that may run at a time. */
    maxTopics: number
    /** Sets looked at before a search is cut short. */
    maxNodes: number
  },
): Pricer {
  const table = createPricingTable(session, wants)
  const worth = worthByDepth(table, maxTopics)
  const known: (readonly number[])[] = []
  return {
    price(prices) {
      setPrices(table, prices)
      const best = bestTopics(table, { maxTopics, maxNodes, known, worth })
      known.push(best.chosen)
      if (known.length > MAX_KNOWN) known.shift()
      return resultOf(table, best, roomsWorth(session, prices))
    },
    setsWorth(prices, atLeast, maxSets) {
      setPrices(table, prices)
      const least = atLeast - roomsWorth(session, prices)
      return nearBestTopics({ table, maxTopics, maxNodes: LISTING_FACTOR * maxNodes, least, maxSets, worth })
    },
  }
}

function resultOf(table: PricingTable, best: BestTopics, rooms: number): PricingResult {
  const { session, wants, hosts, worth, bestSize } = table
  const { chosen, value, atMost } = best
  const members = chosen.map(() => 0)
  let units = 0
  for (let j = 0; j < session.people.length; j++) {
    let at = chosen.findIndex((i) => hosts[i].includes(j))
    if (at < 0) {
      let most = 0
      for (const [k, i] of chosen.entries())
        if (worth[i][j] > most) {
          most = worth[i][j]
          at = k
        }
    }
    if (at < 0) continue
    members[at]++
    if (wants[session.people[j]] > 0) units++
  }
  const sizes = chosen.map((i) => bestSize[i])
  return {
    atMost: atMost + rooms,
    topics: chosen.map((i) => session.topics[i]),
    members,
    sizes,
    crowd: session.rooms.map(({ size, groups }) => sizes.filter((one) => one > size).length - groups),
    units,
    isCut: atMost > value,
  }
}
