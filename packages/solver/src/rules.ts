/** Soft weights of MODEL-24, 0..100, by rule name. A constraint alone reads its weight (`weightOf`). */
export type Weights = Readonly<Record<string, number>>

export type Hardness = 'Hard' | 'Soft'

/** Rules of a groups problem, MODEL-24. */
export interface Rules {
  readonly maxParallelSessions: number
  readonly noIsHardConstraint: Hardness
  readonly assignAllSessionsToAllParticipantsIsHardConstraint: Hardness
  readonly personMustBeInOwnTopicIfTopicIsActive: boolean
  readonly countHostingTowardsUsersSessionLimit: boolean
  readonly limitAllUsersToOneGroupOnly: boolean
  /** Whether groups need rooms where a problem lists some. */
  readonly groupsFitRooms: boolean
  readonly useLogScale: boolean
  /** Which topics count more than their wishes say; "None": each as they say. */
  readonly preferNeglectedTopics: 'Neglected' | 'Popular' | 'None'
  readonly contactMode: 'sum' | 'mutual'
  readonly weights: Weights
}

/** Rules of a pairs problem, MODEL-48. */
export interface PairRules {
  readonly useLogScale: boolean
  /** How the wishes of both count together (MODEL-56). */
  readonly contactMode: 'sum' | 'mutual'
  readonly weights: { readonly fairness: number; readonly keepPreviousPlan: number }
}

/** The value v of a wish of weight w (MODEL-25). */
export function wishValue(weight: number, useLogScale: boolean): number {
  return useLogScale ? Math.log2(1 + weight) : weight
}
