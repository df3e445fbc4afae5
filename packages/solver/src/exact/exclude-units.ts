import type { Facts } from '../facts.ts'
import { type DualBound, payingForRooms, payingForTallies } from './close-gap.ts'
import { createValuer, type Valuer } from './columns.ts'
import type { Pricer } from './pricing.ts'
import { roomsWorth } from './pricing-table.ts'
import { forEachKind, type Session } from './session.ts'
import type { Tally } from './tallies.ts'

/** Sets of topics of one session that are looked at together; each takes a sixth of a millisecond. */
const MAX_COLUMNS = 40_000
/** Comparisons of columns after which nothing is said. */
const MAX_COMPARISONS = 200_000_000
/** The first look at a session's sets is for those that lose this much; then for twice as much. */
const FIRST_DEPTH = 0.125
/** Steps of the prices of people's limits for one choice of sets, and choices for which they are taken. */
const STEPS = 60
const MAX_CHOICES = 500
/** How far below the least value so far, in units, the first step aims, and what of it the next one does. */
const AIM = { first: 0.5, afterGain: 1.3, afterNone: 0.85 } as const
const SLACK = 1e-6

/** Sessions at the prices of a bound on their filled units. */
interface PricedUnits {
  readonly facts: Facts
  readonly alike: readonly number[]
  readonly sessions: readonly Session[]
  readonly pricers: readonly Pricer[]
  readonly dual: DualBound
  /** How many groups each topic has. */
  readonly there: Int32Array
  readonly tallies: readonly Tally[]
  /** The filled units less those wanted, with nobody placed. */
  readonly constant: number
}

/** A set of topics for one session and how many units it loses against the bound, everybody placed best. */
interface Column {
  readonly topics: readonly number[]
  /** What the topics cost at their prices. */
  readonly price: number
  readonly loss: number
}

/** Columns of a session that lose at most so much, the least loss first; null where they are too many. */
type Columns = (slot: number, depth: number) => readonly Column[] | null

/**
 * Tells whether no plan leaves as few units open: all its sets of topics would be near the bound, and no choice
 * of such sets is. False says nothing.
 */
export function createExcluder(priced: PricedUnits): (open: number) => boolean {
  const columns = columnsOf(priced)
  return (open) => isExcluded(priced, columns, open)
}

function isExcluded(priced: PricedUnits, columns: Columns, open: number): boolean {
  const { alike, dual } = priced
  const depth = dual.bound + open + SLACK
  const least = forEachKind(alike, (slot) => leastLoss(columns, slot, depth))
  const all = least.reduce((sum, one) => sum + one, 0)
  if (all > depth) return true
  const lists = forEachKind(alike, (slot) => columns(slot, depth - all + least[slot]))
  const complete = lists.flatMap((list) => (list === null ? [] : [list]))
  if (complete.length < lists.length) return false
  let choices = 0
  const isPossible = (topics: readonly (readonly number[])[]) =>
    ++choices > MAX_CHOICES || canFill(priced, topics, open)
  return !hasChoice({ priced, lists: complete, least, depth, isPossible })
}

function columnsOf({ facts, alike, sessions, pricers, dual }: PricedUnits): Columns {
  const { prices, worth } = dual
  const valuers = forEachKind(alike, (slot) =>
    valuerOf(payingForRooms(payingForTallies(sessions[slot], prices), prices), facts),
  )
  const known = forEachKind(alike, () => new Map<string, Column>())
  const columnOf = (slot: number, topics: readonly number[]): Column => {
    const key = topics.join()
    let column = known[slot].get(key)
    if (column === undefined) {
      const price = topics.reduce((sum, t) => sum + prices.topic[t], 0)
      const value = valuers[slot].atMost(topics).value + roomsWorth(sessions[slot], prices)
      column = { topics, price, loss: worth[slot] - value + price }
      known[slot].set(key, column)
    }
    return column
  }
  return (slot, depth) => {
    const sets = pricers[slot].setsWorth(prices, worth[slot] - depth, MAX_COLUMNS)
    if (sets === null) return null
    return sets
      .map((topics) => columnOf(slot, topics))
      .filter(({ loss }) => loss <= depth)
      .sort((a, b) => a.loss - b.loss)
  }
}

/** Of a session where each seat of somebody who wants any is worth a unit more. */
function valuerOf(session: Session, { people, wants }: Facts): Valuer {
  const worth = session.worth.map((one, at) => (wants[at % people] > 0 ? one + 1 : one))
  return createValuer({ ...session, worth }, people, 100 * (people + 1))
}

/** What every set of a session loses at least, as far as that is soon found. */
function leastLoss(columns: Columns, slot: number, most: number): number {
  for (
    let depth = Math.min(FIRST_DEPTH, most), before = 0;
    ;
    before = depth, depth = Math.min(2 * depth, most)
  ) {
    const [first] = columns(slot, depth) ?? [{ loss: before }]
    if (first !== undefined) return Math.max(0, first.loss)
    if (depth >= most) return most + SLACK
  }
}

interface Choices {
  readonly priced: PricedUnits
  readonly lists: readonly (readonly Column[])[]
  readonly least: readonly number[]
  readonly depth: number
  /** Whether such sets, one for each session, may leave as few units open. */
  isPossible(topics: readonly (readonly number[])[]): boolean
}

/** Whether one column of each list can be chosen within the depth, or there is too much to look at. */
function hasChoice({ priced: { there, dual }, lists, least, depth, isPossible }: Choices): boolean {
  const free = Int32Array.from(there)
  const { topic } = dual.prices
  let unused = there.reduce((sum, groups, t) => sum + groups * topic[t], 0)
  let comparisons = 0
  const chosen: (readonly number[])[] = []
  const choose = (slot: number, loss: number, later: number): boolean => {
    if (slot === lists.length) return loss + unused <= depth && isPossible(chosen)
    const rest = later - least[slot]
    for (const column of lists[slot]) {
      const sum = loss + column.loss
      if (sum + rest > depth) break
      if (++comparisons > MAX_COMPARISONS) return true
      for (const t of column.topics) free[t]--
      if (column.topics.every((t) => free[t] >= 0)) {
        unused -= column.price
        chosen.push(column.topics)
        const found = choose(slot + 1, sum, rest)
        chosen.pop()
        unused += column.price
        if (found) return true
      }
      for (const t of column.topics) free[t]++
    }
    return false
  }
  return choose(
    0,
    0,
    least.reduce((sum, one) => sum + one, 0),
  )
}

/**
 * Whether people can be placed in these sets so that so few units are open, as far as prices of their limits
 * show, which are found anew for the sets alone.
 */
function canFill(
  { facts, sessions, dual, tallies, constant }: PricedUnits,
  topics: readonly (readonly number[])[],
  open: number,
): boolean {
  const { people } = facts
  const tally = dual.prices.tally.slice()
  const prices = { ...dual.prices, tally }
  let least = Infinity
  let aim: number = AIM.first
  for (let step = 0; step < STEPS; step++) {
    let value = constant
    const more = new Float64Array(people)
    for (const { p, at } of tallies) {
      const { worth, touches } = at(tally[p])
      value += worth
      more[p] = -touches
    }
    for (const [slot, set] of topics.entries()) {
      const seated = valuerOf(payingForTallies(sessions[slot], prices), facts).exactly(set)
      if (seated === null) return false
      if (seated === 'tooHard') return true
      value += seated.value
      for (const [k, members] of seated.members.entries())
        for (const p of members) more[p] += sessions[slot].tally[set[k] * people + p]
    }
    const excess = value + open
    if (excess < -SLACK) return false
    let length = 0
    for (const { p } of tallies) if (more[p] < 0 || tally[p] > 0) length += more[p] ** 2
    if (length === 0) return true
    aim *= excess < least ? AIM.afterGain : AIM.afterNone
    least = Math.min(least, excess)
    const distance = excess - least + aim
    for (const { p, steepest } of tallies)
      tally[p] = Math.min(steepest, Math.max(0, tally[p] - (distance / length) * more[p]))
  }
  return true
}
