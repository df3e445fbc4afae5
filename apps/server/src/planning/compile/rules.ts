import {
  can,
  type EventState,
  isLimitedToOneGroup,
  type SettingKey,
  settingValue,
  type VariantDescription,
} from '@planner/domain'
import type { Hardness, PairRules, Rules, Weights } from '@planner/solver'

/** What `keepPreviousPlan` weighs when re-planning keeps what can be kept; planning model 4. */
const KEEP_WEIGHT = 10

export type RuleOptions = { keepsPreviousPlan: boolean; hasCandidateGroups: boolean }

/** The rules of planning model 4 from the event's settings. */
export function rulesOf(variant: VariantDescription, state: EventState, options: RuleOptions): Rules {
  const get = <K extends SettingKey>(key: K) => settingValue(variant, state.settings, key)
  const rules: Rules = {
    maxParallelSessions: get('parameters|groups|maxParallelSessions'),
    noIsHardConstraint: get('parameters|options|noIsHardConstraint') as Hardness,
    assignAllSessionsToAllParticipantsIsHardConstraint: get(
      'parameters|options|assignAllSessionsToAllParticipantsIsHardConstraint',
    ) as Hardness,
    personMustBeInOwnTopicIfTopicIsActive: get('parameters|rules|personMustBeInOwnTopicIfTopicIsActive'),
    countHostingTowardsUsersSessionLimit: get('parameters|rules|countHostingTowardsUsersSessionLimit'),
    limitAllUsersToOneGroupOnly: isLimitedToOneGroup(variant, state),
    useLogScale: get('parameters|softRules|useLogScale'),
    preferNeglectedTopics: get('parameters|options|preferNeglectedTopics') as Rules['preferNeglectedTopics'],
    contactMode: can(variant, 'mutualContacts') ? 'mutual' : 'sum',
    weights: weightsOf(variant, state, options),
  }
  return options.hasCandidateGroups ? { ...rules, noIsHardConstraint: 'Soft' } : rules
}

function weightsOf(variant: VariantDescription, state: EventState, options: RuleOptions): Weights {
  const get = <K extends SettingKey>(key: K) => settingValue(variant, state.settings, key)
  const avoidsRepeats = get('parameters|rules|avoidRepeatedTopics')
  const prefersNew = get('parameters|rules|preferNewPersonToPersonContacts')
  return {
    personToHighValueTopic: get('parameters|softRules|personToHighValueTopic'),
    highValueTopicToSelectivePerson: get('parameters|softRules|highValueTopicToSelectivePerson'),
    avoidNonPreferredTopicAssignments: options.hasCandidateGroups
      ? 0
      : get('parameters|softRules|avoidNonPreferredTopicAssignments'),
    assignAllSessionsToAllParticipants: get('parameters|softRules|assignAllSessionsToAllParticipants'),
    optimalGroupSize: get('parameters|softRules|optimalGroupSize'),
    avoidRepeatedTopics: avoidsRepeats ? get('parameters|softRules|avoidRepeatedTopics') : 0,
    preferNewPersonToPersonContacts: prefersNew
      ? get('parameters|softRules|preferNewPersonToPersonContacts')
      : 0,
    contactPreferences: get('parameters|softRules|contactPreferences'),
    fairness: get('parameters|softRules|fairness'),
    avoidMaybeAvailability: get('parameters|softRules|avoidMaybeAvailability'),
    keepPreviousPlan: options.keepsPreviousPlan ? KEEP_WEIGHT : 0,
  }
}

/** The rules of planning model 7. */
export function pairRulesOf(variant: VariantDescription, state: EventState): PairRules {
  return {
    useLogScale: settingValue(variant, state.settings, 'parameters|softRules|useLogScale'),
    weights: { fairness: settingValue(variant, state.settings, 'parameters|softRules|fairness') },
  }
}
