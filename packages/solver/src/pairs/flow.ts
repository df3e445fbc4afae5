import { createNodeHeap, type NodeHeap } from './node-heap.ts'
import { type PairFacts, unfairnessOf } from './pair-facts.ts'

/** Decisions already taken on edges: 1 the pair meets, -1 it does not, 0 open. */
export type Decisions = Int8Array

/**
 * A flow from every person (left, node p) to every person (right, node people + q), grown along shortest paths with potentials.
 * Edge e has two arcs: 2e leads from a's left to b's right, 2e + 1 from b's left to a's right.
 */
export interface Flow {
  readonly facts: PairFacts
  /** Meetings of each person before the flow, and room for more. */
  readonly met: Int32Array
  readonly room: Int32Array
  /** Arcs of p are arcs[first[p]] .. arcs[first[p + 1] - 1]. */
  readonly first: Int32Array
  readonly arcs: Int32Array
  readonly used: Uint8Array
  /** Flow out of each left node and into each right node. */
  readonly out: Int32Array
  readonly into: Int32Array
  readonly potential: Float64Array
  sinkPotential: number
  readonly distance: Float64Array
  readonly done: Uint8Array
  /** Arc by which the shortest path comes to each node, -1 for none. */
  readonly via: Int32Array
  readonly heap: NodeHeap
}

/** The way to a right node with room, and what one more unit of flow along it brings. */
export interface Path {
  readonly end: number
  readonly distance: number
  readonly profit: number
}

/** What one meeting more is worth to p beside its value, when they have `extra` of the flow. */
function marginal({ facts, met }: Flow, p: number, extra: number): number {
  return unfairnessOf(facts, p, met[p] + extra) - unfairnessOf(facts, p, met[p] + extra + 1)
}

function headOf({ a, b }: PairFacts, arc: number): number {
  return arc & 1 ? a[arc >> 1] : b[arc >> 1]
}

export function createFlow(facts: PairFacts, decisions: Decisions, met: Int32Array, room: Int32Array): Flow {
  const { people, value } = facts
  const flow: Flow = {
    facts,
    met,
    room,
    ...arcsOf(facts, decisions),
    used: new Uint8Array(2 * value.length),
    out: new Int32Array(people),
    into: new Int32Array(people),
    potential: new Float64Array(2 * people),
    sinkPotential: 0,
    distance: new Float64Array(2 * people),
    done: new Uint8Array(2 * people),
    via: new Int32Array(2 * people),
    heap: createNodeHeap(),
  }
  initialisePotentials(flow)
  return flow
}

/** Arcs of the edges that are still open, by person. */
function arcsOf({ people, a, b, value }: PairFacts, decisions: Decisions): Pick<Flow, 'first' | 'arcs'> {
  const first = new Int32Array(people + 1)
  for (let e = 0; e < value.length; e++)
    if (decisions[e] === 0) {
      first[a[e] + 1]++
      first[b[e] + 1]++
    }
  for (let p = 0; p < people; p++) first[p + 1] += first[p]
  const next = first.slice()
  const arcs = new Int32Array(first[people])
  for (let e = 0; e < value.length; e++)
    if (decisions[e] === 0) {
      arcs[next[a[e]]++] = 2 * e
      arcs[next[b[e]]++] = 2 * e + 1
    }
  return { first, arcs }
}

/** Lengths of shortest paths in the empty flow, which has no cycles. */
function initialisePotentials(flow: Flow): void {
  const { facts, first, arcs, potential } = flow
  const { people, value } = facts
  for (let p = 0; p < people; p++) potential[p] = -marginal(flow, p, 0)
  for (let q = 0; q < people; q++) {
    let least = 0
    for (let i = first[q]; i < first[q + 1]; i++) {
      const p = headOf(facts, arcs[i])
      least = Math.min(least, potential[p] - value[arcs[i] >> 1])
    }
    potential[people + q] = least
    flow.sinkPotential = Math.min(flow.sinkPotential, least - marginal(flow, q, 0))
  }
}

/** The most profitable path for one more unit of flow, by the method of Dijkstra; null when there is none. */
export function findPath(flow: Flow): Path | null {
  const { facts, room, into, potential, distance, done, heap } = flow
  const { people } = facts
  startFromPeopleWithRoom(flow)
  let end = -1
  let endDistance = Infinity
  for (let node = heap.pop(); node >= 0 && heap.key < endDistance; node = heap.pop()) {
    if (done[node]) continue
    done[node] = 1
    if (node < people) {
      relaxArcs(flow, node)
      continue
    }
    const q = node - people
    if (into[q] < room[q]) {
      const total =
        distance[node] + Math.max(0, potential[node] - marginal(flow, q, into[q]) - flow.sinkPotential)
      if (total < endDistance) {
        endDistance = total
        end = node
      }
    }
    relaxReturns(flow, node)
  }
  return end < 0 ? null : { end, distance: endDistance, profit: -(endDistance + flow.sinkPotential) }
}

function startFromPeopleWithRoom(flow: Flow): void {
  const { facts, room, first, out, potential, distance, done, via, heap } = flow
  distance.fill(Infinity)
  done.fill(0)
  via.fill(-1)
  heap.clear()
  for (let p = 0; p < facts.people; p++) {
    if (out[p] >= room[p] || first[p] === first[p + 1]) continue
    distance[p] = Math.max(0, -marginal(flow, p, out[p]) - potential[p])
    heap.push(p, distance[p])
  }
}

/** From a left node along the arcs that carry nothing yet. */
function relaxArcs({ facts, first, arcs, used, potential, distance, via, heap }: Flow, node: number): void {
  const here = distance[node]
  for (let i = first[node]; i < first[node + 1]; i++) {
    const arc = arcs[i]
    if (used[arc]) continue
    const to = facts.people + headOf(facts, arc)
    const next = here + Math.max(0, potential[node] - facts.value[arc >> 1] - potential[to])
    if (next < distance[to]) {
      distance[to] = next
      via[to] = arc
      heap.push(to, next)
    }
  }
}

/** From a right node back along the arcs that carry flow to it. */
function relaxReturns(
  { facts, first, arcs, used, potential, distance, via, heap }: Flow,
  node: number,
): void {
  const here = distance[node]
  const q = node - facts.people
  for (let i = first[q]; i < first[q + 1]; i++) {
    const back = arcs[i] ^ 1
    if (!used[back]) continue
    const to = headOf(facts, arcs[i])
    const next = here + Math.max(0, potential[node] + facts.value[back >> 1] - potential[to])
    if (next < distance[to]) {
      distance[to] = next
      via[to] = back
      heap.push(to, next)
    }
  }
}

/** Sends one unit along the path found last. */
export function augment(flow: Flow, { end, distance: endDistance }: Path): void {
  const { facts, used, out, into, potential, distance, via } = flow
  const { people, a, b } = facts
  for (let v = 0; v < 2 * people; v++) potential[v] += Math.min(distance[v], endDistance)
  flow.sinkPotential += endDistance
  into[end - people]++
  for (let node = end; via[node] >= 0; ) {
    const arc = via[node]
    if (node >= people) {
      used[arc] = 1
      node = arc & 1 ? b[arc >> 1] : a[arc >> 1]
    } else {
      used[arc] = 0
      node = people + headOf(facts, arc)
    }
    if (node < people && via[node] < 0) out[node]++
  }
}
