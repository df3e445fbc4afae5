import type { SoftRule } from '@planner/domain/plan-words'
import { USUAL_WEIGHTS } from './constraints/constraints.ts'
import type { PairRules, Rules } from './rules.ts'

interface DefaultRules extends Rules {
  readonly weights: Readonly<Record<SoftRule, number>>
}

/** MODEL-24. */
export const DEFAULT_RULES: DefaultRules = {
  maxParallelSessions: 10,
  noIsHardConstraint: 'Hard',
  assignAllSessionsToAllParticipantsIsHardConstraint: 'Hard',
  personMustBeInOwnTopicIfTopicIsActive: true,
  countHostingTowardsUsersSessionLimit: true,
  limitAllUsersToOneGroupOnly: false,
  groupsFitRooms: true,
  useLogScale: true,
  preferNeglectedTopics: 'Neglected',
  contactMode: 'sum',
  weights: USUAL_WEIGHTS,
}

export const DEFAULT_PAIR_RULES: PairRules = {
  useLogScale: DEFAULT_RULES.useLogScale,
  contactMode: DEFAULT_RULES.contactMode,
  weights: {
    fairness: DEFAULT_RULES.weights.fairness,
    keepPreviousPlan: DEFAULT_RULES.weights.keepPreviousPlan,
  },
}
