import { companyLimit } from '../bounds/company-limit.ts'
import { sizeCharge } from '../constraints/optimal-group-size.ts'
import { openUnitCharge } from '../constraints/unfilled.ts'
import type { GroupsProblem } from '../problem.ts'
import { buildFacts } from '../search/build-facts.ts'
import { createState } from '../search/create-state.ts'
import type { Facts } from '../search/facts.ts'
import { softOf } from '../search/state.ts'
import { countedProblem } from './counted-problem.ts'
import type { Multipliers } from './lagrangian.ts'
import { createPricer, type Pricer } from './pricing.ts'
import { isSeparable } from './separable.ts'
import { firstAlike, forEachKind, readSession, type Session } from './session.ts'

/** Seats (people x topics x sessions) beyond which a step would take seconds. */
const MAX_SEATS = 20_000
/**
 * Sets of topics looked at times people times topics that one session may take, a tenth of a second or so. Sessions that need
 * more are too large, or too tight: where groups are as small as five, linear programs bound them better.
 */
const MAX_WORK = 29_000_000

/** A problem cut into sessions that share topics and units alone. */
export interface Decomposition {
  readonly facts: Facts
  /** For each session the first one that is worth the same. */
  readonly alike: readonly number[]
  readonly pricers: readonly Pricer[]
  /** Units that people want in all. */
  readonly wanted: number
  /** What wished company adds to the goal at most: sessions know nothing of it. */
  readonly company: number
  /** The goal's value with nobody placed, company granted in full. */
  readonly constant: number
}

/** Null where sessions do not stand for themselves or are too large. */
export function decompose(problem: GroupsProblem, goal: 'medium' | 'soft'): Decomposition | null {
  // Large problems are refused before their facts are laid out.
  if (problem.people.length * problem.topics.length * problem.slots > MAX_SEATS) return null
  const counted = countedProblem(problem, 'sessionBound')
  if (counted === null) return null
  const facts = buildFacts(counted)
  if (!isSeparable(facts)) return null
  const { slots, people, topics, wants } = facts
  const isSoft = goal === 'soft'
  const sessions = Array.from({ length: slots }, (_, slot) => {
    const session = readSession(facts, slot, isSoft ? openUnitCharge(facts).soft : 0)
    return isSoft ? session : unitsOnly(session)
  })
  const alike = firstAlike(sessions)
  const maxNodes = Math.ceil(MAX_WORK / (people * topics))
  const wanted = wants.reduce((sum, one) => sum + one, 0)
  const company = isSoft ? companyLimit(buildFacts(problem)) : 0
  return {
    facts,
    alike,
    pricers: forEachKind(alike, (slot) =>
      createPricer(sessions[slot], {
        wants,
        maxNodes,
        maxTopics: Math.min(sessions[slot].most, topics),
      }),
    ),
    wanted,
    company,
    constant: isSoft ? softOf(createState(facts)) + company : -wanted,
  }
}

/** Where only filled units count, each is worth a point and sizes cost nothing. */
function unitsOnly(session: Session): Session {
  return {
    ...session,
    worth: session.worth.map((worth) => (worth === -Infinity ? worth : 0)),
    price: session.price.map((prices) => prices.map(() => 0)),
  }
}

/** Multipliers to begin with: topics are free, seats and units cost what they usually do. */
export function firstMultipliers(facts: Facts, goal: 'medium' | 'soft'): Multipliers {
  const none = new Float64Array(facts.topics)
  const levels = facts.rooms?.sizes.length ?? 0
  const room = Array.from({ length: facts.slots }, () => new Float64Array(levels))
  return goal === 'soft'
    ? { topic: none, seat: usualSeatPrices(facts), room, unit: meanReward(facts) }
    : { topic: none, seat: none.slice(), room, unit: 1 }
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
function usualSeatPrices(facts: Facts): Float64Array {
  const { people, slots, topics, maxParallel, minSize, maxSize } = facts
  const size = people / Math.max(1, Math.min(maxParallel, topics / slots))
  return Float64Array.from({ length: topics }, (_, t) => {
    const usual = Math.max(minSize[t], Math.min(maxSize[t] - 1, size))
    return sizeCharge(facts, t, usual + 1) - sizeCharge(facts, t, usual)
  })
}
