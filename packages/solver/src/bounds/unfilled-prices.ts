import type { Facts } from '../facts.ts'
import { openSlots } from '../problem-reading.ts'
import type { OfferedTopic } from './offers.ts'

/** Prices of all that topics share, and how much of it is demanded at these prices. */
export interface UnfilledPrices {
  /** Nothing is demanded yet. */
  begin(): void
  /** What everything that there is costs together. */
  ofEverything(): number
  /** What a seat is worth: units that the person wants, less the person's time and limits. */
  ofSeat(p: number, topic: OfferedTopic, slots: Int32Array): number
  /** What it costs that a group runs in these slots. */
  ofGroup(slots: Int32Array): number
  /** What it costs that the group gets so many members, beyond what it costs with one less. */
  ofGrowth(slots: Int32Array, members: number): number
  demandGroup(slots: Int32Array, members: number): void
  demandSeat(p: number, topic: OfferedTopic, slots: Int32Array): void
  /** What is demanded too much gets dearer, and what is left over cheaper, until the worth falls so far. */
  follow(distance: number): void
}

/** Prices of one kind, with how much there is and is demanded of each thing. */
interface Tariff {
  readonly there: Float64Array
  readonly price: Float64Array
  readonly demand: Float64Array
  readonly most: number
}

/** About what an hour of somebody costs in the end where places are short. */
const FIRST_PRICE = 0.8

function tariff(there: ArrayLike<number>, first = 0, most = Infinity): Tariff {
  return {
    there: Float64Array.from(there),
    price: new Float64Array(there.length).fill(first),
    demand: new Float64Array(there.length),
    most,
  }
}

export function createUnfilledPrices(facts: Facts): UnfilledPrices {
  const { people, slots, topics, wants, max, rooms, host, countHosting, oneGroupOnly, maxParallel, problem } = facts
  const levels = rooms?.sizes.length ?? 0
  const time = tariff(new Float64Array(people * slots).fill(1), FIRST_PRICE)
  // What can never be too little stays free.
  const most = mostUnits(facts)
  /** Units beyond those somebody wants are worth nothing: at price 1 that is all of them. */
  const want = tariff(
    Array.from(wants, (one, p) => (one < most * openSlots(problem.people[p]) ? one : Infinity)),
    0,
    1,
  )
  const limit = tariff(Array.from(max, (one) => (one < 0 ? Infinity : one)))
  const single = tariff(new Float64Array(people).fill(oneGroupOnly ? 1 : Infinity))
  const parallel = tariff(new Float64Array(slots).fill(maxParallel))
  const room = tariff(rooms?.rooms ?? [])
  const all = [time, want, limit, single, parallel, room]
  const isLimited = (p: number, topic: number) => countHosting || host[p * topics + topic] === 0
  return {
    begin() {
      for (const { demand } of all) demand.fill(0)
    },
    ofEverything() {
      let sum = 0
      for (const { price, there } of all)
        for (let i = 0; i < price.length; i++) if (price[i] > 0) sum += price[i] * there[i]
      return sum
    },
    ofSeat(p, { topic, units }, covered) {
      let worth = wants[p] > 0 ? units * (1 - want.price[p]) : 0
      for (let i = 0; i < covered.length; i++) worth -= time.price[p * slots + covered[i]]
      if (isLimited(p, topic)) worth -= units * limit.price[p]
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
    demandGroup(covered, members) {
      for (let i = 0; i < covered.length; i++) {
        parallel.demand[covered[i]]++
        for (let k = 0; k < levels && rooms !== null && rooms.sizes[k] < members; k++)
          room.demand[covered[i] * levels + k]++
      }
    },
    demandSeat(p, { topic, units }, covered) {
      for (let i = 0; i < covered.length; i++) time.demand[p * slots + covered[i]]++
      if (wants[p] > 0) want.demand[p] += units
      if (isLimited(p, topic)) limit.demand[p] += units
      single.demand[p]++
    },
    follow(distance) {
      let length = 0
      for (const { price, demand, there } of all)
        for (let i = 0; i < price.length; i++)
          if (demand[i] > there[i] || price[i] > 0) length += (demand[i] - there[i]) ** 2
      if (length === 0) return
      const far = distance / length
      for (const { price, demand, there, most } of all)
        for (let i = 0; i < price.length; i++)
          if (demand[i] > there[i] || price[i] > 0)
            price[i] = Math.min(most, Math.max(0, price[i] + far * (demand[i] - there[i])))
    },
  }
}

/** How many units a slot of somebody's time can bring at most. */
function mostUnits({ units, covers, starts, topics }: Facts): number {
  let most = 0
  for (let topic = 0; topic < topics; topic++)
    for (const start of starts[topic]) most = Math.max(most, units[topic] / covers[topic][start].length)
  return most
}
