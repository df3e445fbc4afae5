import { openUnitCharge } from '../constraints/unfilled.ts'
import type { Facts } from '../facts.ts'
import { createValuer, type Seated, type Valuer } from './columns.ts'
import type { Closing, ExactPlan } from './exact-plan.ts'
import { type Choice, planOfSeatings } from './plan-of-seatings.ts'
import type { Pricer } from './pricing.ts'
import { type Prices, roomCharge, roomsWorth } from './pricing-table.ts'
import { forEachKind, readSession, type Session, softRange } from './session.ts'

/** Comparisons of columns that one try may take. */
const MAX_COMPARISONS = 40_000_000
/** The first try looks at what loses this part of the bound; later ones at half or twice as much. */
const FIRST_DEPTH = 0.03
const MAX_TRIES = 7

interface Gap {
  readonly facts: Facts
  readonly alike: readonly number[]
  readonly columns: NearColumns
  readonly dual: DualBound
  /** Units that may stay open; null: any number. */
  readonly level: number | null
  /** What all topics cost together: one that runs nowhere was paid for all the same. */
  readonly allTopics: number
  readonly unfilledPrice: number
}

/**
 * Plans near a bound consist of sets of topics near it. These are few, and all their combinations are tried.
 * The best one found is the best plan as soon as it loses no more than the sets that were tried.
 */
export function closeGap(
  facts: Facts,
  { alike, pricers }: { readonly alike: readonly number[]; readonly pricers: readonly Pricer[] },
  dual: DualBound,
  level: number | null,
): Closing | null {
  if (facts.topics > MAX_TOPICS_OF_BITS) return null
  const gap: Gap = {
    facts,
    alike,
    columns: createNearColumns(facts, { alike, pricers }, dual),
    dual,
    level,
    allTopics: dual.prices.topic.reduce((sum, one) => sum + one, 0),
    unfilledPrice: 2 * softRange(facts, dual.prices.tally),
  }
  let best: Closing | null = null
  let depth = FIRST_DEPTH * Math.abs(dual.bound)
  let isTooDeep = false
  for (let tried = 0; tried < MAX_TRIES; tried++) {
    const closing = tryDepth(gap, depth)
    if (closing === null) {
      if (best !== null) break
      isTooDeep = true
      depth /= 2
      continue
    }
    best = closing
    if (isTooDeep || isClosed(closing, level)) break
    depth *= 2
  }
  return best
}

/** Whether a greater depth could not improve the bound of this level. */
function isClosed({ plan, bound }: Closing, level: number | null): boolean {
  return plan !== null && (plan.soft >= bound || (level !== null && plan.unfilled < level))
}

/** Null when the sets that lose at most `depth` are too many to be tried. */
function tryDepth(gap: Gap, depth: number): Closing | null {
  const { alike, columns, dual, level } = gap
  const found = forEachKind(alike, (slot) => columns(slot, depth))
  const lists = found.flatMap((list) => (list === null ? [] : [list]))
  if (lists.length < found.length) return null
  const combination: Combination = { gap, lists, chosen: [], best: null, maxLoss: depth, comparisons: 0 }
  if (!combine(combination, 0, 0, 0)) return null
  const plan = combination.best
  const { bound } = dual
  // Fewer units can be open: then not every placement at this level was looked at.
  if (plan !== null && level !== null && plan.unfilled < level) return { plan, bound }
  return { plan, bound: Math.max(bound - depth, plan === null ? -Infinity : Math.min(bound, plan.soft)) }
}

/** The search over one column for each session. */
interface Combination {
  readonly gap: Gap
  readonly lists: readonly (readonly NearColumn[])[]
  readonly chosen: NearColumn[]
  best: ExactPlan | null
  /** Combinations that lose more are of no interest. */
  maxLoss: number
  comparisons: number
}

/** False when the combinations are too many. */
function combine(state: Combination, loss: number, low: number, high: number): boolean {
  const { chosen, lists } = state
  if (chosen.length === lists.length) return take(state, loss)
  for (const one of lists[chosen.length]) {
    if (loss + one.loss > state.maxLoss) break
    if (++state.comparisons > MAX_COMPARISONS) return false
    if ((one.low & low) !== 0 || (one.high & high) !== 0) continue
    chosen.push(one)
    const isComplete = combine(state, loss + one.loss, low | one.low, high | one.high)
    chosen.pop()
    if (!isComplete) return false
  }
  return true
}

/** False when somebody cannot be placed as well as can be. */
function take(state: Combination, loss: number): boolean {
  const { facts, dual, level, allTopics, unfilledPrice } = state.gap
  const unused = allTopics - state.chosen.reduce((sum, one) => sum + one.price, 0)
  if (loss + unused > state.maxLoss) return true
  const choices: Choice[] = []
  for (const { topics, seating } of state.chosen) {
    const seated = seating()
    if (seated === 'tooHard') return false
    if (seated === null) return true
    choices.push({ topics, seating: seated })
  }
  const plan = planOfSeatings(facts, choices, unfilledPrice)
  if (level !== null && plan.unfilled > level) return true
  if (state.best !== null && !isBetter(plan, state.best, level)) return true
  state.best = plan
  if (level === null || plan.unfilled === level)
    state.maxLoss = Math.min(state.maxLoss, dual.bound - plan.soft)
  return true
}

function isBetter(plan: ExactPlan, than: ExactPlan, level: number | null): boolean {
  if (level !== null && plan.unfilled !== than.unfilled) return plan.unfilled < than.unfilled
  return plan.soft > than.soft
}

/** Prices at which a bound holds, and what each session is worth at them at most. */
export interface DualBound {
  readonly prices: Prices
  /** No plan with so few units open has a greater soft score. */
  readonly bound: number
  readonly worth: readonly number[]
}

/** A set of topics for one session and what a plan with it loses against the bound. */
interface NearColumn {
  readonly topics: readonly number[]
  /** What the topics cost at their prices. */
  readonly price: number
  /** The topics as bits: the first thirty, and the others. */
  readonly low: number
  readonly high: number
  readonly loss: number
  /** Everybody placed best; found on its first use. */
  seating: () => Seated
}

/** Topics that the two numbers of bits of a column can distinguish. */
const MAX_TOPICS_OF_BITS = 60
/** Sets of topics for one session that are looked at together. */
const MAX_COLUMNS = 1500

/** Columns of a session that lose at most `depth` against the bound, the least loss first; null: too many. */
type NearColumns = (slot: number, depth: number) => NearColumn[] | null

function createNearColumns(
  facts: Facts,
  { alike, pricers }: { readonly alike: readonly number[]; readonly pricers: readonly Pricer[] },
  { prices, worth }: DualBound,
): NearColumns {
  const range = softRange(facts, prices.tally)
  const priced = (session: Session) => payingForRooms(payingForTallies(session, prices), prices)
  const atPrices = valuersAt(facts, alike, { price: prices.unit, range, priced })
  const exact = valuersAt(facts, alike, {
    price: 2 * range * openUnitCharge(facts).medium,
    range,
    priced: (session) => payingForTallies(session, prices),
  })
  const columnOf = (slot: number, topics: readonly number[]): NearColumn => {
    const price = topics.reduce((sum, t) => sum + prices.topic[t], 0)
    let seating: Seated | undefined
    const value = atPrices[slot].valuer.atMost(topics).value + roomsWorth(atPrices[slot].session, prices)
    return {
      topics,
      price,
      low: bitsOf(topics, 0),
      high: bitsOf(topics, 30),
      loss: worth[slot] - (value - price),
      seating() {
        if (seating === undefined) seating = exact[slot].valuer.exactly(topics)
        return seating
      },
    }
  }
  return (slot, depth) => {
    const sets = pricers[slot].setsWorth(prices, worth[slot] - depth, MAX_COLUMNS)
    if (sets === null) return null
    const columns = sets.map((set) => columnOf(slot, set)).filter(({ loss }) => loss <= depth)
    return columns.sort((a, b) => a.loss - b.loss)
  }
}

function bitsOf(topics: readonly number[], from: number): number {
  return topics.reduce((sum, t) => (t >= from && t < from + 30 ? sum | (1 << (t - from)) : sum), 0)
}

function valuersAt(
  facts: Facts,
  alike: readonly number[],
  {
    price,
    range,
    priced,
  }: {
    /** Of an open unit. */
    readonly price: number
    /** More than soft scores can be apart. */
    readonly range: number
    readonly priced: (session: Session) => Session
  },
): { session: Session; valuer: Valuer }[] {
  const unit = price + openUnitCharge(facts).soft
  const breach = 100 * (range + unit)
  return forEachKind(alike, (slot) => {
    const session = priced(readSession(facts, slot, unit))
    return { session, valuer: createValuer(session, facts.people, breach) }
  })
}

/** The session with what its groups pay for rooms among what their sizes cost. */
export function payingForRooms(session: Session, prices: Prices): Session {
  const { price, minSize, rooms } = session
  if (rooms.length === 0) return session
  return {
    ...session,
    price: price.map((list, t) => list.map((one, k) => one + roomCharge(session, prices, minSize[t] + k))),
  }
}

/** The session with what is paid for the sums of each person among what they are worth. */
export function payingForTallies(session: Session, prices: Prices): Session {
  const { worth, tally } = session
  const people = prices.tally.length
  return { ...session, worth: worth.map((one, at) => one + prices.tally[at % people] * tally[at]) }
}
