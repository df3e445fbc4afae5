import { openUnitCharge } from '../constraints/unfilled.ts'
import type { Facts } from '../search/facts.ts'
import { createValuer, type Seated, type Valuer } from './columns.ts'
import type { Pricer } from './pricing.ts'
import { type Prices, roomCharge, roomsWorth } from './pricing-table.ts'
import { forEachKind, readSession, type Session, softRange } from './session.ts'

/** Prices at which a bound holds, and what each session is worth at them at most. */
export interface DualBound {
  readonly prices: Prices
  /** No plan with so few units open has a greater soft score. */
  readonly bound: number
  readonly worth: readonly number[]
}

/** A set of topics for one session and what a plan with it loses against the bound. */
export interface NearColumn {
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
export const MAX_TOPICS_OF_BITS = 60
/** Sets of topics for one session that are looked at together. */
const MAX_COLUMNS = 1500

/** Lists the columns of a session that lose at most `depth` against the bound, the least loss first; null: too many. */
export type NearColumns = (slot: number, depth: number) => NearColumn[] | null

export function createNearColumns(
  facts: Facts,
  { alike, pricers }: { readonly alike: readonly number[]; readonly pricers: readonly Pricer[] },
  { prices, worth }: DualBound,
): NearColumns {
  const range = softRange(facts)
  const atPrices = valuersAt(facts, alike, prices.unit, (session) => payingForRooms(session, prices))
  const exact = valuersAt(facts, alike, 2 * range * openUnitCharge(facts).medium, (session) => session)
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
  price: number,
  priced: (session: Session) => Session,
): { session: Session; valuer: Valuer }[] {
  const unit = price + openUnitCharge(facts).soft
  const breach = 100 * (softRange(facts) + unit)
  return forEachKind(alike, (slot) => {
    const session = priced(readSession(facts, slot, unit))
    return { session, valuer: createValuer(session, facts.people, breach) }
  })
}

/** The session with what its groups pay for rooms among what their sizes cost. */
function payingForRooms(session: Session, prices: Prices): Session {
  const { price, minSize, rooms } = session
  if (rooms.length === 0) return session
  return {
    ...session,
    price: price.map((list, t) => list.map((one, k) => one + roomCharge(session, prices, minSize[t] + k))),
  }
}
