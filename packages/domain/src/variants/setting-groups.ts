import type { SettingKey } from '../settings/catalogue.ts'

export const YES_WEIGHTS = [
  'parameters|preferenceWeights|1yes',
  'parameters|preferenceWeights|yes',
] as const satisfies readonly SettingKey[]

export const ONE_TO_TEN_WEIGHTS = [
  'parameters|preferenceWeights|1',
  'parameters|preferenceWeights|2',
  'parameters|preferenceWeights|3',
  'parameters|preferenceWeights|4',
  'parameters|preferenceWeights|5',
  'parameters|preferenceWeights|6',
  'parameters|preferenceWeights|7',
  'parameters|preferenceWeights|8',
  'parameters|preferenceWeights|9',
  'parameters|preferenceWeights|10',
] as const satisfies readonly SettingKey[]

export const HIDING_SETTINGS = [
  'parameters|ui|hideCalendar',
  'parameters|ui|hideTopicAndIntro',
] as const satisfies readonly SettingKey[]

/** Everything about topic groups that has no meaning where people meet in pairs. */
export const GROUP_SETTINGS = [
  ...ONE_TO_TEN_WEIGHTS,
  'parameters|preferenceWeights|1yes',
  'parameters|preferenceWeights|author',
  'parameters|groups|minGroupSize',
  'parameters|groups|maxParallelSessions',
  'parameters|softRules|avoidNonPreferredTopicAssignments',
  'parameters|softRules|assignAllSessionsToAllParticipants',
  'parameters|softRules|optimalGroupSize',
  'parameters|softRules|personToHighValueTopic',
  'parameters|softRules|highValueTopicToSelectivePerson',
  'parameters|softRules|avoidRepeatedTopics',
  'parameters|softRules|preferNewPersonToPersonContacts',
  'parameters|softRules|contactPreferences',
  'parameters|softRules|avoidMaybeAvailability',
  'parameters|options|preferNeglectedTopics',
  'parameters|options|noIsHardConstraint',
  'parameters|options|assignAllSessionsToAllParticipantsIsHardConstraint',
  'parameters|rules|countHostingTowardsUsersSessionLimit',
  'parameters|rules|personMustBeInOwnTopicIfTopicIsActive',
  'parameters|rules|avoidRepeatedTopics',
  'parameters|rules|preferNewPersonToPersonContacts',
  'parameters|ui|hideCalendar',
] as const satisfies readonly SettingKey[]
