import type { ConstraintMatch, PairChanges, Score, Unfilled } from './result.ts'

interface EvaluationBase {
  readonly score: Score
  /** Every soft line of the model, signed and weighted; they sum to the soft score. */
  readonly terms: Readonly<Record<string, number>>
  /** Person id to 0..1. */
  readonly satisfaction: Readonly<Record<string, number>>
  readonly unfilled: readonly Unfilled[]
  /** All that counted, rewards and penalties. */
  readonly matches: readonly ConstraintMatch[]
  /** The matches of hard rules. */
  readonly breaches: readonly ConstraintMatch[]
}

export interface GroupsEvaluation extends EvaluationBase {
  readonly kind: 'groups'
  /** Absent where nobody has a priority. */
  readonly precedence?: number
}

export interface PairsEvaluation extends EvaluationBase {
  readonly kind: 'pairs'
  readonly precedence: number
  readonly changes: PairChanges | null
}

export type Evaluation = GroupsEvaluation | PairsEvaluation
