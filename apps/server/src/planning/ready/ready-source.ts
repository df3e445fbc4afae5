import type { Candidate } from './candidates.ts'
import type { PlannedProblem } from './problem-keys.ts'

/** A plan that was found before it was asked for. */
export type ReadyPlan = Candidate & { best: NonNullable<Candidate['best']> }

/** What runs have of plans that are kept ready. */
export type ReadySource = {
  /**
   * The seed of the plan that is ready for this very problem and needs no further search; undefined where
   * there is none.
   */
  seedFor(asked: PlannedProblem): number | undefined
  /** Hands out what was found for this very problem. A plan whose seed was drawn is handed out once. */
  take(asked: PlannedProblem): ReadyPlan | undefined
  /**
   * The event is planned from the problem with this `dataKey`: until something else changes nothing better is to
   * be kept ready.
   */
  planned(eventId: string, dataKey: string): void
}
