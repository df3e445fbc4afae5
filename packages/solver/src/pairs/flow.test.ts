import { expect, test } from 'vitest'
import type { PairsProblem } from '../problem.ts'
import { seededRandom } from '../random.ts'
import { augment, createFlow, findPath } from './flow.ts'
import { buildPairFacts, type PairFacts, unfairnessOf } from './pair-facts.ts'

/** Three or four people; whom they wish to meet and how many of them is drawn. */
function smallFacts(seed: number): PairFacts {
  const random = seededRandom(seed)
  const ids = ['a', 'b', 'c', 'd'].slice(0, 3 + random.below(2))
  const problem: PairsProblem = {
    format: 'plan-problem/1',
    kind: 'pairs',
    people: ids.map((id) => ({ id, capacity: random.below(3) })),
    wishes: ids.flatMap((a, i) =>
      ids.slice(i + 1).flatMap((b) => (random.below(3) > 0 ? [[a, b, 1 + random.below(9)] as const] : [])),
    ),
    mutualOnly: false,
    kept: [],
    excluded: [],
    rules: { useLogScale: false, weights: { fairness: [0, 3, 10][random.below(3)] } },
  }
  return buildPairFacts(problem)
}

/** The greatest worth of any set of arcs that keeps to everybody's room on both sides. */
function greatestWorth(facts: PairFacts): number {
  const { people, a, b, value, room, kept } = facts
  const arcs = 2 * value.length
  let greatest = 0
  for (let chosen = 0; chosen < 2 ** arcs; chosen++) {
    const out = new Array<number>(people).fill(0)
    const into = new Array<number>(people).fill(0)
    let worth = 0
    for (let arc = 0; arc < arcs; arc++) {
      if (((chosen >> arc) & 1) === 0) continue
      worth += value[arc >> 1]
      out[arc & 1 ? b[arc >> 1] : a[arc >> 1]]++
      into[arc & 1 ? a[arc >> 1] : b[arc >> 1]]++
    }
    if ([...out, ...into].some((flow, at) => flow > room[at % people])) continue
    for (let p = 0; p < people; p++)
      for (const flow of [out[p], into[p]])
        worth += unfairnessOf(facts, p, kept[p]) - unfairnessOf(facts, p, kept[p] + flow)
    greatest = Math.max(greatest, worth)
  }
  return greatest
}

test('paths bring less and less, and together as much as the best choice of arcs', () => {
  for (let seed = 0; seed < 100; seed++) {
    const facts = smallFacts(seed)
    const flow = createFlow(facts, new Int8Array(facts.value.length), facts.kept.slice(), facts.room.slice())
    let [profit, last] = [0, Infinity]
    for (let path = findPath(flow); path !== null && path.profit > 1e-12; path = findPath(flow)) {
      expect(path.profit).toBeLessThanOrEqual(last + 1e-9)
      last = path.profit
      profit += path.profit
      augment(flow, path)
    }
    expect(profit).toBeCloseTo(greatestWorth(facts), 6)
  }
})

test('edges that are decided have no arcs', () => {
  const facts = smallFacts(1)
  const decisions = new Int8Array(facts.value.length).fill(1)
  expect(findPath(createFlow(facts, decisions, facts.kept.slice(), facts.room.slice()))).toBeNull()
})
