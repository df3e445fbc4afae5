import { repeatCharge } from '../constraints/avoid-repeated-topics.ts'
import { sizeCharge } from '../constraints/optimal-group-size.ts'
import type { State } from '../state.ts'
import { timeBlockOf, writeWorth } from './block-worth.ts'
import { isFull, isNeededHost } from './checks.ts'
import { roomShares } from './rooms.ts'
import { SCHEDULE } from './schedule.ts'
import type { Forecast, SearchContext } from './search-context.ts'

const FREE = -1
const BOUND = -2

/** What a forecast knows of one time block; its arrays are kept from block to block. */
interface BlockPrices {
  state: State
  context: SearchContext
  block: number[]
  start: number
  removed: number
  /** Change of the score when the removed group ends and its people take the best of the rest. */
  loss: number
  /** Place in the block, FREE or BOUND: busy elsewhere, not there, or needed where they are. */
  readonly seat: Int32Array
  /** What people give up when they leave their seat, or take instead of the one that is removed. */
  readonly held: Float64Array
  /** Charges of one more member of each group, and of the last one. */
  readonly joinPrice: number[]
  readonly leavePrice: number[]
  worth: Float64Array
  readonly isLeaving: Uint8Array
  /** Seats of the room of the group taken away. */
  seats: number
  gains: Float64Array
}

export function createForecast(people: number): Forecast {
  let prices: BlockPrices | null = null
  const kept = {
    seat: new Int32Array(people),
    held: new Float64Array(people),
    joinPrice: [],
    leavePrice: [],
    worth: new Float64Array(0),
    isLeaving: new Uint8Array(people),
    gains: new Float64Array(64),
  }
  const known = (): BlockPrices => {
    if (prices === null) throw new Error('There is no time block to forecast. Maybe `read` was forgotten?')
    return prices
  }
  return {
    read(state, context, g) {
      const now = {
        state,
        context,
        block: timeBlockOf(state, g),
        start: state.start[g],
        removed: -1,
        loss: 0,
        seats: Infinity,
      }
      prices = prices === null ? { ...kept, ...now } : Object.assign(prices, now)
      priceSeats(prices)
      seatEveryone(prices)
    },
    remove: (old) => removeGroup(known(), old),
    gainOf: (topic, spare, leaving) => gainOf(known(), topic, spare, leaving),
  }
}

/** Points that a group of this size costs. */
function chargeOf({ state: { facts }, context }: BlockPrices, g: number, size: number): number {
  const topic = facts.topicOf[g]
  const low = facts.minSize[topic]
  const missing = Math.max(0, low - size)
  return (
    sizeCharge(facts, topic, Math.max(size, low)) +
    missing * SCHEDULE.forecast.missingMember * context.unitPrice
  )
}

function priceSeats(prices: BlockPrices): void {
  const { state, block, joinPrice, leavePrice } = prices
  if (prices.worth.length < block.length) prices.worth = new Float64Array(2 * block.length)
  for (let k = 0; k < block.length; k++) {
    const size = state.members[block[k]].length
    const now = chargeOf(prices, block[k], size)
    joinPrice[k] = isFull(state, block[k]) ? Infinity : chargeOf(prices, block[k], size + 1) - now
    leavePrice[k] = now - chargeOf(prices, block[k], size - 1)
  }
}

const single = new Float64Array(1)
const one = [0]

/** What p in this group alone would add, who is now in `from`, -1 when in none of the block. */
function worthOf({ state, context, start }: BlockPrices, p: number, g: number, from: number): number {
  one[0] = g
  writeWorth(state, context, p, start, one, from, single, 0)
  return single[0]
}

function seatEveryone(prices: BlockPrices): void {
  const { state, block, start, seat, held, leavePrice } = prices
  const { facts, members, busy, groupsOf } = state
  const topic = facts.topicOf[block[0]]
  const attend = facts.attend[topic]
  const covered = facts.covers[topic][start]
  for (let p = 0; p < facts.people; p++) {
    let free = attend[start * facts.people + p] > 0 && !(facts.oneGroupOnly && groupsOf[p].length > 0)
    for (let i = 0; i < covered.length && free; i++) free = busy[p * facts.slots + covered[i]] === 0
    seat[p] = free ? FREE : BOUND
    held[p] = 0
  }
  for (let k = 0; k < block.length; k++) {
    const list = members[block[k]]
    for (let i = 0; i < list.length; i++) {
      const p = list[i]
      held[p] = worthOf(prices, p, block[k], block[k]) - leavePrice[k]
      seat[p] = isNeededHost(state, p, block[k]) ? BOUND : k
    }
  }
}

function removeGroup(prices: BlockPrices, old: number): void {
  if (prices.removed >= 0) seatEveryone(prices)
  const { state, context, block, start, seat, held, worth, joinPrice } = prices
  const list = state.members[old]
  prices.removed = old
  prices.seats = roomShares(state, block)?.[block.indexOf(old)] ?? Infinity
  prices.loss = chargeOf(prices, old, list.length)
  for (let i = 0; i < list.length; i++) {
    const p = list[i]
    writeWorth(state, context, p, start, block, old, worth, 0)
    let best = 0
    let own = 0
    for (let k = 0; k < block.length; k++) {
      if (block[k] === old) own = worth[k]
      else if (worth[k] - joinPrice[k] > best) best = worth[k] - joinPrice[k]
    }
    held[p] = best
    seat[p] = FREE
    prices.loss += best - own
  }
}

function gainOf(prices: BlockPrices, topic: number, spare: number, leaving: number): number {
  const { state, block, removed, seat, held, isLeaving } = prices
  const { facts, attends, members } = state
  const left = leaving < 0 ? null : members[leaving]
  if (left !== null) for (let i = 0; i < left.length; i++) isLeaving[left[i]] = 1
  const candidates = facts.candidates[topic]
  if (prices.gains.length < candidates.length) prices.gains = new Float64Array(candidates.length)
  const { gains } = prices
  let count = 0
  let forced = 0
  let sum = prices.loss
  for (let i = 0; i < candidates.length && sum > -Infinity; i++) {
    const p = candidates[i]
    const at = p * facts.topics + topic
    const isNeeded = facts.hostsMustCome && facts.host[at] === 1
    if (seat[p] === BOUND) {
      if (isNeeded) sum = -Infinity
      continue
    }
    const from = seat[p] >= 0 ? block[seat[p]] : state.groupsOf[p].includes(removed) ? removed : -1
    let gain = worthOf(prices, p, spare, from) - held[p]
    if (isLeaving[p] === 1 && attends[at] === 1) gain += facts.reward[at] + repeatCharge(facts, at)
    if (isNeeded) {
      sum += gain
      forced++
    } else if (gain > 0 || count < facts.minSize[topic]) gains[count++] = gain
  }
  if (left !== null) for (let i = 0; i < left.length; i++) isLeaving[left[i]] = 0
  return sum === -Infinity ? sum : sum + sumOfBest(prices, spare, count, forced)
}

/** Adds people from the greatest gain on: to the smallest size at any price, beyond while it pays. */
function sumOfBest(prices: BlockPrices, g: number, count: number, already: number): number {
  const { facts } = prices.state
  const topic = facts.topicOf[g]
  const low = facts.minSize[topic]
  const high = Math.min(facts.maxSize[topic], prices.seats)
  const sorted = prices.gains.subarray(0, count).sort()
  let size = already
  let sum = 0
  for (let i = count - 1; i >= 0 && size < high; i--, size++) {
    const gain = sorted[i] - (size >= low ? chargeOf(prices, g, size + 1) - chargeOf(prices, g, size) : 0)
    if (size >= low && gain <= 0) break
    sum += sorted[i]
  }
  return size < low ? -Infinity : sum - chargeOf(prices, g, size)
}
