import { expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import { pairsProblem } from '../testing/random-pairs.ts'
import { balanceFlow, createFlow } from './flow.ts'
import { buildPairFacts, type PairFacts, unfairnessOf } from './pair-facts.ts'
import { relax } from './relaxation.ts'

/** Three or four people; whom they wish to meet and how many of them is drawn. */
function smallFacts(seed: number): PairFacts {
  const random = seededRandom(seed)
  const ids = ['a', 'b', 'c', 'd'].slice(0, 3 + random.below(2))
  const problem = pairsProblem({
    people: ids.map((id) => ({ id, capacity: random.below(3), priority: 0 })),
    wishes: ids.flatMap((a, i) =>
      ids.slice(i + 1).flatMap((b) => (random.below(3) > 0 ? [[a, b, 1 + random.below(9)] as const] : [])),
    ),
    fairness: [0, 3, 10][random.below(3)],
  })
  return buildPairFacts(problem, seed)
}

/** The greatest worth of any set of arcs that keeps to everybody's room on both sides. */
function greatestWorth(facts: PairFacts): number {
  const { people, a, b, weight, room, kept } = facts
  const arcs = 2 * weight.length
  let greatest = 0
  for (let chosen = 0; chosen < 2 ** arcs; chosen++) {
    const out = new Array<number>(people).fill(0)
    const into = new Array<number>(people).fill(0)
    let worth = 0
    for (let arc = 0; arc < arcs; arc++) {
      if (((chosen >> arc) & 1) === 0) continue
      worth += weight[arc >> 1]
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

test('whatever costs it begins with, the balanced flow is worth as much as the best choice of arcs, and so is the bound', () => {
  for (let seed = 0; seed < 100; seed++) {
    const facts = smallFacts(seed)
    const random = seededRandom(seed)
    const costs = Float64Array.from(facts.ids, () => random.next() * 12 - 2)
    const start = seed % 2 === 0 ? null : { costs, used: null }
    const relaxation = relax(facts, new Int8Array(facts.weight.length), () => false, start)
    let unfair = 0
    for (let p = 0; p < facts.people; p++) unfair += unfairnessOf(facts, p, facts.kept[p])
    expect(relaxation?.bound).toBeLessThanOrEqual(relaxation?.priced ?? Number.NaN)
    expect(relaxation?.priced).toBeCloseTo(greatestWorth(facts) / 2 - unfair, 6)
  }
})

test('edges that are decided have no arcs', () => {
  const facts = smallFacts(1)
  const decisions = new Int8Array(facts.weight.length).fill(1)
  const start = { costs: new Float64Array(facts.people), used: null }
  const flow = createFlow(facts, decisions, { met: facts.kept.slice(), room: facts.room.slice() }, start)
  expect(balanceFlow(flow, () => false)).toBe(true)
  expect(Array.from(flow.used)).toEqual(Array.from(flow.used, () => 0))
})
