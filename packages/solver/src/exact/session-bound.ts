import { createAim } from '../bounds/aim.ts'
import type { PriceBound } from '../bounds/price-bound.ts'
import { isRefusedBy } from '../constraints/constraints.ts'
import { companyLimit } from '../constraints/contact-preferences.ts'
import { openUnitCharge } from '../constraints/unfilled.ts'
import type { Facts } from '../facts.ts'
import type { GroupsProblem } from '../problem.ts'
import { buildFacts } from '../search/build-facts.ts'
import { createState } from '../search/plan-state.ts'
import { softOf } from '../state.ts'
import { closeGap, type DualBound } from './close-gap.ts'
import type { SessionBound } from './exact-plan.ts'
import { createExcluder } from './exclude-units.ts'
import { firstMultipliers, multipliersOf } from './first-multipliers.ts'
import { followSubgradient, type Multipliers, pricesOf, STEP_RULES } from './lagrangian.ts'
import { createPricer, type Pricer, type PricingResult } from './pricing.ts'
import { countedProblem, hasSingleSlots, isSeparable } from './separable.ts'
import { firstAlike, forEachKind, readSession, type Session } from './session.ts'
import { fairnessTallies, isTallied, type Tally, unitTallies } from './tallies.ts'

/**
 * Lagrangian relaxation: each session chooses topics and members at prices for topics (each runs once), for
 * seats instead of sizes, for required units, and for what people get and may have in all. No plan is
 * worth more than all sessions and the prices paid. Tighter than fractional topics. Null where sessions are not
 * separable or too large.
 */
export function boundBySessions(problem: GroupsProblem, goal: 'medium' | 'soft'): SessionBound | null {
  if (goal === 'medium') return boundUnitsBySessions(problem, null)
  const decomposition = isSmall(problem) ? decompose(problem) : null
  return decomposition && createSessionBound(decomposition, goal, firstMultipliers(decomposition.facts, goal))
}

/**
 * The same for filled units alone, also where topics have several groups and people want or may have less than
 * they have time for. Begins where a bound by topics has ended, if given. Null where groups take more than one
 * slot, somebody is pinned, or sessions are too large.
 */
export function boundUnitsBySessions(problem: GroupsProblem, from: PriceBound | null): SessionBound | null {
  const decomposition = isSmall(problem) ? decomposeUnits(problem) : null
  if (decomposition === null) return null
  const { facts } = decomposition
  const multipliers = from === null ? firstMultipliers(facts, 'medium') : multipliersOf(facts, from)
  return createSessionBound(decomposition, 'medium', multipliers)
}

function createSessionBound(
  decomposition: Decomposition,
  goal: 'medium' | 'soft',
  multipliers: Multipliers,
): SessionBound {
  const { facts, alike, pricers, there, wanted, company, tallies, constant } = decomposition
  const isSoft = goal === 'soft'
  const rule = STEP_RULES[goal]
  const aim = createAim(rule, constant)
  let level: number | null = null
  let last = { value: Infinity, unit: 0 }
  let dual: DualBound | null = null
  /** What sessions do not know at the prices of `dual`: company, and tallies beside what is paid for them. */
  let beside = 0
  let excluder: ReturnType<typeof createExcluder> | null = null
  let isCut = false

  function boundOf(results: readonly PricingResult[], unit: number, unfilled: number | null): number {
    let value = constant
    for (const [t, price] of multipliers.topic.entries()) value += price * there[t]
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
      const tallied = tallies.reduce((sum, { p, at }) => sum + at(multipliers.tally[p]).worth, 0)
      const value = boundOf(results, unit, unfilled) + tallied
      last = { value, unit }
      if (aim.observe(value)) {
        excluder = null
        beside = company + tallied
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
        there,
        tallies,
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
    excludes(open) {
      if (isSoft || dual === null) return false
      excluder ??= createExcluder({ ...decomposition, dual: { ...dual, bound: dual.bound + beside } })
      return excluder(open)
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
  readonly sessions: readonly Session[]
  readonly pricers: readonly Pricer[]
  /** How many groups each topic has. */
  readonly there: Int32Array
  /** Units that people want in all. */
  readonly wanted: number
  /** What wished company adds to the goal at most: sessions know nothing of it. */
  readonly company: number
  readonly tallies: readonly Tally[]
  /** The goal's value with nobody placed, company granted in full, but for fairness. */
  readonly constant: number
}

/** Large problems are refused before their facts are laid out. */
function isSmall({ people, topics, slots }: GroupsProblem): boolean {
  return people.length * topics.length * slots <= MAX_SEATS
}

/** Null where sessions do not stand for themselves. */
function decompose(problem: GroupsProblem): Decomposition | null {
  const counted = countedProblem(problem, 'sessionBound')
  const facts = counted && buildFacts(counted)
  if (facts === null || !isSeparable(facts)) return null
  const whole = buildFacts(problem)
  const company = companyLimit(whole)
  return {
    ...cut(facts, (slot) => readSession(facts, slot, openUnitCharge(facts).soft)),
    company,
    tallies: fairnessTallies(whole),
    constant: softOf(createState(facts)) + company,
  }
}

/** Null where groups take more than one slot. */
function decomposeUnits(problem: GroupsProblem): Decomposition | null {
  if (isRefusedBy('sessionUnits', problem)) return null
  const facts = buildFacts(problem)
  if (!hasSingleSlots(facts)) return null
  const sessions = cut(facts, (slot) => unitsOnly(readSession(facts, slot, 0), facts))
  return { ...sessions, company: 0, tallies: unitTallies(facts), constant: -sessions.wanted }
}

function cut(
  facts: Facts,
  sessionAt: (slot: number) => Session,
): Pick<Decomposition, 'facts' | 'alike' | 'sessions' | 'pricers' | 'there' | 'wanted'> {
  const { slots, people, topics, wants } = facts
  const sessions = Array.from({ length: slots }, (_, slot) => sessionAt(slot))
  const alike = firstAlike(sessions)
  const maxNodes = Math.ceil(MAX_WORK / (people * topics))
  const pricerOf = (session: Session) =>
    createPricer(session, { wants, maxNodes, maxTopics: Math.min(session.most, session.topics.length) })
  return {
    facts,
    alike,
    sessions,
    pricers: forEachKind(alike, (slot) => pricerOf(sessions[slot])),
    there: Int32Array.from({ length: topics }, (_, t) => facts.firstGroup[t + 1] - facts.firstGroup[t]),
    wanted: wants.reduce((sum, one) => sum + one, 0),
  }
}

/** Where only filled units count, each is worth a point and sizes cost nothing. */
function unitsOnly(session: Session, facts: Facts): Session {
  const { people } = facts
  return {
    ...session,
    tally: session.tally.map((_, at) => (isTallied(facts, at % people, Math.floor(at / people)) ? -1 : 0)),
    worth: session.worth.map((worth) => (worth === -Infinity ? worth : 0)),
    price: session.price.map((prices) => prices.map(() => 0)),
  }
}
