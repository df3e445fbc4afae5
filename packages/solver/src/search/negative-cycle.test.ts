import { expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import { createExchangeGraph, findNegativeCycle, resetGraph } from './exchange-graph.ts'

function graphOf(costs: readonly (readonly number[])[]) {
  const graph = createExchangeGraph(0)
  resetGraph(graph, costs.length - 2)
  costs.forEach((row, u) => {
    for (const [v, cost] of row.entries()) graph.cost[u * graph.width + v] = cost
  })
  return graph
}

/** Whether any way round costs less than nothing, by the method of Floyd and Warshall. */
function hasNegativeCycle(costs: readonly (readonly number[])[]): boolean {
  const d = costs.map((row) => [...row])
  for (const k of d.keys())
    for (const i of d.keys()) for (const j of d.keys()) d[i][j] = Math.min(d[i][j], d[i][k] + d[k][j])
  return d.some((row, i) => row[i] < -1e-6)
}

test('a cycle is found exactly where there is one, and costs less than nothing', () => {
  const random = seededRandom(1)
  let found = 0
  for (let round = 0; round < 300; round++) {
    const nodes = 3 + random.below(5)
    const costs = Array.from({ length: nodes }, (_, u) =>
      Array.from({ length: nodes }, (_, v) =>
        u === v || random.below(2) === 0 ? Infinity : random.below(20) - 4,
      ),
    )
    const graph = graphOf(costs)
    const at = findNegativeCycle(graph, nodes)
    expect(at >= 0).toBe(hasNegativeCycle(costs))
    if (at < 0) continue
    found++
    let sum = 0
    let v = at
    do {
      sum += costs[graph.via[v]][v]
      v = graph.via[v]
    } while (v !== at)
    expect(sum).toBeLessThan(0)
  }
  expect(found).toBeGreaterThan(50)
})
