import type { GroupsProblem } from '../problem.ts'

/**
 * How much is tried to find out what plans fill, and what helps; found by measuring. In moves and steps,
 * which are the same on every machine.
 */
export const CHECK_POLICY = {
  /** Moves of a search, by people and groups. */
  moves: { min: 3_000, max: 1_000_000 },
  /** Of the first search, and of each that tries what helps. */
  firstMoves: 300,
  /** Runs after the first while a gap is left: several short ones, from the start or the best plan. */
  moreMoves: [
    { perSize: 650, isFresh: true },
    { perSize: 350, isFresh: false },
    { perSize: 1_300, isFresh: true },
    { perSize: 650, isFresh: false },
    { perSize: 1_300, isFresh: true },
  ],
  /** The most variables worth their time: in whole numbers, in fractions, and summed over starts. */
  maxWhole: 1_200,
  maxRelaxed: 5_000,
  maxCollapsed: 10_000,
  /** Steps of the simplex method that a program in whole numbers may take. */
  simplexSteps: 30_000,
  /** Steps of the bound of sessions, up to so many people. */
  sessionSteps: 60,
  maxPeopleBySessions: 150,

  /** Up to this size of the program each value of a number is tried by a search, beyond it by the bound. */
  maxTried: 1_000,
  /** More groups of one topic are no remedy. */
  maxGroups: 20,
  /** More changes that are made or not are not tried, and more remedies are not told. */
  maxOtherChanges: 24,
  maxRemedies: 4,

  /** Moves of a search for meetings of two, and people for whom more meetings are tried. */
  pairMoves: 20_000,
  maxPairsTried: 6,
} as const

export function movesFor({ people, topics }: GroupsProblem, perSize: number): number {
  const { min, max } = CHECK_POLICY.moves
  const size = topics.reduce((sum, { groups }) => sum + groups, people.length)
  return Math.min(max, Math.max(min, perSize * size))
}
