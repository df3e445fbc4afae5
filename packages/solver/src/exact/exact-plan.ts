import type { PlannedGroup } from '../problem.ts'

/** The best plan as far as pairs of people, fairness and the previous plan do not count. */
export interface ExactPlan {
  /** Units left open: no plan without breaches leaves fewer. */
  readonly unfilled: number
  /** No plan without breaches that leaves as few open has more soft points. Exact if nothing is left out. */
  readonly soft: number
  /** May break rules about pairs of people. */
  readonly groups: readonly PlannedGroup[]
}

export interface Closing {
  /**
   * The best of those plans without pairs, fairness by its tangents at the prices of the bound; null when none
   * leaves so few units open.
   */
  readonly plan: ExactPlan | null
  /** No plan without breaches that leaves as few units open has a greater soft score. */
  readonly bound: number
}

/** A bound that gets better step by step. */
export interface SessionBound {
  /**
   * One step: a bound on the goal that holds for plans with at most this many units open, null for all; and
   * better prices for the next step. Not every step's bound is better than the one before.
   */
  step(unfilled: number | null): number
  /** What the last step says about plans with another number of units open. */
  at(unfilled: number): number
  /**
   * Looks at all plans near the best bound of the last step's level; null when they are too many. The plan is
   * the best at this level when its soft score is the bound. Only for the soft goal; throws after
   * `step(null)` where units must be filled.
   */
  close(): Closing | null
  /**
   * Whether no plan leaves as few units open, as sets of topics near the best bound show. Only for the medium
   * goal; false says nothing.
   */
  excludes(open: number): boolean
  /** Whether further steps gain next to nothing, or sessions are too large to be searched fully. */
  isDone(): boolean
}
