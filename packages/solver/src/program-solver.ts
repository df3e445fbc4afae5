/** What a solver of programs found, in whole numbers or in fractions. */
export interface ProgramSolution {
  /** The best values found, in the order in which variables were declared; null: none were found. */
  readonly values: Float64Array | null
  /** No values are worth more. */
  readonly bound: number
}

export interface ProgramLimits {
  /** Branches are searched until the bound and the best values are this near. */
  readonly maxGap: number
  /** Steps of the simplex method after which the search ends: a limit that is the same on every machine. */
  readonly maxSteps: number
  /** Called now and then; true ends the search with what it has. */
  shouldStop(): boolean
}

/**
 * Solves a program in the LP format, the same way each time. Null when no values satisfy it, or when it
 * cannot say. One in fractions is solved to the end, whatever the limits.
 */
export type ProgramSolver = (program: string, limits: ProgramLimits) => ProgramSolution | null
