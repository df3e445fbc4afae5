import type { PlannedGroup, PlanResult } from '@planner/solver'
import type { Yielding } from '../niceness.ts'
import type { Pause } from './pause.ts'

export interface ThreadedRun {
  /** Time limit; the run ends before it when the optimum is proven or nothing improves. */
  readonly seconds: number
  /**
   * Thread i searches with seed + i; the same seed, one thread and `iterations` give the same plan
   * everywhere.
   */
  readonly seed: number
  readonly threads: number
  /** Limit in moves per thread instead of time; no bounds are then proven beside the search. */
  readonly iterations?: number
  /** The least time without a better plan after which the run ends; the usual few seconds when missing. */
  readonly patienceMs?: number | undefined
  readonly warmStart?: readonly PlannedGroup[]
  /**
   * The niceness of the threads after their share, 0 (the machine's usual) to 19; theirs as started when
   * missing.
   */
  readonly yielding?: Yielding | undefined
  /** Called with the first plan and with every better one of any thread. */
  readonly onBest?: (result: PlanResult) => void
  /** Lets the run wait: its time does not go on meanwhile. */
  readonly pause?: Pause
  /** Aborting ends the run; it then resolves with the best plan so far. */
  readonly signal?: AbortSignal
}
