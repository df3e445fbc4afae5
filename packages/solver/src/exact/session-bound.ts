import type { GroupsProblem } from '../problem.ts'
import { closeGap, type DualBound } from './close-gap.ts'
import { type Decomposition, decompose, firstMultipliers } from './decomposition.ts'
import type { SessionBound } from './exact-plan.ts'
import { createAim, followSubgradient, pricesOf, STEP_RULES } from './lagrangian.ts'
import type { PricingResult } from './pricing.ts'
import { forEachKind } from './session.ts'

/**
 * Lagrangian relaxation: sessions choose their topics and members each for itself at prices for a topic, since it runs but
 * once, for seats, instead of what sizes cost, and for the units that all sessions together must fill. At any prices no plan is
 * worth more than all sessions and the prices paid; where two sessions want one topic its price rises. Tighter than fractions
 * of topics, whose parts run everywhere. Null where sessions do not stand for themselves or are too large.
 */
export function boundBySessions(problem: GroupsProblem, goal: 'medium' | 'soft'): SessionBound | null {
  const decomposition = decompose(problem, goal)
  return decomposition && createSessionBound(decomposition, goal)
}

function createSessionBound(decomposition: Decomposition, goal: 'medium' | 'soft'): SessionBound {
  const { facts, alike, pricers, wanted, company, constant } = decomposition
  const isSoft = goal === 'soft'
  const rule = STEP_RULES[goal]
  const multipliers = firstMultipliers(facts, goal)
  const aim = createAim(rule, constant)
  let level: number | null = null
  let last = { value: Infinity, unit: 0 }
  let dual: DualBound | null = null
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
      const value = boundOf(results, unit, unfilled)
      last = { value, unit }
      if (aim.observe(value))
        dual = {
          prices: pricesOf(multipliers, unit),
          bound: value - company,
          worth: results.map(({ atMost }) => atMost),
        }
      const filled = results.reduce((sum, { units }) => sum + units, 0)
      const excess = isPriced ? filled - (wanted - unfilled) : null
      followSubgradient(multipliers, results, { distance: aim.distance(value), excess, rule })
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
      return closing && { ...closing, bound: closing.bound + company }
    },
    isDone: () => isCut || aim.isSpent(),
  }
}
