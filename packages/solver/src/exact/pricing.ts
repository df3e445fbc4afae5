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

/** The best set of topics at a table's prices. */
interface BestTopics {
  /** The set, as positions in the table. */
  readonly chosen: readonly number[]
  readonly value: number
  /** No set is worth more; above `value` only where the search was cut short. */
  readonly atMost: number
}

interface BestTopicsOptions {
  /** Topics that may run at a time: the length of `worth` minus one. */
  readonly maxTopics: number
  /** Sets looked at before the search is cut short. */
  readonly maxNodes: number
  /** Sets that were best at earlier prices: a good one at the start cuts most others off. */
  readonly known: readonly (readonly number[])[]
  /** Working memory of `worthByDepth`. */
  readonly worth: readonly Float64Array[]
}

interface Search extends BestTopicsOptions {
  readonly table: PricingTable
  nodes: number
  value: number
  /** The limit of what was not looked at. */
  unexplored: number
  chosen: readonly number[]
}

const TINY = 1e-7

/**
 * Branch and bound over sets of topics, everybody in the best of them: with more topics chosen each further
 * one adds less, so that the gains found with fewer are limits.
 */
function bestTopics(table: PricingTable, options: BestTopicsOptions): BestTopics {
  const search: Search = { ...options, table, nodes: 0, value: 0, unexplored: 0, chosen: [] }
  for (const set of options.known) tryKnown(search, set)
  branch(search, [], 0, anyAddition(table))
  const { chosen, value, unexplored } = search
  return { chosen, value, atMost: Math.max(value, unexplored) }
}

function tryKnown(search: Search, set: readonly number[]): void {
  const { table, worth } = search
  let value = 0
  let depth = 0
  for (const i of set) {
    value += gainOf(table, i, worth[depth])
    if (value === -Infinity) break
    addTopic(table, i, worth[depth], worth[depth + 1])
    depth++
  }
  if (value <= search.value) return
  search.value = value
  search.chosen = [...set]
}

/** Gains of topics on top of a set, the greatest first, without those that lead to no better set. */
function promising(
  search: Search,
  value: number,
  { from, left, current }: { from: readonly Addition[]; left: number; current: Float64Array },
): Addition[] {
  let others = 0
  for (let x = 0; x < left - 1 && x < from.length; x++) others += from[x].gain
  const additions: Addition[] = []
  for (let x = 0; x < from.length; x++) {
    const together =
      x < left - 1 ? others + (left - 1 < from.length ? from[left - 1].gain : 0) : others + from[x].gain
    if (value + together <= search.value + TINY) break
    const gain = gainOf(search.table, from[x].i, current)
    if (gain > 0) additions.push({ i: from[x].i, gain })
  }
  return additions.sort((a, b) => b.gain - a.gain)
}

/**
 * Tries sets of the topics given on top of those chosen. The topics come with what each added at most with
 * fewer chosen, the most first: with more chosen it adds no more than that.
 */
function branch(search: Search, set: number[], value: number, from: readonly Addition[]): void {
  if (value > search.value + TINY) {
    search.value = value
    search.chosen = [...set]
  }
  const left = search.maxTopics - set.length
  if (left === 0) return
  search.nodes++
  const { table, worth } = search
  const current = worth[set.length]
  const additions = promising(search, value, { from, left, current })
  for (let x = 0; x < additions.length; x++) {
    let limit = value
    for (let y = x; y < additions.length && y < x + left; y++) limit += additions[y].gain
    if (limit <= search.value + TINY) return
    if (search.nodes > search.maxNodes) {
      search.unexplored = Math.max(search.unexplored, limit)
      return
    }
    const { i, gain } = additions[x]
    addTopic(table, i, current, worth[set.length + 1])
    set.push(i)
    branch(search, set, value + gain, additions.slice(x + 1))
    set.pop()
  }
}

interface NearBestSearch {
  readonly table: PricingTable
  /** Topics that may run at a time. */
  readonly maxTopics: number
  /** Sets looked at before the search gives up. */
  readonly maxNodes: number
  /** Sets worth less are left out. */
  readonly least: number
  /** Sets found before the search gives up. */
  readonly maxSets: number
  /** Working memory of `worthByDepth`. */
  readonly worth: readonly Float64Array[]
}

type Collection = NearBestSearch & { readonly found: number[][]; nodes: number }

/** Sets of topics that may be worth `least` at the table's prices, by topic number; null: too many. */
function nearBestTopics(search: NearBestSearch): number[][] | null {
  const collection: Collection = { ...search, found: [], nodes: 0 }
  return collect(collection, [], 0, anyAddition(search.table)) ? collection.found : null
}

/** Gains of topics on top of a set, the greatest first, without those that cannot reach the least value. */
function reaching(
  { table, least }: Collection,
  value: number,
  { from, left, current }: { from: readonly Addition[]; left: number; current: Float64Array },
): Addition[] {
  let others = 0
  for (let x = 0; x < left - 1 && x < from.length; x++) others += Math.max(0, from[x].gain)
  const additions: Addition[] = []
  for (const { i, gain: before } of from) {
    if (value + before + others < least) break
    const gain = gainOf(table, i, current)
    if (gain > -Infinity) additions.push({ i, gain })
  }
  return additions.sort((a, b) => b.gain - a.gain)
}

/** False when the sets are too many. */
function collect(search: Collection, set: number[], value: number, from: readonly Addition[]): boolean {
  const { table, worth, least, found } = search
  if (value >= least) {
    if (found.length >= search.maxSets) return false
    found.push(set.map((i) => table.session.topics[i]))
  }
  const left = search.maxTopics - set.length
  if (left === 0) return true
  if (++search.nodes > search.maxNodes) return false
  const current = worth[set.length]
  const additions = reaching(search, value, { from, left, current })
  for (let x = 0; x < additions.length; x++) {
    const { i, gain } = additions[x]
    let limit = value + gain
    for (let y = x + 1; y < additions.length && y < x + left; y++) limit += Math.max(0, additions[y].gain)
    if (limit < least) break
    addTopic(table, i, current, worth[set.length + 1])
    set.push(i)
    const isComplete = collect(search, set, value + gain, additions.slice(x + 1))
    set.pop()
    if (!isComplete) return false
  }
  return true
}
