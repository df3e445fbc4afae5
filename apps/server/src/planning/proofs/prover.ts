import {
  type GroupsProblem,
  type GroupsResult,
  type PlannedGroup,
  type PlanResult,
  solve,
} from '@planner/solver'
import { beNice, createYielding } from '../niceness.ts'
import { type ProvenBound, tolerance } from './proven-bounds.ts'

export interface BoundOrder {
  readonly problem: GroupsProblem
  /**
   * Two workers prove side by side: what sessions tell and what models tell, or, where sessions tell nothing, the soft and the
   * medium level.
   */
  readonly part: 'first' | 'second'
  /** One number: the unfilled units of the best plan so far, -1 while there is none. */
  readonly unfilled: SharedArrayBuffer
  readonly niceness: number | undefined
}

export type BoundReport =
  | { readonly kind: 'bound'; readonly bound: ProvenBound }
  | { readonly kind: 'plan'; readonly result: PlanResult }
  /** Whether a proof of the best plan may come within seconds. */
  | { readonly kind: 'hope'; readonly isNear: boolean }

/** How long to wait for the first plan, whose unfilled units make the soft bound tight. */
const FIRST_PLAN_MS = 5000

/** What the ways of proving bounds share: the problem, and how they tell what they find. */
export class Prover {
  readonly problem: GroupsProblem
  /** Whether units must be filled before any soft wish. */
  readonly mustFill: boolean
  /** Whether pairs of people and fairness do not count. */
  readonly isLinear: boolean
  readonly report: (message: BoundReport) => void
  /** Called between steps: after a share of processor time everything else goes before. */
  readonly yieldLater: () => void
  readonly #unfilled: Int32Array
  readonly #niceness: number | undefined

  constructor({ problem, unfilled, niceness }: BoundOrder, report: (message: BoundReport) => void) {
    const { rules } = problem
    const { preferNewPersonToPersonContacts, contactPreferences, fairness } = rules.weights
    this.problem = problem
    this.mustFill = rules.assignAllSessionsToAllParticipantsIsHardConstraint === 'Hard'
    this.isLinear = preferNewPersonToPersonContacts === 0 && contactPreferences === 0 && fairness === 0
    this.report = report
    this.#unfilled = new Int32Array(unfilled)
    this.#niceness = niceness
    this.yieldLater = createYielding(niceness)
  }

  /** Units left open by the best plan so far. */
  open(): number {
    return Math.max(0, Atomics.load(this.#unfilled, 0))
  }

  waitForPlan(): void {
    Atomics.wait(this.#unfilled, 0, -1, FIRST_PLAN_MS)
  }

  /** Everything else goes before at once, the other prover too. */
  yieldNow(): void {
    if (this.#niceness !== undefined) beNice(Math.min(19, this.#niceness + 4))
  }

  /** Tells a plan as it is scored when all rules and terms count. */
  tellPlan(groups: readonly PlannedGroup[]): GroupsResult {
    const result = solve(this.problem, { warmStart: groups, iterations: 0 })
    this.report({ kind: 'plan', result })
    return result
  }

  /** A bound on the soft score of plans with at most this many units open, null for all. */
  tellSoft(value: number, unfilled: number | null): void {
    this.report({ kind: 'bound', bound: { goal: 'soft', value: value + tolerance(value), unfilled } })
  }

  /** A bound on minus the units left open. Units come whole: returns how many stay open at least. */
  tellUnfilled(value: number): number {
    const least = Math.max(0, Math.ceil(-value - 1e-4))
    this.report({ kind: 'bound', bound: { goal: 'medium', value: least === 0 ? 0 : -least, unfilled: null } })
    return least
  }
}
