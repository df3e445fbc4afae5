import {
  type Addition,
  addTopic,
  anyAddition,
  createPricingTable,
  gainOf,
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
  /** What is summed up of each person. */
  readonly tally: Float64Array
  /** Whether the search was cut short; `atMost` may then be far off. */
  readonly isCut: boolean
}

/**
 * Solves the pricing problem of one session: everybody in the best of its topics, which have room for all.
 * Sizes are paid by the seat, at a profit that no size exceeds. Hosts are in their own topics.
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
      const best = bestTopics({ table, worth, maxTopics }, maxNodes, known)
      known.push(best.chosen)
      if (known.length > MAX_KNOWN) known.shift()
      return resultOf(table, best, roomsWorth(session, prices))
    },
    setsWorth(prices, atLeast, maxSets) {
      setPrices(table, prices)
      const least = atLeast - roomsWorth(session, prices)
      return topicsWorth({ table, worth, maxTopics }, LISTING_FACTOR * maxNodes, { least, maxSets })
    },
  }
}

function resultOf(table: PricingTable, best: BestTopics, rooms: number): PricingResult {
  const { session, wants, hosts, worth, bestSize } = table
  const { chosen, value, atMost } = best
  const members = chosen.map(() => 0)
  const tally = new Float64Array(wants.length)
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
    const p = session.people[j]
    tally[p] = session.tally[session.topics[chosen[at]] * wants.length + p]
    if (wants[p] > 0) units++
  }
  const sizes = chosen.map((i) => bestSize[i])
  return {
    atMost: atMost + rooms,
    topics: chosen.map((i) => session.topics[i]),
    members,
    sizes,
    crowd: session.rooms.map(({ size, groups }) => sizes.filter((one) => one > size).length - groups),
    units,
    tally,
    isCut: atMost > value,
  }
}

/** The best set of topics at a table's prices. */
interface BestTopics {
  /** The set, as positions in the table. */
  readonly chosen: readonly number[]
  readonly value: number
  /** No set is worth more; above `value` only where the search was cut short. */
  readonly atMost: number
}

interface Sought {
  readonly table: PricingTable
  /** Working memory of `worthByDepth`. */
  readonly worth: readonly Float64Array[]
  /** Topics that may run at a time: the length of `worth` minus one. */
  readonly maxTopics: number
}

interface Search extends Sought {
  /** Only sets worth more are taken. */
  floor: number
  /** A topic that adds no more leads to no such set. */
  readonly leastGain: number
  /** Sets that may still be looked at. */
  nodes: number
  /** The limit of what was not looked at. */
  unexplored: number
  take(set: readonly number[], value: number): void
}

const TINY = 1e-7

/** The best set; the best ones at earlier prices are tried first, since a good set cuts most others off. */
function bestTopics(sought: Sought, nodes: number, known: readonly (readonly number[])[]): BestTopics {
  let chosen: readonly number[] = []
  const search: Search = {
    ...sought,
    floor: 0,
    leastGain: 0,
    nodes,
    unexplored: -Infinity,
    take(set, value) {
      search.floor = value
      chosen = [...set]
    },
  }
  for (const set of known) {
    const value = worthOfSet(sought, set)
    if (value > search.floor) search.take(set, value)
  }
  branch(search, [], 0, anyAddition(sought.table))
  return { chosen, value: search.floor, atMost: Math.max(search.floor, search.unexplored) }
}

/** Sets that may be worth `least`, by topic number; null when they, or the sets looked at, are too many. */
function topicsWorth(
  sought: Sought,
  nodes: number,
  { least, maxSets }: { least: number; maxSets: number },
): number[][] | null {
  const found: number[][] = []
  const search: Search = {
    ...sought,
    // Rounding must leave none out.
    floor: least - 2 * TINY,
    leastGain: -Infinity,
    nodes,
    unexplored: -Infinity,
    take(set) {
      if (found.push(set.map((i) => sought.table.session.topics[i])) > maxSets) search.nodes = 0
    },
  }
  branch(search, [], 0, anyAddition(sought.table))
  return found.length > maxSets || search.unexplored > -Infinity ? null : found
}

/** -Infinity where hosts of the set cannot come. */
function worthOfSet({ table, worth }: Sought, set: readonly number[]): number {
  let value = 0
  for (const [depth, i] of set.entries()) {
    value += gainOf(table, i, worth[depth])
    if (value === -Infinity) break
    addTopic(table, i, worth[depth], worth[depth + 1])
  }
  return value
}

/** Gains of topics on top of a set, the greatest first, without those that lead to no set above the floor. */
function promising(
  { table, floor, leastGain }: Search,
  value: number,
  { from, left, current }: { from: readonly Addition[]; left: number; current: Float64Array },
): Addition[] {
  const gainAt = (x: number) => (x < from.length ? Math.max(0, from[x].gain) : 0)
  let others = 0
  for (let x = 0; x < left - 1; x++) others += gainAt(x)
  const additions: Addition[] = []
  for (let x = 0; x < from.length; x++) {
    const together = others + (x < left - 1 ? gainAt(left - 1) : from[x].gain)
    if (value + together <= floor + TINY) break
    const gain = gainOf(table, from[x].i, current)
    if (gain > leastGain) additions.push({ i: from[x].i, gain })
  }
  return additions.sort((a, b) => b.gain - a.gain)
}

/**
 * Branch and bound over sets of topics, everybody in the best of them: takes the set and tries topics on top
 * of it. They come with what each added at most with fewer chosen, the most first: with more chosen it adds
 * no more than that.
 */
function branch(search: Search, set: number[], value: number, from: readonly Addition[]): void {
  if (value > search.floor + TINY) search.take(set, value)
  const left = search.maxTopics - set.length
  if (left === 0) return
  search.nodes--
  const { table, worth } = search
  const current = worth[set.length]
  const additions = promising(search, value, { from, left, current })
  for (let x = 0; x < additions.length; x++) {
    const { i, gain } = additions[x]
    let limit = value + gain
    for (let y = x + 1; y < additions.length && y < x + left; y++) limit += Math.max(0, additions[y].gain)
    if (limit <= search.floor + TINY) return
    if (search.nodes < 0) {
      search.unexplored = Math.max(search.unexplored, limit)
      return
    }
    addTopic(table, i, current, worth[set.length + 1])
    set.push(i)
    branch(search, set, value + gain, additions.slice(x + 1))
    set.pop()
  }
}
