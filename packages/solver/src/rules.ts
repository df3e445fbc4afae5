/**
 * The weighted rules with their usual weights, in the order of MODEL-26 to MODEL-36. Each is a constraint of the same name;
 * the order is that of scores' sums and of reports.
 */
const USUAL_WEIGHTS = {
  personToHighValueTopic: 1,
  highValueTopicToSelectivePerson: 1,
  avoidNonPreferredTopicAssignments: 10,
  assignAllSessionsToAllParticipants: 100,
  optimalGroupSize: 1,
  avoidRepeatedTopics: 1,
  preferNewPersonToPersonContacts: 1,
  contactPreferences: 1,
  fairness: 10,
  avoidMaybeAvailability: 1,
  keepPreviousPlan: 0,
}

/** The soft weights of MODEL-24, each 0..100. */
export type Weights = { readonly [Name in keyof typeof USUAL_WEIGHTS]: number }

export type Hardness = 'Hard' | 'Soft'

/** Rules of a groups problem, MODEL-24. */
export interface Rules {
  readonly maxParallelSessions: number
  readonly noIsHardConstraint: Hardness
  readonly assignAllSessionsToAllParticipantsIsHardConstraint: Hardness
  readonly personMustBeInOwnTopicIfTopicIsActive: boolean
  readonly countHostingTowardsUsersSessionLimit: boolean
  readonly limitAllUsersToOneGroupOnly: boolean
  readonly useLogScale: boolean
  readonly preferNeglectedTopics: 'Neglected' | 'Popular'
  readonly contactMode: 'sum' | 'mutual'
  readonly weights: Weights
}

/** Rules of a pairs problem, MODEL-48. */
export interface PairRules {
  readonly useLogScale: boolean
  readonly weights: { readonly fairness: number }
}

export const DEFAULT_RULES: Rules = {
  maxParallelSessions: 10,
  noIsHardConstraint: 'Hard',
  assignAllSessionsToAllParticipantsIsHardConstraint: 'Hard',
  personMustBeInOwnTopicIfTopicIsActive: true,
  countHostingTowardsUsersSessionLimit: true,
  limitAllUsersToOneGroupOnly: false,
  useLogScale: true,
  preferNeglectedTopics: 'Neglected',
  contactMode: 'sum',
  weights: USUAL_WEIGHTS,
}

export const DEFAULT_PAIR_RULES: PairRules = {
  useLogScale: DEFAULT_RULES.useLogScale,
  weights: { fairness: DEFAULT_RULES.weights.fairness },
}

/** The value v of a wish of weight w (MODEL-25). */
export function wishValue(weight: number, useLogScale: boolean): number {
  return useLogScale ? Math.log2(1 + weight) : weight
}
