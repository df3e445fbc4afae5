import type { PlannedGroup } from '../problem.ts'

/** The best plan as far as pairs of people, fairness and the previous plan do not count. */
export interface ExactPlan {
  /** Units left open: no plan without breaches leaves fewer. */
  readonly unfilled: number
  /** No plan without breaches that leaves as few open has a greater soft score. This plan's own when nothing is left out. */
  readonly soft: number
  /** May break rules about pairs of people. */
  readonly groups: readonly PlannedGroup[]
}
