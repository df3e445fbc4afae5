import type { LackReason, MeetingRule, RuleName } from '@planner/domain/plan-words'
import type { PlannedGroup, PlannedMeeting } from './problem.ts'

/** `[hard, medium, soft]`, compared in that order, larger is better (MODEL-2). */
export type Score = readonly [hard: number, medium: number, soft: number]

/** One reason a constraint has a score: a breach of a hard rule, or one reward or penalty of a soft one. */
export interface ConstraintMatch {
  readonly constraint: RuleName | MeetingRule
  /** Unweighted and not negative, except for contact wishes: every summand of the model is one match. */
  readonly amount: number
  readonly people: readonly string[]
  readonly topic?: string
  readonly group?: number
  readonly slot?: number
}

export interface Unfilled {
  readonly person: string
  readonly units: number
  /** Never names another person (a contact "no" is not revealed). */
  readonly reason: LackReason
  readonly slots: readonly number[]
  readonly topics: readonly string[]
}

/** MODEL-54. `breaches` lists what breaks hard rules and is empty when the score's hard part is 0. */
interface ResultBase {
  readonly format: 'plan-result/1'
  readonly status: 'optimal' | 'feasible'
  readonly score: Score
  readonly bound: number | null
  readonly unfilled: readonly Unfilled[]
  readonly satisfaction: Readonly<Record<string, number>>
  /** The mean of those who count, 0..1; 1 where nobody does. */
  readonly meanSatisfaction: number
  readonly terms: Readonly<Record<string, number>>
  readonly breaches: readonly ConstraintMatch[]
  /** How it was searched. */
  readonly run: {
    readonly seconds: number
    readonly seed: number
    readonly threads: number
    readonly moves: number
    /** People without all their units for whom it is worth to search on; absent: none. */
    readonly mayStillBePlaced?: number
  }
}

export interface GroupsResult extends ResultBase {
  readonly kind: 'groups'
  readonly groups: readonly PlannedGroup[]
  /** No plan without breaches has a greater medium level; absent where that is no level, or rules are broken. */
  readonly mediumBound?: number
  /** Decides between plans of equal score (MODEL-71); absent where nobody has a priority. */
  readonly precedence?: number
}

/** Changes of the meetings of the last plan (MODEL-59). A meeting moved to another session is kept, too. */
export interface PairChanges {
  readonly kept: readonly PlannedMeeting[]
  readonly moved: readonly PlannedMeeting[]
  readonly added: readonly PlannedMeeting[]
  readonly dropped: readonly PlannedMeeting[]
}

export interface PairsResult extends ResultBase {
  readonly kind: 'pairs'
  readonly meetings: readonly PlannedMeeting[]
  /** Decides between plans of equal score (MODEL-58). */
  readonly precedence: number
  /** Null without a last plan. */
  readonly changes: PairChanges | null
}

export type PlanResult = GroupsResult | PairsResult

/** Negative when a is worse than b, positive when better; soft values within 1e-9 are equal. */
export function compareScores(a: Score, b: Score): number {
  if (a[0] !== b[0]) return a[0] - b[0]
  if (a[1] !== b[1]) return a[1] - b[1]
  return Math.abs(a[2] - b[2]) <= 1e-9 ? 0 : a[2] - b[2]
}
