import type { GroupsResult } from '../result.ts'
import type { ProvenBound } from './proven-bound.ts'

export interface LinearSolverOptions {
  /** The interior point method is faster for wide programs without whole numbers. */
  readonly method: 'automatic' | 'interiorPoint'
  /** Whole numbers are searched until the bound and the best solution are this near. */
  readonly maxGap: number
}

/** The greatest value of a program in the LP format; null when it has none or none was found. */
export type LinearSolver = (program: string, options: LinearSolverOptions) => number | null

export type ProofReport =
  | { readonly kind: 'bound'; readonly bound: ProvenBound }
  | { readonly kind: 'plan'; readonly result: GroupsResult }
  /** Whether the prover expects to prove the best plan within seconds. */
  | { readonly kind: 'outlook'; readonly proofImminent: boolean }

/** What provers need of the world around them. */
export interface ProofPorts {
  report(message: ProofReport): void
  /** Units left open by the best plan so far, 0 while there is none. */
  openUnits(): number
  /** Returns when a first plan stands, at the latest after this time. */
  waitForPlan(maxMs: number): void
  /** Called often, between steps: from some time on everything else goes first. */
  yieldLater(): void
  /** Called before long work that may wait: everything else goes first from now on, other provers too. */
  yieldNow(): void
  /** Called once, and only where there is need of it: loading takes a moment. */
  loadLinearSolver(): Promise<LinearSolver>
  /** A clock in milliseconds that only goes forward. */
  now(): number
  /** True ends a search that a prover makes itself. */
  shouldStop(): boolean
}

/**
 * Two parts of a proof go on side by side: bounds by sessions and bounds by linear programs, or, where
 * sessions cannot be bounded by themselves, the soft and the medium level.
 */
export type ProofPart = 'first' | 'second'

/** When a part of the proof begins, measured from the beginning of the search. */
export interface ProofStart {
  readonly part: ProofPart
  readonly afterMs: number
}
