import type { AimRule } from '../bounds/aim.ts'
import type { PricingResult } from './pricing.ts'
import type { Prices } from './pricing-table.ts'
import type { Tally } from './tallies.ts'

/** Lagrangian multipliers of what sessions share, as they change from step to step. */
export interface Multipliers {
  readonly topic: Float64Array
  readonly seat: Float64Array
  /** By session. */
  readonly room: readonly Float64Array[]
  readonly tally: Float64Array
  unit: number
}

/** How multipliers follow the subgradient; found by trying. */
interface StepRule extends AimRule {
  /** How far the price of a unit, of a seat, of a room and of a tally follows, compared with that of a topic. */
  readonly unitStep: number
  readonly seatStep: number
  readonly roomStep: number
  readonly tallyStep: number
}

const OF_BOTH = {
  unitStep: 0.5,
  roomStep: 0.3,
  patience: 6,
  shrink: 0.7,
  gain: 0.1,
} as const

export const STEP_RULES = {
  medium: { ...OF_BOTH, lastAim: 5e-4, seatStep: 0.0002, tallyStep: 0.1, firstAim: 0.01 },
  soft: { ...OF_BOTH, lastAim: 5e-5, seatStep: 0.005, tallyStep: 0.002, firstAim: 0.05 },
} as const satisfies Record<'medium' | 'soft', StepRule>

interface StepOptions {
  readonly distance: number
  readonly excess: number | null
  /** How many groups each topic has. */
  readonly there: Int32Array
  readonly tallies: readonly Tally[]
  readonly rule: StepRule
}

/**
 * One subgradient step towards the aim. The price of a topic follows the sessions too many that want it, of
 * its seats the distance of members from the best size, of rooms the groups too many above a size, of units
 * `excess`: units filled beyond those required (null: not priced), of each tally the sum beyond the one at which
 * nothing is gained.
 */
export function followSubgradient(
  multipliers: Multipliers,
  results: readonly PricingResult[],
  { distance, excess, there, tallies, rule }: StepOptions,
): void {
  const { topic, seat, room, tally, unit } = multipliers
  const { unitStep, seatStep, roomStep, tallyStep } = rule
  const demand = Float64Array.from(there, (groups) => -groups)
  const spare = new Float64Array(topic.length)
  for (const { topics, sizes, members } of results)
    for (const [k, t] of topics.entries()) {
      demand[t]++
      spare[t] += sizes[k] - members[k]
    }
  let length = unitStep * (excess ?? 0) ** 2
  for (let t = 0; t < topic.length; t++) {
    if (demand[t] < 0 && topic[t] === 0) demand[t] = 0
    length += demand[t] ** 2 + seatStep * spare[t] ** 2
  }
  for (const [slot, { crowd }] of results.entries())
    for (const [k, excess] of crowd.entries())
      if (excess > 0 || room[slot][k] > 0) length += roomStep * excess ** 2
  const gained = tallies.map(({ p, at }) => {
    const more = results.reduce((sum, one) => sum + one.tally[p], -at(tally[p]).touches)
    return more > 0 && tally[p] === 0 ? 0 : more
  })
  for (const more of gained) length += tallyStep * more ** 2
  if (length === 0) return
  const far = distance / length
  for (let t = 0; t < topic.length; t++) {
    topic[t] = Math.max(0, topic[t] + far * demand[t])
    seat[t] -= far * seatStep * spare[t]
  }
  for (const [slot, { crowd }] of results.entries())
    for (const [k, excess] of crowd.entries())
      room[slot][k] = Math.max(0, room[slot][k] + far * roomStep * excess)
  for (const [k, { p, steepest }] of tallies.entries())
    tally[p] = Math.min(steepest, Math.max(0, tally[p] - far * tallyStep * gained[k]))
  if (excess !== null) multipliers.unit = Math.max(0, unit - far * unitStep * excess)
}

/** A copy that later steps leave as it is. */
export function pricesOf({ topic, seat, room, tally }: Multipliers, unit: number): Prices {
  return {
    topic: topic.slice(),
    seat: seat.slice(),
    room: room.map((one) => one.slice()),
    unit,
    tally: tally.slice(),
  }
}
