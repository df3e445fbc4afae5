/** Limits of attempts to prove a plan optimal, found by measuring; sizes are variables of a program. */
export const PROOF_POLICY = {
  /** Larger programs are not worth their time: in whole numbers, and in fractions. */
  maxWhole: 2_500,
  /** At 18,000 variables five seconds gained 0.04 % on the bound at prices. */
  maxRelaxed: 10_000,
  /** A larger program takes more time from the sessions, which are bounded beside it, than it is worth. */
  maxBesideSessions: 8_000,
  /** A program up to this size is solved so fast that everything else need not go first. */
  maxInstant: 1_000,

  /** Up to this size bounds start with the search, otherwise once the search has had the cores for itself. */
  maxImmediate: 8_000,
  delayOfLargeMs: 2_500,
  /** Small events are proven by the first prover before there is need of the second. */
  delayOfSecondMs: 1_000,
  /** How long the bound of the soft level waits for a first plan, whose open units make it tight. */
  firstPlanMs: 5_000,

  /** Lagrangian steps before plans near the bound are tried, and before the next number of open units. */
  stepsToClose: 15,
  stepsOfLevel: 90,
  /** Steps at the level of the best plan, to have a bound while the fewest open units are found. */
  stepsToBegin: 5,
  /** Steps for the fewest open units end when the pace of the last ones needs more than twice as many. */
  paceToGiveUp: 2,
  /** What goes on from a proven plan ends with its search; this limit ends a forgotten one. */
  maxSearchSeconds: 3_600,
} as const
