import { type PairFacts, unfairnessOf } from './pair-facts.ts'

/** Decisions already taken on edges: 1 the pair meets, -1 it does not, 0 open. */
export type Decisions = Int8Array

export interface Relaxation {
  /** No choice of meetings that respects the decisions scores more. */
  readonly bound: number
  /** Per edge: 0 not met, 1 met by half, 2 met. When no edge is met by half, these meetings reach the bound. */
  readonly halves: Uint8Array
}

/** A binary heap of nodes by distance, with lazy deletion. */
function createHeap() {
  const nodes: number[] = []
  const keys: number[] = []
  return {
    clear() {
      nodes.length = 0
      keys.length = 0
    },
    push(node: number, key: number) {
      let i = nodes.length
      nodes.push(node)
      keys.push(key)
      while (i > 0) {
        const up = (i - 1) >> 1
        if (keys[up] <= key) break
        nodes[i] = nodes[up]
        keys[i] = keys[up]
        i = up
      }
      nodes[i] = node
      keys[i] = key
    },
    /** The nearest node, -1 when empty; its key is in `key`. */
    key: 0,
    pop(): number {
      if (nodes.length === 0) return -1
      const top = nodes[0]
      this.key = keys[0]
      const node = nodes.pop() as number
      const key = keys.pop() as number
      const count = nodes.length
      if (count === 0) return top
      let i = 0
      for (;;) {
        let down = 2 * i + 1
        if (down >= count) break
        if (down + 1 < count && keys[down + 1] < keys[down]) down++
        if (keys[down] >= key) break
        nodes[i] = nodes[down]
        keys[i] = keys[down]
        i = down
      }
      nodes[i] = node
      keys[i] = key
      return top
    },
  }
}

/**
 * The best fractional choice of meetings: a flow of greatest profit from every person (left) to every person (right), each
 * edge usable in both directions for half its value. Since the reward per person is concave, this is exactly the linear
 * relaxation; its solutions are half-integral. Null when stopped before it was solved, since it is no bound then.
 */
export function relax(facts: PairFacts, decisions: Decisions, shouldStop: () => boolean): Relaxation | null {
  const { people: n, a, b, value } = facts
  const edges = value.length
  const met = facts.kept.slice()
  const room = facts.room.slice()
  let base = 0
  for (let e = 0; e < edges; e++) {
    if (decisions[e] !== 1) continue
    for (const p of [a[e], b[e]]) {
      met[p]++
      if (--room[p] < 0) return { bound: -Infinity, halves: new Uint8Array(edges) }
    }
    base += value[e]
  }
  for (let p = 0; p < n; p++) base -= unfairnessOf(facts, p, met[p])
  const marginal = (p: number, k: number) =>
    unfairnessOf(facts, p, met[p] + k) - unfairnessOf(facts, p, met[p] + k + 1)

  const degree = new Int32Array(n + 1)
  for (let e = 0; e < edges; e++)
    if (decisions[e] === 0) {
      degree[a[e] + 1]++
      degree[b[e] + 1]++
    }
  for (let p = 0; p < n; p++) degree[p + 1] += degree[p]
  const first = degree.slice()
  const at = degree.slice()
  /** Arc 2e leads from a's left to b's right, 2e+1 from b's left to a's right. */
  const arcs = new Int32Array(first[n])
  for (let e = 0; e < edges; e++)
    if (decisions[e] === 0) {
      arcs[at[a[e]]++] = 2 * e
      arcs[at[b[e]]++] = 2 * e + 1
    }
  const head = (arc: number) => (arc & 1 ? a[arc >> 1] : b[arc >> 1])

  const used = new Uint8Array(2 * edges)
  const out = new Int32Array(n)
  const into = new Int32Array(n)
  const potential = new Float64Array(2 * n)
  let sinkPotential = 0
  for (let p = 0; p < n; p++) potential[p] = -marginal(p, 0)
  for (let q = 0; q < n; q++) {
    let least = 0
    for (let i = first[q]; i < first[q + 1]; i++) {
      const p = head(arcs[i])
      least = Math.min(least, potential[p] - value[arcs[i] >> 1])
    }
    potential[n + q] = least
    sinkPotential = Math.min(sinkPotential, least - marginal(q, 0))
  }
  const distance = new Float64Array(2 * n)
  const done = new Uint8Array(2 * n)
  const via = new Int32Array(2 * n)
  const heap = createHeap()
  let profit = 0
  for (let round = 0; ; round++) {
    if (round % 16 === 0 && shouldStop()) return null
    distance.fill(Infinity)
    done.fill(0)
    via.fill(-1)
    heap.clear()
    for (let p = 0; p < n; p++) {
      if (out[p] >= room[p] || first[p] === first[p + 1]) continue
      distance[p] = Math.max(0, -marginal(p, out[p]) - potential[p])
      heap.push(p, distance[p])
    }
    let end = -1
    let endDistance = Infinity
    for (let node = heap.pop(); node >= 0 && heap.key < endDistance; node = heap.pop()) {
      if (done[node]) continue
      done[node] = 1
      const here = distance[node]
      if (node < n) {
        for (let i = first[node]; i < first[node + 1]; i++) {
          const arc = arcs[i]
          if (used[arc]) continue
          const to = n + head(arc)
          const next = here + Math.max(0, potential[node] - value[arc >> 1] - potential[to])
          if (next < distance[to]) {
            distance[to] = next
            via[to] = arc
            heap.push(to, next)
          }
        }
        continue
      }
      const q = node - n
      if (into[q] < room[q]) {
        const total = here + Math.max(0, potential[node] - marginal(q, into[q]) - sinkPotential)
        if (total < endDistance) {
          endDistance = total
          end = node
        }
      }
      for (let i = first[q]; i < first[q + 1]; i++) {
        const back = arcs[i] ^ 1
        if (!used[back]) continue
        const to = head(arcs[i])
        const next = here + Math.max(0, potential[node] + value[back >> 1] - potential[to])
        if (next < distance[to]) {
          distance[to] = next
          via[to] = back
          heap.push(to, next)
        }
      }
    }
    if (end < 0) break
    const gain = -(endDistance + sinkPotential)
    if (gain <= 1e-12) break
    profit += gain
    for (let v = 0; v < 2 * n; v++) potential[v] += Math.min(distance[v], endDistance)
    sinkPotential += endDistance
    into[end - n]++
    for (let node = end; via[node] >= 0; ) {
      const arc = via[node]
      if (node >= n) {
        used[arc] = 1
        node = arc & 1 ? b[arc >> 1] : a[arc >> 1]
      } else {
        used[arc] = 0
        node = n + head(arc)
      }
      if (node < n && via[node] < 0) out[node]++
    }
  }
  const halves = new Uint8Array(edges)
  for (let e = 0; e < edges; e++) halves[e] = decisions[e] === 1 ? 2 : used[2 * e] + used[2 * e + 1]
  return { bound: base + profit / 2, halves }
}
