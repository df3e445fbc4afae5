import {
  fixedSetting,
  type SettingKey,
  type SettingValue,
  settingDefault,
  settingKeysOf,
  type VariantDescription,
} from '@planner/domain'

/** What an organiser comes with, in the order of the page: what nearly everybody looks for first; SETTING-15. */
export const SETTING_QUESTIONS = ['sizes', 'join', 'see', 'keep', 'weigh', 'choices', 'effort'] as const

export type SettingQuestion = (typeof SETTING_QUESTIONS)[number]

/** Where the heading of a question is. */
export function headingId(question: SettingQuestion): string {
  return `settings-${question}`
}

/**
 * The question that a setting answers, in the order of the page. The section in its key says who may read it, and is another
 * matter.
 */
const QUESTION_OF = {
  'parameters|groups|minGroupSize': 'sizes',
  'parameters|groups|maxGroupSize': 'sizes',
  'parameters|groups|maxParallelSessions': 'sizes',
  'parameters|ui|allowRegistration': 'join',
  'parameters|ui|approveNewPeople': 'join',
  'parameters|ui|requireUserEmail': 'join',
  'parameters|ui|showLanguagesField': 'join',
  'parameters|ui|hideTopicAndIntro': 'join',
  'parameters|ui|showScheduleTabToUsers': 'see',
  'parameters|ui|showPlanReport': 'see',
  'parameters|ui|reviewPlansBeforeShowing': 'see',
  'parameters|ui|allowUsersToChangeSchedule': 'see',
  'parameters|ui|hideCalendar': 'see',
  'parameters|ui|showPreferenceMatrixToUsers': 'see',
  'parameters|ui|hideOneSidedWishes': 'see',
  'parameters|ui|showBlankInPlaceOfNoInPreferences': 'see',
  'parameters|ui|showContactPreferencesOnlyToHosts': 'see',
  'parameters|ui|allowOnlyBinaryContactPreferences': 'see',
  'parameters|options|noIsHardConstraint': 'keep',
  'parameters|options|assignAllSessionsToAllParticipantsIsHardConstraint': 'keep',
  'parameters|rules|personMustBeInOwnTopicIfTopicIsActive': 'keep',
  'parameters|rules|countHostingTowardsUsersSessionLimit': 'keep',
  'parameters|rules|avoidRepeatedTopics': 'keep',
  'parameters|rules|preferNewPersonToPersonContacts': 'keep',
  'parameters|softRules|assignAllSessionsToAllParticipants': 'weigh',
  'parameters|softRules|fairness': 'weigh',
  'parameters|softRules|personToHighValueTopic': 'weigh',
  'parameters|softRules|highValueTopicToSelectivePerson': 'weigh',
  'parameters|softRules|avoidNonPreferredTopicAssignments': 'weigh',
  'parameters|softRules|contactPreferences': 'weigh',
  'parameters|softRules|preferNewPersonToPersonContacts': 'weigh',
  'parameters|softRules|avoidRepeatedTopics': 'weigh',
  'parameters|softRules|avoidMaybeAvailability': 'weigh',
  'parameters|softRules|optimalGroupSize': 'weigh',
  'parameters|options|preferNeglectedTopics': 'weigh',
  'parameters|preferenceWeights|1yes': 'choices',
  'parameters|preferenceWeights|yes': 'choices',
  'parameters|preferenceWeights|1': 'choices',
  'parameters|preferenceWeights|2': 'choices',
  'parameters|preferenceWeights|3': 'choices',
  'parameters|preferenceWeights|4': 'choices',
  'parameters|preferenceWeights|5': 'choices',
  'parameters|preferenceWeights|6': 'choices',
  'parameters|preferenceWeights|7': 'choices',
  'parameters|preferenceWeights|8': 'choices',
  'parameters|preferenceWeights|9': 'choices',
  'parameters|preferenceWeights|10': 'choices',
  'parameters|preferenceWeights|author': 'choices',
  'parameters|softRules|useLogScale': 'choices',
  'parameters|groups|solverTimeLimit': 'effort',
  'parameters|rules|keepPlanReady': 'effort',
  'parameters|rules|randomiseAssignments': 'effort',
} as const satisfies Record<SettingKey, SettingQuestion>

export type AnsweredQuestion = { question: SettingQuestion; keys: readonly SettingKey[] }

const ORDER = Object.keys(QUESTION_OF) as readonly SettingKey[]

/** The settings by the question they answer; what nobody asks in this variant, or what the search leaves out, is not there. */
export function byQuestion(keys: readonly SettingKey[]): readonly AnsweredQuestion[] {
  const asked = new Set(keys)
  return SETTING_QUESTIONS.map((question) => ({
    question,
    keys: ORDER.filter((key) => QUESTION_OF[key] === question && asked.has(key)),
  })).filter((each) => each.keys.length > 0)
}

/** The settings of the variant whose value differs from their default; SETTING-16. */
export function changedKeys(
  variant: VariantDescription,
  storedOf: (key: SettingKey) => SettingValue,
): readonly SettingKey[] {
  return settingKeysOf(variant).filter(
    // What the variant decides, nobody has changed; SCREEN-11.
    (key) => fixedSetting(variant, key) === undefined && storedOf(key) !== settingDefault(variant, key),
  )
}
