import { mostCompany } from '../bounds/bound-model.ts'
import { sizePenalty } from '../constraints/optimal-group-size.ts'
import type { GroupsProblem } from '../problem.ts'
import { buildFacts } from '../search/build-facts.ts'
import { linearProblem } from '../search/core-problem.ts'
import { createState } from '../search/create-state.ts'
import type { Facts } from '../search/facts.ts'
import { softOf } from '../search/state.ts'
import * as term from '../search/terms.ts'
import { closeGap, type Standing } from './close-gap.ts'
import type { SessionBound } from './exact-plan.ts'
import { createPricer, type Offer } from './price-session.ts'
import { isSeparable } from './separable.ts'
import { firstAlike, forEachKind, readSession, type Session } from './session.ts'

/** Seats (people x topics x sessions) beyond which a step would take seconds. */
const MOST_SEATS = 20_000
/**
 * Choices looked at times people times topics that one session may take, a tenth of a second or so. Sessions that need more are
 * too large, or too tight: where groups are as small as five, models of fractions tell more.
 */
const MOST_WORK = 29_000_000
/** How far each kind of price follows what it stands for. */
const UNIT_STEP = 0.5
/** Steps without a gain after which prices are followed more closely. */
const PATIENCE = 6
/** How far seats' prices follow, and the part of the bound by which the first aim lies below it, by goal; found by trying. */
const SEAT_STEP = { medium: 0.0002, soft: 0.005 }
const FIRST_AIM = { medium: 0.01, soft: 0.05 }
/** Nothing is gained any more when the aim is this part of the bound below it. */
const LAST_AIM = 5e-5

/** Where only filled units count, each is worth a point and sizes cost nothing. */
function unitsOnly(session: Session): Session {
  return {
    ...session,
    worth: session.worth.map((worth) => (worth === -Infinity ? worth : 0)),
    price: session.price.map((prices) => prices.map(() => 0)),
  }
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

/** What one more member costs in a group as large as it takes to seat everybody. */
function usualSeatPrices({
  people,
  slots,
  topics,
  maxParallel,
  minSize,
  maxSize,
  weights,
}: Facts): Float64Array {
  const size = people / Math.max(1, Math.min(maxParallel, topics / slots))
  return Float64Array.from({ length: topics }, (_, t) => {
    const [low, high] = [minSize[t], maxSize[t]]
    const usual = Math.max(low, Math.min(high - 1, size))
    return -weights[term.GROUP_SIZE] * (sizePenalty(usual + 1, low, high) - sizePenalty(usual, low, high))
  })
}

/**
 * Bounds from sessions that choose their topics and members each for itself at prices: for a topic, since it runs but once,
 * for seats, instead of what sizes cost, and for the units that all sessions together must fill. At any prices no plan is
 * worth more than all sessions and the prices paid; where two sessions want one topic its price rises (Lagrangian relaxation,
 * subgradient steps towards an aim below the best bound so far). Tighter than fractions of topics, whose parts run everywhere.
 * Null where sessions do not stand for themselves or are too large.
 */
export function boundBySessions(problem: GroupsProblem, goal: 'medium' | 'soft'): SessionBound | null {
  // Large problems are refused before their facts are laid out.
  if (problem.people.length * problem.topics.length * problem.slots > MOST_SEATS) return null
  const facts = buildFacts(linearProblem(problem))
  if (!isSeparable(facts)) return null
  const { slots, people, topics, weights, wants } = facts
  const isSoft = goal === 'soft'
  const sessions = Array.from({ length: slots }, (_, slot) => {
    const session = readSession(facts, slot, isSoft ? -weights[term.ASSIGN_ALL] : 0)
    return isSoft ? session : unitsOnly(session)
  })
  const alike = firstAlike(sessions)
  const most = Math.min(facts.maxParallel, topics)
  const mostNodes = Math.ceil(MOST_WORK / (people * topics))
  const pricers = forEachKind(alike, (slot) =>
    createPricer(sessions[slot], { people, most, wants, mostNodes }),
  )
  const wanted = wants.reduce((sum, one) => sum + one, 0)
  const company = isSoft ? mostCompany(buildFacts(problem)) : 0
  const constant = isSoft ? softOf(createState(facts)) + company : -wanted
  const topic = new Float64Array(topics)
  const seat = isSoft ? usualSeatPrices(facts) : new Float64Array(topics)
  const seatStep = SEAT_STEP[goal]
  let unit = isSoft ? meanReward(facts) : 1
  let least = Infinity
  let level: number | null = null
  let last = Infinity
  let paidLast = 0
  let standing: Standing | null = null
  let aim = FIRST_AIM[goal]
  let idle = 0
  let isCut = false

  /** Prices follow the subgradient as far as it takes to reach the aim if it is there. */
  function follow(offers: readonly Offer[], value: number, open: number | null): void {
    const wantedOf = new Float64Array(topics).fill(-1)
    const spare = new Float64Array(topics)
    let filled = 0
    for (const offer of offers) {
      filled += offer.units
      for (const [k, t] of offer.topics.entries()) {
        wantedOf[t]++
        spare[t] += offer.sizes[k] - offer.members[k]
      }
    }
    const tooMany = isSoft && open !== null ? filled - (wanted - open) : 0
    let length = UNIT_STEP * tooMany ** 2
    for (let t = 0; t < topics; t++) {
      if (wantedOf[t] < 0 && topic[t] === 0) wantedOf[t] = 0
      length += wantedOf[t] ** 2 + seatStep * spare[t] ** 2
    }
    if (length === 0) return
    const far = (value - (least - aim * Math.abs(least - constant))) / length
    for (let t = 0; t < topics; t++) {
      topic[t] = Math.max(0, topic[t] + far * wantedOf[t])
      seat[t] -= far * seatStep * spare[t]
    }
    if (isSoft && open !== null) unit = Math.max(0, unit - far * UNIT_STEP * tooMany)
  }

  return {
    step(unfilled) {
      if (unfilled !== level) {
        least = Infinity
        standing = null
        aim = FIRST_AIM[goal]
        level = unfilled
      }
      const paid = isSoft && unfilled === null ? 0 : unit
      const offers = forEachKind(alike, (slot) => pricers[slot].ask({ topic, seat, unit: paid }))
      isCut ||= offers.some((offer) => offer.isCut)
      let value = constant
      for (const one of topic) value += one
      for (const { atMost } of offers) value += atMost
      if (isSoft && unfilled !== null) value -= paid * (wanted - unfilled)
      last = value
      paidLast = paid
      if (value < least - 0.1 * aim * Math.abs(least - constant)) idle = 0
      else if (++idle > PATIENCE) {
        aim *= 0.7
        idle = 0
      }
      if (value < least) {
        least = value
        const prices = { topic: topic.slice(), seat: seat.slice(), unit: paid }
        standing = { prices, bound: value - company, worth: offers.map(({ atMost }) => atMost) }
      }
      follow(offers, value, unfilled)
      return value
    },
    at: (unfilled) => last + (level === null ? 0 : paidLast * (unfilled - level)),
    close() {
      if (standing === null || !isSoft) return null
      const closing = closeGap(facts, { alike, pricers }, standing, level)
      return closing && { ...closing, bound: closing.bound + company }
    },
    isDone: () => isCut || aim < LAST_AIM,
  }
}
