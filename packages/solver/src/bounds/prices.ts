import { repeatCharge } from '../constraints/avoid-repeated-topics.ts'
import { unfairnessCharge } from '../constraints/fairness.ts'
import { openUnitCharge } from '../constraints/unfilled.ts'
import type { Facts } from '../facts.ts'
import { openSlots } from '../problem-reading.ts'
import type { BoundQuestion } from './bound-question.ts'
import type { OfferedTopic } from './offers.ts'

/** Prices of all that topics share. What topics choose at some prices changes those of the next step. */
export interface Prices {
  /** A step begins: what all is worth at these prices beside what topics choose. */
  begin(filled: number | null): number
  /** What a seat is worth more, or less, than by itself. */
  ofSeat(p: number, topic: OfferedTopic, slots: Int32Array): number
  /** What it costs that a group runs in these slots. */
  ofGroup(slots: Int32Array): number
  /** What it costs that the group gets so many members, beyond what it costs with one less. */
  ofGrowth(slots: Int32Array, members: number): number
  chooseGroup(slots: Int32Array, members: number): void
  chooseSeat(p: number, topic: OfferedTopic, slots: Int32Array): void
  /** Prices go down the subgradient, until the worth of all would be less by `distance`. */
  follow(distance: number): void
}

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

export function createPrices(facts: Facts, goal: BoundQuestion['goal']): Prices {
  const { people, slots, topics, wants, max, rooms, host, value, wish, countHosting, problem } = facts
  const isSoft = goal === 'soft'
  const levels = rooms?.sizes.length ?? 0
  const charge = openUnitCharge(facts)[goal]
  const fairness = isSoft ? unfairnessCharge(facts) : 0
  const reward = isSoft ? meanReward(facts) : 0

  /** What a filled unit is worth beyond its charge, where so many must be filled. */
  const unit = tariff([0], { pace: 0.01 })
  const worthOfUnit = () => charge + unit.price[0]
  const most = mostUnits(facts)
  /** Of somebody's time, how much it takes to have all they want. */
  const need = problem.people.map((person, p) =>
    Math.min(1, Math.max(0, wants[p]) / Math.max(1, most * openSlots(person))),
  )
  const time = tariff(new Float64Array(people * slots).fill(1), {
    first: (i) => FIRST_PART * (charge + reward) * need[Math.floor(i / slots)],
  })
  // What can never be too little stays free.
  /** What units are worth less that somebody has beyond those they want. */
  const want = tariff(
    Array.from(wants, (one, p) => (one < most * openSlots(problem.people[p]) ? one : Infinity)),
    { most: worthOfUnit },
  )
  const limit = tariff(Array.from(max, (one) => (one < 0 ? Infinity : one)))
  const single = tariff(new Float64Array(people).fill(facts.oneGroupOnly ? 1 : Infinity))
  const parallel = tariff(new Float64Array(slots).fill(facts.maxParallel))
  const room = tariff(rooms?.rooms ?? [])
  /** What value is worth that somebody gets of what they could: tangents of the squared gap. */
  const share = tariff(new Float64Array(fairness > 0 ? people : 0), {
    most: (p) => (facts.ideal[p] > 0 ? (2 * fairness) / facts.ideal[p] : 0),
    pace: 0.02,
  })
  const { again, attended } = repeats(facts, isSoft)
  const all = [unit, time, want, limit, single, parallel, room, share, attended]
  const isLimited = (p: number, topic: number) => countHosting || host[p * topics + topic] === 0

  /** What people lose by fairness at most, less what the prices grant them for value. */
  function loss(): number {
    let sum = 0
    for (let p = 0; p < share.price.length; p++) {
      const [ideal, price] = [facts.ideal[p], share.price[p]]
      if (ideal === 0) continue
      const gap = (price * ideal) / (2 * fairness)
      sum -= fairness * gap * gap + price * ideal * (1 - gap)
      share.slope[p] -= ideal * (1 - gap)
    }
    return sum
  }

  /** Rewards for topics that can be attended more than once, as far as seats do not have them. */
  function attendance(): number {
    let sum = 0
    for (const at of again) {
      const p = Math.floor(at / topics)
      const own = wish[at] === 1 && fairness > 0 ? value[at] : 0
      const worth = facts.reward[at] + repeatCharge(facts, at) + own * (share.price[p] ?? 0)
      const left = worth - attended.price[at]
      if (left <= 0) continue
      sum += left
      attended.slope[at] -= 1
      if (own > 0) share.slope[p] += own
    }
    return sum
  }

  return {
    begin(filled) {
      let sum = 0
      for (const { price, slope, there } of all)
        for (let i = 0; i < price.length; i++) {
          slope[i] = there[i]
          if (price[i] > 0) sum += price[i] * there[i]
        }
      if (filled !== null) {
        sum -= unit.price[0] * filled
        unit.slope[0] = -filled
      } else unit.slope[0] = Infinity
      return sum + loss() + attendance()
    },
    ofSeat(p, { topic, units, groups }, covered) {
      let worth = wants[p] > 0 ? units * (worthOfUnit() - want.price[p]) : 0
      for (let i = 0; i < covered.length; i++) worth -= time.price[p * slots + covered[i]]
      if (isLimited(p, topic)) worth -= units * limit.price[p]
      if (isSoft) {
        const at = p * topics + topic
        if (groups > 1) worth += attended.price[at]
        else if (fairness > 0 && wish[at] === 1) worth += share.price[p] * value[at]
      }
      return worth - single.price[p]
    },
    ofGroup(covered) {
      let price = 0
      for (let i = 0; i < covered.length; i++) price += parallel.price[covered[i]]
      return price
    },
    ofGrowth(covered, members) {
      const level = rooms === null ? -1 : rooms.levelOf[members - 1]
      let price = 0
      if (level >= 0)
        for (let i = 0; i < covered.length; i++) price += room.price[covered[i] * levels + level]
      return price
    },
    chooseGroup(covered, members) {
      for (let i = 0; i < covered.length; i++) {
        parallel.slope[covered[i]]--
        for (let k = 0; k < levels && rooms !== null && rooms.sizes[k] < members; k++)
          room.slope[covered[i] * levels + k]--
      }
    },
    chooseSeat(p, { topic, units, groups }, covered) {
      for (let i = 0; i < covered.length; i++) time.slope[p * slots + covered[i]]--
      if (wants[p] > 0) {
        want.slope[p] -= units
        unit.slope[0] += units
      }
      if (isLimited(p, topic)) limit.slope[p] -= units
      single.slope[p]--
      if (!isSoft) return
      const at = p * topics + topic
      if (groups > 1) attended.slope[at]++
      else if (fairness > 0 && wish[at] === 1) share.slope[p] += value[at]
    },
    follow(distance) {
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
      for (let p = 0; p < people; p++) want.price[p] = Math.min(want.price[p], worthOfUnit())
    },
  }
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
  const worth = (at: number) => facts.reward[at] + repeatCharge(facts, at)
  const attended = tariff(new Float64Array(again.length > 0 ? people * topics : 0), {
    first: (at) => (isAgain.has(at) ? worth(at) : 0),
    pace: 5,
  })
  return { again: Int32Array.from(again), attended }
}

function meanReward({ reward, wish }: Facts): number {
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
