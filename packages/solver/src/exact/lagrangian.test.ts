import { expect, test } from 'vitest'
import { createAim } from '../bounds/aim.ts'
import { followSubgradient, STEP_RULES } from './lagrangian.ts'
import type { PricingResult } from './pricing.ts'

const rule = STEP_RULES.soft
const none = new Float64Array(0)
const there = Int32Array.of(1, 1, 1)

test('the aim lies below the best bound, comes nearer without gains, and starts anew for another problem', () => {
  const aim = createAim(rule, 0)
  expect(aim.observe(100)).toBe(true)
  expect(aim.distance(100)).toBeCloseTo(5, 9)
  expect(aim.observe(101)).toBe(false)
  expect(aim.distance(101)).toBeCloseTo(6, 9)
  for (let step = 0; step < rule.patience; step++) aim.observe(100)
  expect(aim.distance(100)).toBeCloseTo(3.5, 9)
  for (let step = 0; step < 1000; step++) aim.observe(100)
  expect(aim.isSpent()).toBe(true)
  aim.restart()
  expect([aim.isSpent(), aim.observe(200)]).toEqual([false, true])
})

test('topics wanted twice get dearer, those that nobody wants cheaper but never negative, and seats follow their demand', () => {
  const wanting = (topics: number[], units: number): PricingResult => ({
    atMost: 0,
    topics,
    members: topics.map(() => 3),
    sizes: topics.map(() => 5),
    crowd: [],
    units,
    tally: new Float64Array(0),
    isCut: false,
  })
  const multipliers = {
    topic: Float64Array.of(1, 1, 0),
    seat: Float64Array.of(0, 0, 0),
    room: [],
    tally: none,
    unit: 1,
  }
  followSubgradient(multipliers, [wanting([0], 3), wanting([0], 3)], {
    distance: 1,
    excess: 2,
    there,
    tallies: [],
    rule,
  })
  const [twice, never, free] = multipliers.topic
  expect(twice).toBeGreaterThan(1)
  expect(never).toBeLessThan(1)
  expect(free).toBe(0)
  expect(multipliers.seat[0]).toBeLessThan(0)
  expect(multipliers.unit).toBeLessThan(1)
})

test('rooms that too many groups want get dearer, those that are spare cheaper but never negative', () => {
  const wanting = (...crowd: number[]): PricingResult => ({
    atMost: 0,
    topics: [],
    members: [],
    sizes: [],
    units: 0,
    tally: none,
    isCut: false,
    crowd,
  })
  const room = [Float64Array.of(1, 1, 0), Float64Array.of(0, 0, 0)]
  const multipliers = { topic: none, seat: none, room, tally: none, unit: 0 }
  const options = { distance: 1, excess: null, there, tallies: [], rule }
  followSubgradient(multipliers, [wanting(2, -1, -3), wanting(0, 0, 1)], options)
  const [first, second] = room
  expect(first[0]).toBeGreaterThan(1)
  expect(first[1]).toBeLessThan(1)
  expect(first[2]).toBe(0)
  expect([...second].map((price) => price > 0)).toEqual([false, false, true])
})

test('value is worth more to those who get less of it than where their tangent touches, up to the steepest', () => {
  const result: PricingResult = {
    atMost: 0,
    topics: [],
    members: [],
    sizes: [],
    crowd: [],
    units: 0,
    tally: Float64Array.of(1, 5, 0, 0),
    isCut: false,
  }
  const tally = Float64Array.of(1, 1, 1, 0)
  const multipliers = { topic: none, seat: none, room: [], tally, unit: 0 }
  const tallies = [0, 1, 2].map((p) => ({
    p,
    steepest: p === 2 ? 1 : 3,
    at: () => ({ worth: 0, touches: 4 }),
  }))
  followSubgradient(multipliers, [result, result], { distance: 1, excess: null, there, tallies, rule })
  const [less, more, steepest, without] = tally
  expect(less).toBeGreaterThan(1)
  expect(more).toBeLessThan(1)
  expect(steepest).toBe(1)
  expect(without).toBe(0)
})
