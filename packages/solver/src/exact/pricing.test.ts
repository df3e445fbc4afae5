import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import { createPricer } from './pricing.ts'
import {
  addTopic,
  createPricingTable,
  gainOf,
  type Prices,
  setPrices,
  worthByDepth,
} from './pricing-table.ts'
import type { Session } from './session.ts'

const PEOPLE = 6
const wants = Int32Array.from([1, 1, 0, 1, 1, 1])

function randomSession(seed: number, topics: number): Session {
  const { next } = seededRandom(seed)
  const numbers = Array.from({ length: topics }, (_, t) => t)
  return {
    slot: 0,
    people: [0, 1, 2, 4, 5],
    worth: Float64Array.from({ length: topics * PEOPLE }, () =>
      next() < 0.2 ? -Infinity : Math.floor(10 * next()),
    ),
    tally: Float64Array.from({ length: topics * PEOPLE }, () => Math.floor(3 * next())),
    topics: numbers,
    hosts: numbers.map((t) => (next() < 0.5 ? [] : [t % PEOPLE])),
    most: topics,
    minSize: numbers.map(() => 1),
    price: numbers.map(() => [2, 0, 1, 4]),
    rooms: [],
  }
}

function randomPrices(seed: number, topics: number): Prices {
  const { next } = seededRandom(seed + 1)
  return {
    topic: Float64Array.from({ length: topics }, () => 8 * next()),
    seat: Float64Array.from({ length: topics }, () => 4 * next() - 2),
    room: [],
    unit: 3 * next(),
    tally: Float64Array.from({ length: PEOPLE }, () => next()),
  }
}

/** Every set of at most `most` topics with its value at the prices, found one by one. */
function allSets(session: Session, prices: Prices, most: number): { set: number[]; value: number }[] {
  const table = createPricingTable(session, wants)
  setPrices(table, prices)
  const all: { set: number[]; value: number }[] = []
  const extend = (set: number[], value: number, from: number) => {
    all.push({ set, value })
    if (set.length === most) return
    for (const i of table.choices) {
      if (i < from) continue
      const worth = worthByDepth(table, most)
      let total = 0
      for (const [depth, one] of [...set, i].entries()) {
        total += gainOf(table, one, worth[depth])
        addTopic(table, one, worth[depth], worth[depth + 1])
      }
      if (total > -Infinity) extend([...set, i], total, i + 1)
    }
  }
  extend([], 0, 0)
  return all
}

const cases = fc.tuple(fc.nat(), fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 3 }))

test('a session is worth what its best set of topics is worth', () => {
  fc.assert(
    fc.property(cases, ([seed, topics, maxTopics]) => {
      const session = randomSession(seed, topics)
      const pricer = createPricer(session, { wants, maxTopics, maxNodes: 10_000 })
      for (const prices of [randomPrices(seed, topics), randomPrices(seed + 7, topics)]) {
        const best = Math.max(...allSets(session, prices, maxTopics).map(({ value }) => value))
        const result = pricer.price(prices)
        expect(result.atMost).toBeCloseTo(best, 5)
        expect(result.isCut).toBe(false)
      }
    }),
    { numRuns: 300 },
  )
})

test('every set of topics that is worth enough is listed, and too many sets are refused', () => {
  fc.assert(
    fc.property(cases, fc.double({ min: 0, max: 20, noNaN: true }), ([seed, topics, maxTopics], least) => {
      const session = randomSession(seed, topics)
      const prices = randomPrices(seed, topics)
      const pricer = createPricer(session, { wants, maxTopics, maxNodes: 10_000 })
      const key = (set: readonly number[]) => [...set].sort((a, b) => a - b).join()
      const expected = allSets(session, prices, maxTopics)
        .filter(({ value }) => value >= least + 1e-9)
        .map(({ set }) => key(set))
      const listed = pricer.setsWorth(prices, least, 1000)
      expect(listed?.map(key)).toEqual(expect.arrayContaining(expected))
      if (expected.length > 1) expect(pricer.setsWorth(prices, least, expected.length - 1)).toBeNull()
    }),
    { numRuns: 300 },
  )
})

test('a search that is cut short still bounds what it did not look at', () => {
  fc.assert(
    fc.property(cases, ([seed, topics, maxTopics]) => {
      const session = randomSession(seed, topics)
      const prices = randomPrices(seed, topics)
      const best = Math.max(...allSets(session, prices, maxTopics).map(({ value }) => value))
      const { atMost } = createPricer(session, { wants, maxTopics, maxNodes: 1 }).price(prices)
      expect(atMost).toBeGreaterThanOrEqual(best - 1e-5)
    }),
    { numRuns: 300 },
  )
})
