/** Everything there is to tune about the search for pairs; any change gives other plans for the same seed. */
export const PAIR_SCHEDULE = {
  /** Steps of a search that has no limit at all: relaxations solved and rounds of repair. */
  defaultMoves: 100_000,
  /** Steps of a meeting that looks for a session by taking another one's place. */
  maxWander: 400,
  /** Tries to prove that meetings fit into no sessions. */
  maxColouring: 3_000,
  /** Larger circles, by their meetings, are not tried. */
  maxColoured: 150,
  /** Rounds of repair without a better plan after which there are no more. */
  maxIdleRounds: 60,
  /**
   * Relaxations that branching may solve: while the score is not proven, the more the fewer edges there are;
   * and once only ties are left. Bounded so that a search ends alike everywhere.
   */
  branching: { min: 40, max: 2_000, overEdges: 600_000, forTies: 60 },
  /**
   * The rest is solved as a program in whole numbers, where one can be, after so many relaxations, the fewer
   * the more edges there are. How large it may be: variables, with and without sessions. `maxGap` is less
   * than what two plans differ by that are told apart.
   */
  program: {
    after: { max: 40, overEdges: 60_000 },
    maxTimed: 6_000,
    maxUntimed: 10_000,
    maxGap: 1e-7,
    maxSteps: 40_000,
  },
} as const
