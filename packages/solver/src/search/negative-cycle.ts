import type { ExchangeGraph } from './exchange-graph.ts'

const TINY = 1e-7

/**
 * A node on a cycle of negative cost, which `via` leads round backwards, or -1 when there is none: the method of Bellman and Ford,
 * which looks for a cycle among the predecessors after every pass.
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
