import { createNodeHeap, type NodeHeap } from './node-heap.ts'
import { unfairnessOf } from './pair-facts.ts'
import { hasRoom, type PairState, toggle } from './pair-state.ts'

/** Less than this is no gain but rounding. */
const GAIN = 1e-13
/** Ends of trails that are tried, best first: one may use the same meeting twice, which is no exchange. */
const MAX_TRIES = 8

/**
 * Exchanges along trails: meetings come and go in turns from one person to another. With the costs of
 * `costsOf` all lengths are at least 0, as Dijkstra needs. Node p wants a meeting, node people + p has one
 * too many.
 */
export interface Trails {
  readonly state: PairState
  readonly costs: Float64Array
  /** Meetings that may not be touched. */
  readonly banned: Uint8Array
  readonly distance: Float64Array
  readonly done: Uint8Array
  readonly via: Int32Array
  readonly heap: NodeHeap
}

export function createTrails(state: PairState, costs: Float64Array): Trails {
  const { people, weight } = state.facts
  return {
    state,
    costs,
    banned: new Uint8Array(weight.length),
    distance: new Float64Array(2 * people),
    done: new Uint8Array(2 * people),
    via: new Int32Array(2 * people),
    heap: createNodeHeap(),
  }
}

/** What a meeting more (1) or less (-1) costs p, without the meeting's own weight; Infinity without room. */
function stepCost({ state, costs }: Trails, p: number, sign: 1 | -1): number {
  const { facts, met } = state
  if (sign === 1 && !hasRoom(state, p)) return Infinity
  if (sign === -1 && met[p] <= facts.kept[p]) return Infinity
  return unfairnessOf(facts, p, met[p] + sign) - unfairnessOf(facts, p, met[p]) - sign * costs[p]
}

/** What is lost by taking up a meeting, at the costs of its people. */
function addCost({ state, costs }: Trails, e: number): number {
  const { a, b, weight } = state.facts
  return costs[a[e]] + costs[b[e]] - weight[e]
}

/** Improves the state as far as trails do; returns how many were followed. */
export function improveByTrails(trails: Trails, shouldStop: () => boolean): number {
  const { state } = trails
  let followed = 0
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (let p = 0; p < state.facts.people; p++) {
      for (const sign of [1, -1] as const) {
        if (shouldStop()) return followed
        if (stepCost(trails, p, sign) >= -GAIN || !follow(trails, p, sign)) continue
        followed++
        isBetter = true
      }
    }
    for (let e = 0; e < state.chosen.length; e++) {
      if (shouldStop()) return followed
      if (!isMisplaced(trails, e) || !flip(trails, e)) continue
      followed++
      isBetter = true
    }
  }
  return followed
}

/** Whether a meeting should be taken up, or dropped, by the costs of its people. */
function isMisplaced(trails: Trails, e: number): boolean {
  const { state, banned } = trails
  const cost = addCost(trails, e)
  return banned[e] === 0 && (state.chosen[e] === 1 ? cost > GAIN : cost < -GAIN)
}

/** The best trail that begins with one meeting more (1) or less of p. */
function follow(trails: Trails, p: number, sign: 1 | -1): boolean {
  const { people } = trails.state.facts
  const own = stepCost(trails, p, sign)
  search(trails, sign === 1 ? p : people + p, -1, mostGained(trails) - own)
  return takeBest(trails, own, p, -1)
}

/** The best exchange that contains a misplaced meeting. */
function flip(trails: Trails, e: number): boolean {
  const { state } = trails
  const { a, b, people } = state.facts
  const isChosen = state.chosen[e] === 1
  const own = isChosen ? -addCost(trails, e) : addCost(trails, e)
  search(trails, isChosen ? b[e] : people + b[e], e, 2 * mostGained(trails) - own)
  return takeBest(trails, own, a[e], e)
}

/** What anybody gains at most by a meeting more or less, without the meeting's own weight. */
function mostGained(trails: Trails): number {
  let most = 0
  for (let p = 0; p < trails.state.facts.people; p++)
    most = Math.max(most, -stepCost(trails, p, 1), -stepCost(trails, p, -1))
  return most
}

/** Distances from a node, up to `limit`; the meeting `without` is not used. */
function search(trails: Trails, from: number, without: number, limit: number): void {
  const { state, banned, distance, done, via, heap } = trails
  const { facts, chosen, edgesOf } = state
  const { people, a, b, first, incident } = facts
  distance.fill(Infinity)
  done.fill(0)
  via.fill(-1)
  heap.clear()
  distance[from] = 0
  heap.push(from, 0)
  const reach = (to: number, length: number, e: number) => {
    if (length >= distance[to] || length > limit) return
    distance[to] = length
    via[to] = e
    heap.push(to, length)
  }
  for (let node = heap.pop(); node >= 0; node = heap.pop()) {
    if (done[node]) continue
    done[node] = 1
    const here = distance[node]
    if (node < people) {
      for (let i = first[node]; i < first[node + 1]; i++) {
        const e = incident[i]
        if (chosen[e] === 1 || banned[e] === 1 || e === without) continue
        reach(people + (a[e] === node ? b[e] : a[e]), here + Math.max(0, addCost(trails, e)), e)
      }
    } else {
      const p = node - people
      for (const e of edgesOf[p])
        if (banned[e] === 0 && e !== without)
          reach(a[e] === p ? b[e] : a[e], here + Math.max(0, -addCost(trails, e)), e)
    }
  }
}

/** Follows the last best trail, from `start` with `forced`, if it is worth more than `own`, its beginning. */
function takeBest(trails: Trails, own: number, start: number, forced: number): boolean {
  const { state, distance, via } = trails
  const { people } = state.facts
  const ends: { node: number; total: number }[] = []
  const open = forced < 0 ? 0 : stepCost(trails, start, state.chosen[forced] === 1 ? -1 : 1)
  const closing = forced < 0 ? -1 : state.chosen[forced] === 1 ? people + start : start
  for (let node = 0; node < 2 * people; node++) {
    if (distance[node] === Infinity) continue
    const p = node < people ? node : node - people
    if (node === closing) ends.push({ node, total: own + distance[node] })
    else if (p !== start && (via[node] >= 0 || forced >= 0))
      ends.push({ node, total: own + open + distance[node] + stepCost(trails, p, node < people ? -1 : 1) })
  }
  const better = ends.filter(({ total }) => total < -GAIN).sort((x, y) => x.total - y.total)
  return better.slice(0, MAX_TRIES).some(({ node }) => take(trails, node, forced))
}

/** Makes the exchanges of the trail to a node, unless one comes twice or it does not gain. */
function take({ state, via }: Trails, end: number, forced: number): boolean {
  const { a, b, people } = state.facts
  const edges = forced < 0 ? [] : [forced]
  for (let node = end; via[node] >= 0; ) {
    const e = via[node]
    if (edges.includes(e)) return false
    edges.push(e)
    const p = node < people ? node : node - people
    const q = a[e] === p ? b[e] : a[e]
    node = node < people ? people + q : q
  }
  const before = state.worth
  for (const e of edges) toggle(state, e)
  const fits = edges.every((e) =>
    [a[e], b[e]].every((p) => state.met[p] - state.facts.kept[p] <= state.facts.room[p]),
  )
  if (fits && state.worth > before + GAIN) return true
  for (const e of edges.reverse()) toggle(state, e)
  state.worth = before
  return false
}
