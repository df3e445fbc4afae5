import type { PlannedGroup } from './problem.ts'
import type { PlanResult } from './result.ts'

/** Time and randomness of a search. Without a clock only `iterations` and `shouldStop` end it early. */
export interface SolveOptions {
  readonly seed?: number
  /** Milliseconds on any clock that only goes forward. */
  readonly now?: () => number
  /** Time limit; needs `now`. */
  readonly seconds?: number
  /** Limit in moves instead of time: the same seed then gives the same plan on every machine. */
  readonly iterations?: number
  /** Called often; true ends the search with the best plan so far. */
  readonly shouldStop?: () => boolean
  /** Called with the first feasible plan and each better one, at most ten times a second given a clock. */
  readonly onBest?: (result: PlanResult) => void
  /** Groups of an earlier plan to start from. */
  readonly warmStart?: readonly PlannedGroup[]
  /** Recomputes every constraint after every move and throws on the first difference. Slow; for tests. */
  readonly assertScore?: boolean
}
