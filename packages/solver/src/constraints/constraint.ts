import type { HardRule, SoftRule } from '@planner/domain/plan-words'
import type { PlanReading } from '../plan-reading.ts'
import type { GroupsProblem } from '../problem.ts'
import type { ConstraintMatch } from '../result.ts'

/**
 * What proves upper bounds: each person alone (`bounds/simple-bound.ts`), the linear program
 * (`bounds/bound-model.ts`), Lagrangian prices (`exact/session-bound.ts`), of the score or of filled units alone,
 * and enumeration (`exact/solve-by-sessions.ts`).
 */
export const BOUND_IDS = [
  'simpleBound',
  'linearProgram',
  'sessionBound',
  'sessionUnits',
  'solveBySessions',
] as const
export type BoundId = (typeof BOUND_IDS)[number]

/**
 * How a bound treats a constraint:
 * - counted: it enters as it is;
 * - optimistic: it enters, but at least as favourably as in any plan;
 * - relaxed: it is left out, which is valid only for what can but lower a score;
 * - refused: the bound declines problems in which the constraint is in effect.
 */
export type Treatment = 'counted' | 'optimistic' | 'relaxed' | 'refused'

/** The same treatment by every bound. */
export function byAll<T extends Treatment>(treatment: T): Readonly<Record<BoundId, T>> {
  return {
    simpleBound: treatment,
    linearProgram: treatment,
    sessionUnits: treatment,
    ...bySessions(treatment),
  }
}

/** The treatment by the two bounds that score session by session: what one can count the other can, too. */
export function bySessions<T extends Treatment>(
  treatment: T,
): Readonly<Record<'sessionBound' | 'solveBySessions', T>> {
  return { sessionBound: treatment, solveBySessions: treatment }
}

/**
 * What reckons worth without trying a change: the price of an open unit (`search/effort.ts`), a seat in a
 * running group (`search/block-worth.ts`), the filling of a group (`search/seating.ts`), another topic at a
 * time (`search/forecast.ts`), a timetable in which every group has room for everybody
 * (`search/relaxed-timetable.ts`), and the core of a large problem, which is searched first
 * (`search/core-problem.ts`).
 */
export const ESTIMATE_IDS = ['unitPrice', 'seat', 'filling', 'forecast', 'timetable', 'core'] as const
export type EstimateId = (typeof ESTIMATE_IDS)[number]

interface ConstraintBase {
  /** The number of its rule, 35 for MODEL-35: unique, and the index in the search's arrays. */
  readonly number: number
  /** The rule as one sentence. */
  readonly sentence: string
  /** Whether the problem's rules switch it on; without it, it always is. */
  isOn?(problem: GroupsProblem): boolean
  /** Whether the problem has anything the constraint is about; without it, every problem has. */
  concerns?(problem: GroupsProblem): boolean
  matches(plan: PlanReading): readonly ConstraintMatch[]
  /** The sum of the amounts of its matches, where there are too many to make them for it. */
  amount?(plan: PlanReading): number
}

/** Never raises a score, so that a bound may leave it out. */
interface Penalty extends ConstraintBase {
  readonly effect: 'penalty'
  readonly bounds: Readonly<Record<BoundId, Treatment>>
}

/** Broken or not: every breach counts 1, where its rule does not say more. */
interface Breach extends Penalty {
  readonly name: HardRule
  readonly level: 'hard'
  /** How many breaches of other rules one counts as; 1 without it. */
  readonly breaches?: number
}

interface Unfilled extends Penalty {
  readonly name: 'unfilled'
  readonly level: 'medium'
}

/** Of the level where rules have weights, which organisers may set. */
interface Weighted {
  readonly name: SoftRule
  readonly level: 'soft'
  /** The weight of a problem that does not say otherwise, 0..100. */
  readonly usualWeight: number
  /** Whether it is about pairs of people, so that moves cost three times as much while it is in effect. */
  readonly isOverPairs?: true
  /** Estimates that do not count it: plans are scored right all the same, but good ones are found later. */
  readonly leftOutOf: readonly EstimateId[]
}

/** May raise a score: a bound that left it out would prove false optima, which does not compile. */
interface Reward extends ConstraintBase, Weighted {
  readonly effect: 'reward'
  readonly bounds: Readonly<Record<BoundId, Exclude<Treatment, 'relaxed'>>>
}

/**
 * One line of MODEL-11 to MODEL-36. Its matches are the only definition: amounts times the weight are the
 * score, the report's term and explanations. Its file also has what search and provers need: functions that
 * keep the amount right (called by `constraints.ts`), and charges of a member or a size.
 */
export type Constraint = Breach | Unfilled | (Penalty & Weighted) | Reward

/** The amount of a constraint in a plan, without its matches where there may be very many. */
export function amountOf(constraint: Constraint, plan: PlanReading): number {
  if (constraint.amount !== undefined) return constraint.amount(plan)
  return constraint.matches(plan).reduce((sum, { amount }) => sum + amount, 0)
}

/** Signed factor of an amount; 0 when the rule is off. */
export function weightOf(constraint: Constraint, problem: GroupsProblem): number {
  if (constraint.isOn?.(problem) === false) return 0
  if (constraint.level === 'medium') return -1
  if (constraint.level === 'hard') return -(constraint.breaches ?? 1)
  const weight = problem.rules.weights[constraint.name] ?? constraint.usualWeight
  return constraint.effect === 'reward' ? weight : -weight
}
