import { repeatCharge } from '../constraints/avoid-repeated-topics.ts'
import { fairnessTangent, steepestShare, unfairnessCharge } from '../constraints/fairness.ts'
import { openUnitCharge } from '../constraints/unfilled.ts'
import type { Facts } from '../facts.ts'
import { openSlots } from '../problem-reading.ts'
import type { BoundQuestion } from './bound-question.ts'
import type { OfferedTopic } from './offers.ts'

/** Prices of one kind. */
interface Tariff {
  /** What there is of each thing; of the infinite the price stays 0. */
  readonly there: Float64Array
  readonly price: Float64Array
  /** How much more all would be worth at a price greater by 1. */
  readonly slope: Float64Array
  readonly most: (i: number) => number
  /** How far these prices follow, compared with those of people's time. */
  readonly pace: number
}

interface TariffOptions {
  readonly first?: (i: number) => number
  readonly most?: (i: number) => number
  readonly pace?: number
}

function tariff(
  there: ArrayLike<number>,
  { first = () => 0, most = () => Infinity, pace = 1 }: TariffOptions = {},
): Tariff {
  const { length } = there
  return {
    there: Float64Array.from(there),
    price: Float64Array.from({ length }, (_, i) => first(i)),
    slope: new Float64Array(length),
    most,
    pace,
  }
}

/** The part of what a slot of somebody could bring that it costs in the beginning; found by trying. */
const FIRST_PART = 0.8

/** Prices of all that topics share. What topics choose at some prices changes those of the next step. */
export interface Prices {
  readonly facts: Facts
  readonly isSoft: boolean
  /** What an open unit costs, and what a gap of all that somebody could get. */
  readonly charge: number
  readonly fairness: number
  /** What a filled unit is worth beyond its charge, where so many must be filled. */
  readonly unit: Tariff
  /** Each person's slots. */
  readonly time: Tariff
  /** What units are worth less that somebody has beyond those they want. */
  readonly want: Tariff
  readonly limit: Tariff
  /** Groups of a person, where everybody is limited to one. */
  readonly single: Tariff
  readonly parallel: Tariff
  readonly room: Tariff
  /** What value is worth that somebody gets of what they could: tangents of the squared gap. */
  readonly share: Tariff
  /** What seats have of the rewards for topics that can be attended more than once, and of whom there are some. */
  readonly attended: Tariff
  readonly again: Int32Array
  readonly all: readonly Tariff[]
}

export function createPrices(facts: Facts, goal: BoundQuestion['goal']): Prices {
  const { people, slots, wants, max, rooms, problem } = facts
  const isSoft = goal === 'soft'
  const charge = openUnitCharge(facts)[goal]
  const fairness = isSoft ? unfairnessCharge(facts) : 0
  const unit = tariff([0], { pace: 0.01 })
  const most = mostUnits(facts)
  const worth = FIRST_PART * (charge + (isSoft ? meanReward(facts) : 0))
  /** Of somebody's time, how much it takes to have all they want. */
  const need = problem.people.map((person, p) =>
    Math.min(1, Math.max(0, wants[p]) / Math.max(1, most * openSlots(person))),
  )
  const tariffs = {
    unit,
    time: tariff(new Float64Array(people * slots).fill(1), {
      first: (i) => worth * need[Math.floor(i / slots)],
    }),
    // What can never be too little stays free.
    want: tariff(
      Array.from(wants, (one, p) => (one < most * openSlots(problem.people[p]) ? one : Infinity)),
      { most: () => charge + unit.price[0] },
    ),
    limit: tariff(Array.from(max, (one) => (one < 0 ? Infinity : one))),
    single: tariff(new Float64Array(people).fill(facts.oneGroupOnly ? 1 : Infinity)),
    parallel: tariff(new Float64Array(slots).fill(facts.maxParallel)),
    room: tariff(rooms?.rooms ?? []),
    share: tariff(new Float64Array(fairness > 0 ? people : 0), {
      most: (p) => steepestShare(facts.ideal[p], fairness),
      pace: 0.02,
    }),
    ...repeats(facts, isSoft),
  }
  const { again, ...priced } = tariffs
  return { facts, isSoft, charge, fairness, ...tariffs, all: Object.values(priced) }
}

/** A step begins: what all is worth at these prices beside what topics choose, with so many units filled. */
export function beginStep(prices: Prices, filled: number | null): number {
  const { unit, all } = prices
  let sum = 0
  for (const { price, slope, there } of all)
    for (let i = 0; i < price.length; i++) {
      slope[i] = there[i]
      if (price[i] > 0) sum += price[i] * there[i]
    }
  unit.slope[0] = filled === null ? Infinity : -filled
  if (filled !== null) sum -= unit.price[0] * filled
  return sum + unfairnessAt(prices) + attendanceAt(prices)
}

/** What people lose by fairness at most, less what the prices grant them for value. */
function unfairnessAt({ facts: { ideal }, fairness, share }: Prices): number {
  let sum = 0
  for (let p = 0; p < share.price.length; p++) {
    if (ideal[p] === 0) continue
    const { worth, touches } = fairnessTangent(ideal[p], fairness, share.price[p])
    sum += worth
    share.slope[p] -= touches
  }
  return sum
}

/** Rewards for topics that can be attended more than once, as far as seats do not have them. */
function attendanceAt({ facts, fairness, share, attended, again }: Prices): number {
  let sum = 0
  for (const at of again) {
    const p = Math.floor(at / facts.topics)
    const value = facts.wish[at] === 1 && fairness > 0 ? facts.value[at] : 0
    const worth = rewardOf(facts, at) + (value > 0 ? value * share.price[p] : 0)
    const left = worth - attended.price[at]
    if (left <= 0) continue
    sum += left
    attended.slope[at] -= 1
    if (value > 0) share.slope[p] += value
  }
  return sum
}

/** What attending a topic at all is worth, where each seat in it costs what attending it again does. */
function rewardOf(facts: Facts, at: number): number {
  return facts.reward[at] + repeatCharge(facts, at)
}

function isLimited({ countHosting, host, topics }: Facts, p: number, topic: number): boolean {
  return countHosting || host[p * topics + topic] === 0
}

/** What a seat is worth more, or less, than by itself. */
export function priceOfSeat(prices: Prices, p: number, one: OfferedTopic, covered: Int32Array): number {
  const { facts, isSoft, charge, fairness, unit, time, want, limit, single, share, attended } = prices
  const { topic, units, groups } = one
  let worth = facts.wants[p] > 0 ? units * (charge + unit.price[0] - want.price[p]) : 0
  for (let i = 0; i < covered.length; i++) worth -= time.price[p * facts.slots + covered[i]]
  if (isLimited(facts, p, topic)) worth -= units * limit.price[p]
  if (isSoft) {
    const at = p * facts.topics + topic
    if (groups > 1) worth += attended.price[at]
    else if (fairness > 0 && facts.wish[at] === 1) worth += share.price[p] * facts.value[at]
  }
  return worth - single.price[p]
}

/** What it costs that a group runs in these slots. */
export function priceOfGroup({ parallel }: Prices, covered: Int32Array): number {
  let price = 0
  for (let i = 0; i < covered.length; i++) price += parallel.price[covered[i]]
  return price
}

/** What it costs that the group gets so many members, beyond what it costs with one less. */
export function priceOfGrowth(
  { room, facts: { rooms } }: Prices,
  covered: Int32Array,
  members: number,
): number {
  const level = rooms === null ? -1 : rooms.levelOf[members - 1]
  let price = 0
  if (rooms !== null && level >= 0)
    for (let i = 0; i < covered.length; i++) price += room.price[covered[i] * rooms.sizes.length + level]
  return price
}

export function chooseGroup(
  { parallel, room, facts: { rooms } }: Prices,
  covered: Int32Array,
  members: number,
): void {
  const levels = rooms?.sizes.length ?? 0
  for (let i = 0; i < covered.length; i++) {
    parallel.slope[covered[i]]--
    for (let k = 0; k < levels && rooms !== null && rooms.sizes[k] < members; k++)
      room.slope[covered[i] * levels + k]--
  }
}

export function chooseSeat(prices: Prices, p: number, one: OfferedTopic, covered: Int32Array): void {
  const { facts, isSoft, fairness, unit, time, want, limit, single, share, attended } = prices
  const { topic, units, groups } = one
  for (let i = 0; i < covered.length; i++) time.slope[p * facts.slots + covered[i]]--
  if (facts.wants[p] > 0) {
    want.slope[p] -= units
    unit.slope[0] += units
  }
  if (isLimited(facts, p, topic)) limit.slope[p] -= units
  single.slope[p]--
  if (!isSoft) return
  const at = p * facts.topics + topic
  if (groups > 1) attended.slope[at]++
  else if (fairness > 0 && facts.wish[at] === 1) share.slope[p] += facts.value[at]
}

/** Prices go down the subgradient, until the worth of all would be less by `distance`. */
export function followSlope({ all, charge, unit, want }: Prices, distance: number): void {
  let length = 0
  for (const { price, slope, most, pace } of all)
    for (let i = 0; i < price.length; i++)
      if (canFollow(price[i], slope[i], most, i)) length += pace * slope[i] * slope[i]
  if (length === 0) return
  const far = distance / length
  for (const { price, slope, most, pace } of all)
    for (let i = 0; i < price.length; i++)
      if (canFollow(price[i], slope[i], most, i))
        price[i] = Math.min(most(i), Math.max(0, price[i] - far * pace * slope[i]))
  // No unit is worth less than nothing.
  for (let p = 0; p < want.price.length; p++) want.price[p] = Math.min(want.price[p], charge + unit.price[0])
}

function canFollow(price: number, slope: number, most: (i: number) => number, i: number): boolean {
  if (slope === Infinity || slope === 0) return false
  return slope > 0 ? price > 0 : price < most(i)
}

/** Prices of topics that can be attended more than once: what a seat has of the reward for attending at all. */
function repeats(facts: Facts, isSoft: boolean): { again: Int32Array; attended: Tariff } {
  const { people, topics, candidates, firstGroup } = facts
  const again: number[] = []
  for (let topic = 0; topic < topics && isSoft; topic++)
    if (firstGroup[topic + 1] - firstGroup[topic] > 1)
      for (const p of candidates[topic]) again.push(p * topics + topic)
  const isAgain = new Set(again)
  const attended = tariff(new Float64Array(again.length > 0 ? people * topics : 0), {
    first: (at) => (isAgain.has(at) ? rewardOf(facts, at) : 0),
    pace: 5,
  })
  return { again: Int32Array.from(again), attended }
}

/** What a wish is worth on average, whoever's it is. */
export function meanReward({ reward, wish }: Facts): number {
  let sum = 0
  let count = 0
  for (let at = 0; at < wish.length; at++)
    if (wish[at] === 1) {
      sum += reward[at]
      count++
    }
  return count === 0 ? 0 : sum / count
}

/** How many units a slot of somebody's time can bring at most. */
function mostUnits({ units, covers, starts, topics }: Facts): number {
  let most = 0
  for (let topic = 0; topic < topics; topic++)
    for (const start of starts[topic]) most = Math.max(most, units[topic] / covers[topic][start].length)
  return most
}
