/** Everything there is to tune about the search for pairs; any change gives other plans for the same seed. */
export const PAIR_SCHEDULE = {
  /** Moves of a run that has no limit at all. */
  defaultMoves: 4_000_000,
  cycle: {
    moves: 400_000,
    /** Start temperatures in turns, as parts of the hot temperature. */
    heats: [0.1, 1, 0.02, 0.3],
    end: 0.002,
    /** Cycles in a row without a better plan after which the run ends. */
    maxIdle: 4,
  },
  /** Hot: in parts of the greatest value of a meeting and of the weight of fairness. */
  hot: { value: 1 / 2, fairness: 1 / 8 },
  /** Relaxations that branching may solve; bounded so that runs limited in moves end alike everywhere. */
  branching: { min: 20, overEdges: 40_000 },
  checkEvery: 256,
  /** Partners looked at for somebody who lost a meeting. */
  maxPartners: 8,
} as const
