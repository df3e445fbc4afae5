import { createAim } from '../bounds/aim.ts'
import { meanReward } from '../bounds/prices.ts'
import { companyLimit } from '../constraints/contact-preferences.ts'
import { fairnessTangent, steepestShare, unfairnessCharge } from '../constraints/fairness.ts'
import { sizeCharge } from '../constraints/optimal-group-size.ts'
import { openUnitCharge } from '../constraints/unfilled.ts'
import type { Facts } from '../facts.ts'
import type { GroupsProblem } from '../problem.ts'
import { buildFacts } from '../search/build-facts.ts'
import { createState } from '../search/plan-state.ts'
import { softOf } from '../state.ts'
import { closeGap, type DualBound } from './close-gap.ts'
import type { SessionBound } from './exact-plan.ts'
import { followSubgradient, type Multipliers, pricesOf, STEP_RULES } from './lagrangian.ts'
import { createPricer, type Pricer, type PricingResult } from './pricing.ts'
import { countedProblem, isSeparable } from './separable.ts'
import { firstAlike, forEachKind, readSession, type Session } from './session.ts'

/**
 * Lagrangian relaxation: each session chooses topics and members at prices for topics (each runs once), for
 * seats instead of sizes, for required units, and for value that people get (tangents of fairness). No plan is
 * worth more than all sessions and the prices paid. Tighter than fractional topics. Null where sessions are not
 * separable or too large.
 */
export function boundBySessions(problem: GroupsProblem, goal: 'medium' | 'soft'): SessionBound | null {
  const decomposition = decompose(problem, goal)
  return decomposition && createSessionBound(decomposition, goal)
}

function createSessionBound(decomposition: Decomposition, goal: 'medium' | 'soft'): SessionBound {
  const { facts, alike, pricers, wanted, company, fairness, constant } = decomposition
  const isSoft = goal === 'soft'
  const rule = STEP_RULES[goal]
  const multipliers = firstMultipliers(facts, goal)
  const aim = createAim(rule, constant)
  let level: number | null = null
  const people = fairness > 0 ? Array.from(facts.ideal.keys()).filter((p) => facts.ideal[p] > 0) : []
  let last = { value: Infinity, unit: 0 }
  let dual: DualBound | null = null
  /** What sessions do not know at the prices of `dual`: company, and the tangents without value. */
  let beside = 0
  let isCut = false

  function boundOf(results: readonly PricingResult[], unit: number, unfilled: number | null): number {
    let value = constant
    for (const one of multipliers.topic) value += one
    for (const { atMost } of results) value += atMost
    return isSoft && unfilled !== null ? value - unit * (wanted - unfilled) : value
  }

  return {
    step(unfilled) {
      if (unfilled !== level) {
        aim.restart()
        dual = null
        level = unfilled
      }
      const isPriced = isSoft && unfilled !== null
      const unit = isSoft && unfilled === null ? 0 : multipliers.unit
      const prices = { ...multipliers, unit }
      const results = forEachKind(alike, (slot) => pricers[slot].price(prices))
      isCut ||= results.some((result) => result.isCut)
      const tangents = people.map((p) => ({
        p,
        steepest: steepestShare(facts.ideal[p], fairness),
        ...fairnessTangent(facts.ideal[p], fairness, multipliers.share[p]),
      }))
      const unfairness = tangents.reduce((sum, { worth }) => sum + worth, 0)
      const value = boundOf(results, unit, unfilled) + unfairness
      last = { value, unit }
      if (aim.observe(value)) {
        beside = company + unfairness
        dual = {
          prices: pricesOf(multipliers, unit),
          bound: value - beside,
          worth: results.map(({ atMost }) => atMost),
        }
      }
      const filled = results.reduce((sum, { units }) => sum + units, 0)
      const excess = isPriced ? filled - (wanted - unfilled) : null
      followSubgradient(multipliers, results, {
        distance: aim.distance(value),
        excess,
        tangents,
        rule,
      })
      return value
    },
    at: (unfilled) => last.value + (level === null ? 0 : last.unit * (unfilled - level)),
    close() {
      if (dual === null || !isSoft) return null
      if (level === null && facts.medium.end > 0)
        throw new Error(
          'Units must be filled, so plans near a bound can be looked at for a number of open units only. Maybe step(null) was meant to name a number?',
        )
      const closing = closeGap(facts, { alike, pricers }, dual, level)
      if (closing === null) return null
      const { plan, bound } = closing
      return { plan: plan && { ...plan, soft: plan.soft + beside - company }, bound: bound + beside }
    },
    isDone: () => isCut || aim.isSpent(),
  }
}

/** Seats (people x topics x sessions) beyond which a step would take seconds. */
const MAX_SEATS = 20_000
/**
 * Sets of topics times people times topics for one session, about a tenth of a second. Beyond it sessions are
 * too large, or groups so small that linear programs bound them better.
 */
const MAX_WORK = 29_000_000

/** A problem cut into sessions that share topics and units alone. */
interface Decomposition {
  readonly facts: Facts
  /** For each session the first one that is worth the same. */
  readonly alike: readonly number[]
  readonly pricers: readonly Pricer[]
  /** Units that people want in all. */
  readonly wanted: number
  /** What wished company adds to the goal at most: sessions know nothing of it. */
  readonly company: number
  /** What a gap of all that somebody could get costs; 0 where only units count. */
  readonly fairness: number
  /** The goal's value with nobody placed, company granted in full, but for fairness. */
  readonly constant: number
}

/** Null where sessions do not stand for themselves or are too large. */
function decompose(problem: GroupsProblem, goal: 'medium' | 'soft'): Decomposition | null {
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
  const fairness = isSoft ? unfairnessCharge(buildFacts(problem)) : 0
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
    fairness,
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
function firstMultipliers(facts: Facts, goal: 'medium' | 'soft'): Multipliers {
  const none = new Float64Array(facts.topics)
  const levels = facts.rooms?.sizes.length ?? 0
  const room = Array.from({ length: facts.slots }, () => new Float64Array(levels))
  const share = new Float64Array(facts.people)
  return goal === 'soft'
    ? { topic: none, seat: usualSeatPrices(facts), room, share, unit: meanReward(facts) }
    : { topic: none, seat: none.slice(), room, share, unit: 1 }
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
