import type { PlanReading } from '../plan-reading.ts'
import type { GroupsProblem } from '../problem.ts'
import type { ConstraintMatch } from '../result.ts'

/**
 * One line of planning model section 3 or 5. Its matches are the only definition: their amounts times the weight are
 * the score, the report's term and the material of explanations.
 */
export interface Constraint {
  readonly name: string
  readonly level: 'hard' | 'medium' | 'soft'
  /** The rule as one sentence. */
  readonly sentence: string
  /** Signed factor of an amount; 0 when the rule is off. */
  weight(problem: GroupsProblem): number
  matches(plan: PlanReading): readonly ConstraintMatch[]
}
