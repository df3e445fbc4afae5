import { createNodeHeap, type NodeHeap } from './node-heap.ts'
import { type PairFacts, unfairnessOf } from './pair-facts.ts'

/** Decisions already taken on edges: 1 the pair meets, -1 it does not, 0 open. */
export type Decisions = Int8Array

/** Nearer to 0 than this a length is 0. */
const TIGHT = 1e-10

/**
 * A flow from every person (left, node p) to every person (right, node people + q) and back through one outer
 * node. Edge e has the arcs 2e (a's left to b's right) and 2e + 1 (b's left to a's right). It starts from
 * given costs of people and is balanced along shortest paths.
 */
interface Flow {
  readonly facts: PairFacts
  readonly decisions: Decisions
  /** Meetings of each person before the flow, and room for more. */
  readonly met: Int32Array
  readonly room: Int32Array
  readonly used: Uint8Array
  /** Flow from outside to each left node, and from each right node. */
  readonly out: Int32Array
  readonly into: Int32Array
  /** What comes to a node less what leaves it. */
  readonly balance: Int32Array
  readonly potential: Float64Array
  readonly distance: Float64Array
  readonly done: Uint8Array
  /** Node and arc on the shortest path to each node; arc -1: from or to outside, node -1: the beginning. */
  readonly from: Int32Array
  readonly via: Int32Array
  readonly heap: NodeHeap
}

/** What a flow begins with: costs of people, and arcs used where they leave a choice. */
export interface FlowStart {
  readonly costs: Float64Array
  readonly used: Uint8Array | null
}

/** What one meeting more is worth to p with `extra` meetings of the flow, without its weight. */
function marginal({ facts, met }: Pick<Flow, 'facts' | 'met'>, p: number, extra: number): number {
  return unfairnessOf(facts, p, met[p] + extra) - unfairnessOf(facts, p, met[p] + extra + 1)
}

export function createFlow(
  facts: PairFacts,
  decisions: Decisions,
  { met, room }: Pick<Flow, 'met' | 'room'>,
  { costs, used: hint }: FlowStart,
): Flow {
  const { people, a, b, weight } = facts
  const flow: Flow = {
    facts,
    decisions,
    met,
    room,
    used: new Uint8Array(2 * weight.length),
    out: new Int32Array(people),
    into: new Int32Array(people),
    balance: new Int32Array(2 * people + 1),
    potential: new Float64Array(2 * people + 1),
    distance: new Float64Array(2 * people + 1),
    done: new Uint8Array(2 * people + 1),
    from: new Int32Array(2 * people + 1),
    via: new Int32Array(2 * people + 1),
    heap: createNodeHeap(),
  }
  const { used, balance, potential, out, into } = flow
  for (let p = 0; p < people; p++) {
    potential[p] = costs[p]
    potential[people + p] = -costs[p]
  }
  for (let e = 0; e < weight.length; e++) {
    if (decisions[e] !== 0) continue
    const gain = weight[e] - costs[a[e]] - costs[b[e]]
    used[2 * e] = Math.abs(gain) > TIGHT ? Number(gain > 0) : (hint?.[2 * e] ?? 0)
    used[2 * e + 1] = Math.abs(gain) > TIGHT ? Number(gain > 0) : (hint?.[2 * e + 1] ?? 0)
    balance[a[e]] -= used[2 * e]
    balance[people + b[e]] += used[2 * e]
    balance[b[e]] -= used[2 * e + 1]
    balance[people + a[e]] += used[2 * e + 1]
  }
  for (let p = 0; p < people; p++) {
    out[p] = wanted(flow, p, -balance[p], costs[p])
    into[p] = wanted(flow, p, balance[people + p], costs[p])
    balance[p] += out[p]
    balance[people + p] -= into[p]
    balance[2 * people] += into[p] - out[p]
  }
  return flow
}

/** How many meetings p has at these costs: as near to `count` as costs leave a choice. */
function wanted(flow: Flow, p: number, count: number, cost: number): number {
  let most = 0
  while (most < flow.room[p]) {
    const gain = marginal(flow, p, most) + cost
    if (gain < -TIGHT || (gain <= TIGHT && most >= count)) break
    most++
  }
  return most
}

/** Balances the flow; false when it was stopped. Returns only when no node has too much. */
export function balanceFlow(flow: Flow, shouldStop: () => boolean): boolean {
  for (let round = 0; ; round++) {
    if (round % 16 === 0 && shouldStop()) return false
    const end = findPath(flow)
    if (end < 0) return true
    augment(flow, end)
  }
}

/** The node lacking flow nearest to those with too much (Dijkstra); -1 when none has too much. */
function findPath(flow: Flow): number {
  const { facts, balance, distance, done, from, heap } = flow
  const { people } = facts
  distance.fill(Infinity)
  done.fill(0)
  from.fill(-1)
  heap.clear()
  for (let v = 0; v <= 2 * people; v++)
    if (balance[v] > 0) {
      distance[v] = 0
      heap.push(v, 0)
    }
  for (let node = heap.pop(); node >= 0; node = heap.pop()) {
    if (done[node]) continue
    done[node] = 1
    if (balance[node] < 0) return node
    if (node < people) leaveLeft(flow, node)
    else if (node < 2 * people) leaveRight(flow, node - people)
    else leaveOutside(flow)
  }
  return -1
}

/** Looks at an arc of a length, which potentials make at least 0. */
function reach(flow: Flow, node: number, to: number, length: number, arc: number): void {
  const { potential, distance, done, from, via, heap } = flow
  if (done[to]) return
  const next = distance[node] + Math.max(0, length + potential[node] - potential[to])
  if (next >= distance[to]) return
  distance[to] = next
  from[to] = node
  via[to] = arc
  heap.push(to, next)
}

function leaveLeft(flow: Flow, p: number): void {
  const { facts, decisions, used, out } = flow
  const { people, a, b, weight, first, incident } = facts
  for (let i = first[p]; i < first[p + 1]; i++) {
    const e = incident[i]
    if (decisions[e] !== 0) continue
    const arc = a[e] === p ? 2 * e : 2 * e + 1
    if (!used[arc]) reach(flow, p, people + (arc & 1 ? a[e] : b[e]), -weight[e], arc)
  }
  if (out[p] > 0) reach(flow, p, 2 * people, marginal(flow, p, out[p] - 1), -1)
}

function leaveRight(flow: Flow, q: number): void {
  const { facts, decisions, used, room, into } = flow
  const { people, a, b, weight, first, incident } = facts
  for (let i = first[q]; i < first[q + 1]; i++) {
    const e = incident[i]
    if (decisions[e] !== 0) continue
    const arc = b[e] === q ? 2 * e : 2 * e + 1
    if (used[arc]) reach(flow, people + q, arc & 1 ? b[e] : a[e], weight[e], arc)
  }
  if (into[q] < room[q]) reach(flow, people + q, 2 * people, -marginal(flow, q, into[q]), -1)
}

function leaveOutside(flow: Flow): void {
  const { facts, room, out, into } = flow
  const { people } = facts
  for (let p = 0; p < people; p++) {
    if (out[p] < room[p]) reach(flow, 2 * people, p, -marginal(flow, p, out[p]), -1)
    if (into[p] > 0) reach(flow, 2 * people, people + p, marginal(flow, p, into[p] - 1), -1)
  }
}

/** Sends one unit along the path found last. */
function augment(flow: Flow, end: number): void {
  const { facts, used, out, into, balance, potential, distance, from, via } = flow
  const { people } = facts
  const far = distance[end]
  for (let v = 0; v <= 2 * people; v++) potential[v] += Math.min(distance[v], far)
  balance[end]++
  let node = end
  for (; from[node] >= 0; node = from[node]) {
    const arc = via[node]
    if (arc >= 0) used[arc] ^= 1
    else if (from[node] < people) out[from[node]]--
    else if (from[node] < 2 * people) into[from[node] - people]++
    else if (node < people) out[node]++
    else into[node - people]--
  }
  balance[node]--
}

/** Cost of a meeting to each person in the balanced flow: it is worth it if it weighs more than both. */
export function costsOf({ facts: { people }, potential }: Flow): Float64Array {
  return Float64Array.from({ length: people }, (_, p) => (potential[p] - potential[people + p]) / 2)
}
