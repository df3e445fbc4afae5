import type { State } from '../state.ts'
import { sizePrice } from './block-worth.ts'
import { SCHEDULE } from './schedule.ts'

/**
 * Who could change places in one time block, and at what cost. Nodes are its groups, "nowhere" for people
 * without one, and "slack", through which groups grow or shrink. An edge is the person whose change costs
 * least. The arrays are kept from block to block.
 */
export interface ExchangeGraph {
  readonly people: number
  /** Nodes there is room for: the length of a row. */
  width: number
  /** worth[p * width + k]: what p in group k adds to the score. */
  worth: Float64Array
  /** cost[from * width + to] of the edge, and the person who makes it. */
  cost: Float64Array
  who: Int32Array
  /** Working memory of the search for cycles (`negative-cycle.ts`). */
  distance: Float64Array
  via: Int32Array
  stamp: Int32Array
  /** Node of each person, -1 for those who cannot change. */
  readonly where: Int32Array
  /** People who can change, by node. */
  readonly peopleAt: number[][]
}

export function createExchangeGraph(people: number): ExchangeGraph {
  return {
    people,
    width: 0,
    worth: new Float64Array(0),
    cost: new Float64Array(0),
    who: new Int32Array(0),
    distance: new Float64Array(0),
    via: new Int32Array(0),
    stamp: new Int32Array(0),
    where: new Int32Array(people),
    peopleAt: [],
  }
}

/** Empties the graph and makes room for so many groups. */
export function resetGraph(graph: ExchangeGraph, groups: number): void {
  const { peopleAt, people } = graph
  while (peopleAt.length < groups + 1) peopleAt.push([])
  graph.where.fill(-1)
  for (let k = 0; k <= groups; k++) peopleAt[k].length = 0
  const width = groups + 2
  if (width <= graph.width) return
  graph.width = width
  graph.worth = new Float64Array(people * width)
  graph.cost = new Float64Array(width * width)
  graph.who = new Int32Array(width * width)
  graph.distance = new Float64Array(width)
  graph.via = new Int32Array(width)
  graph.stamp = new Int32Array(width)
}

/** p goes from their node to another one. */
export function putPerson({ peopleAt, where }: ExchangeGraph, p: number, to: number): void {
  const list = peopleAt[where[p]]
  const last = list.pop() as number
  if (last !== p) list[list.indexOf(p)] = last
  peopleAt[to].push(p)
  where[p] = to
}

/** Finds the cheapest person for every edge that leaves the node. */
export function priceEdges(
  { width, worth, cost, who, peopleAt }: ExchangeGraph,
  from: number,
  nowhere: number,
): void {
  const row = from * width
  for (let to = 0; to <= nowhere; to++) cost[row + to] = Infinity
  const list = peopleAt[from]
  for (let i = 0; i < list.length; i++) {
    const base = list[i] * width
    const stay = worth[base + from]
    for (let to = 0; to <= nowhere; to++) {
      const price = stay - worth[base + to]
      if (price < cost[row + to]) {
        cost[row + to] = price
        who[row + to] = list[i]
      }
    }
  }
  cost[row + from] = Infinity
}

/** Prices the edges of "slack" by the present sizes of the groups, and the most that each takes. */
export function priceSizes(
  { width, cost }: ExchangeGraph,
  { facts, members }: Pick<State, 'facts' | 'members'>,
  block: readonly number[],
  most: readonly number[],
  unitPrice: number,
): void {
  const slack = block.length + 1
  const breach = SCHEDULE.reassignment.missingMember * unitPrice
  for (let k = 0; k < block.length; k++) {
    const topic = facts.topicOf[block[k]]
    const size = members[block[k]].length
    const now = sizePrice(facts, topic, size, breach)
    const grow = size < most[k] ? sizePrice(facts, topic, size + 1, breach) - now : Infinity
    // A group that gets a smaller room has to shrink.
    const pressed = facts.rooms !== null && size > most[k] ? breach : 0
    const shrink = size > 0 ? sizePrice(facts, topic, size - 1, breach) - now - pressed : Infinity
    // Where the charge is not convex, growing and shrinking together would look like a gain; both are made to
    // cost more.
    const apart = grow + shrink < 0 ? -(grow + shrink) / 2 : 0
    cost[k * width + slack] = grow + apart
    cost[slack * width + k] = shrink + apart
  }
  cost[(slack - 1) * width + slack] = 0
  cost[slack * width + slack - 1] = 0
  cost[slack * width + slack] = Infinity
}

const TINY = 1e-7

/**
 * A node on a cycle of negative cost, which `via` leads round backwards, or -1 when there is none: the method
 * of Bellman and Ford, which looks for a cycle among the predecessors after every pass.
 */
export function findNegativeCycle(
  { width, cost, distance, via, stamp }: ExchangeGraph,
  nodes: number,
): number {
  for (let v = 0; v < nodes; v++) {
    distance[v] = 0
    via[v] = -1
  }
  for (let pass = 0; pass < nodes; pass++) {
    let relaxed = false
    for (let u = 0; u < nodes; u++) {
      const base = distance[u]
      const row = u * width
      for (let v = 0; v < nodes; v++) {
        const next = base + cost[row + v]
        if (next < distance[v] - TINY) {
          distance[v] = next
          via[v] = u
          relaxed = true
        }
      }
    }
    if (!relaxed) return -1
    const found = findLoop(via, stamp, nodes)
    if (found >= 0) return found
  }
  return -1
}

/** A node that its predecessors lead back to, or -1. */
function findLoop(via: Int32Array, stamp: Int32Array, nodes: number): number {
  for (let v = 0; v < nodes; v++) stamp[v] = -1
  for (let first = 0; first < nodes; first++) {
    let v = first
    while (v >= 0 && stamp[v] === -1) {
      stamp[v] = first
      v = via[v]
    }
    if (v >= 0 && stamp[v] === first) return v
  }
  return -1
}
