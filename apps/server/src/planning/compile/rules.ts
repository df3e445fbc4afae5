import {
  can,
  type EventState,
  isLimitedToOneGroup,
  type SettingKey,
  settingValue,
  type VariantDescription,
  type WeighedRule,
} from '@planner/domain'
import { DEFAULT_RULES, type Hardness, type PairRules, type Rules, type Weights } from '@planner/solver'

/** What `keepPreviousPlan` weighs when re-planning keeps what can be kept; MODEL-24. */
const KEEP_WEIGHT = 10

export type RuleOptions = { keepsPreviousPlan: boolean; hasCandidateGroups: boolean }

/** The rules of MODEL-24 from the event's settings. */
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
    groupsFitRooms: get('parameters|groups|groupsFitRooms'),
    useLogScale: get('parameters|softRules|useLogScale'),
    preferNeglectedTopics: get('parameters|options|preferNeglectedTopics') as Rules['preferNeglectedTopics'],
    contactMode: can(variant, 'mutualContacts') ? 'mutual' : 'sum',
    weights: weightsOf(variant, state, options),
  }
  return options.hasCandidateGroups ? { ...rules, noIsHardConstraint: 'Soft' } : rules
}

/**
 * Every weighted rule has a setting of its own, except what re-planning alone decides; some can be off
 * altogether.
 */
function weightsOf(variant: VariantDescription, state: EventState, options: RuleOptions): Weights {
  const get = <K extends SettingKey>(key: K) => settingValue(variant, state.settings, key)
  const isOff: { readonly [Rule in WeighedRule]?: boolean } = {
    avoidNonPreferredTopicAssignments: options.hasCandidateGroups,
    avoidRepeatedTopics: !get('parameters|rules|avoidRepeatedTopics'),
    preferNewPersonToPersonContacts: !get('parameters|rules|preferNewPersonToPersonContacts'),
  }
  const { keepPreviousPlan: _, ...organisers } = DEFAULT_RULES.weights
  const rules = Object.keys(organisers) as WeighedRule[]
  const weights = rules.map((rule) => [rule, isOff[rule] ? 0 : get(`parameters|softRules|${rule}`)])
  return { ...Object.fromEntries(weights), keepPreviousPlan: options.keepsPreviousPlan ? KEEP_WEIGHT : 0 }
}

/** The rules of MODEL-48. */
export function pairRulesOf(
  variant: VariantDescription,
  state: EventState,
  options: { keepPreviousPlan: boolean },
): PairRules {
  return {
    useLogScale: settingValue(variant, state.settings, 'parameters|softRules|useLogScale'),
    contactMode: can(variant, 'mutualOnly') ? 'mutual' : 'sum',
    weights: {
      fairness: settingValue(variant, state.settings, 'parameters|softRules|fairness'),
      keepPreviousPlan: options.keepPreviousPlan ? KEEP_WEIGHT : 0,
    },
  }
}
