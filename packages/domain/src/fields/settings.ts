/** An organiser's questions in the order of the page, the most frequent first; SETTING-15. */
export const SETTING_QUESTIONS = ['sizes', 'join', 'see', 'keep', 'weigh', 'choices', 'effort'] as const

export type SettingQuestion = (typeof SETTING_QUESTIONS)[number]

/**
 * What a setting decides: which plan is best, which a scenario may then vary (SCENARIO-1); how long or when
 * the planner works; or what screens show and people may do.
 */
type Decides = 'plan' | 'effort' | 'screens'

/**
 * Public sections are sent to everybody, others to admins (SETTING-2). Their settings answer and decide what
 * the section says, unless they say otherwise; null where each setting says it.
 */
export const SETTING_SECTIONS = {
  groups: { isPublic: true, question: 'sizes', decides: null },
  preferenceWeights: { isPublic: false, question: 'choices', decides: 'plan' },
  softRules: { isPublic: false, question: 'weigh', decides: 'plan' },
  options: { isPublic: false, question: 'keep', decides: 'plan' },
  rules: { isPublic: false, question: 'keep', decides: null },
  ui: { isPublic: true, question: 'see', decides: 'screens' },
} as const satisfies Record<string, { isPublic: boolean; question: SettingQuestion; decides: Decides | null }>

export type SettingSection = keyof typeof SETTING_SECTIONS
type MixedSection = {
  [Section in SettingSection]: (typeof SETTING_SECTIONS)[Section]['decides'] extends null ? Section : never
}[SettingSection]

/** The subject of a setting that not every variant has; descriptions hide settings by subject. */
export type SettingSubject = 'topicGroups' | 'rooms' | 'yesChoices' | 'ratings' | 'hiding' | 'wishes'

type NumberSetting = { type: 'number'; default: number; min: number; max: number }
type BoolSetting = { type: 'bool'; default: boolean }
type OptionSetting<Choice extends string = string> = {
  type: 'option'
  default: Choice
  choices: readonly Choice[]
}

export type SettingDefinition = (NumberSetting | BoolSetting | OptionSetting) & {
  about?: readonly SettingSubject[]
  /** The question, where it is another one than its section's. */
  question?: SettingQuestion
  /** Where the section leaves it open. */
  decides?: Decides
}
export type SettingValue = number | boolean | string

const number = (value: number, min: number, max: number): NumberSetting => ({
  type: 'number',
  default: value,
  min,
  max,
})
const weight = (value: number) => number(value, 0, 100)
const preferenceWeight = (value: number) => number(value, 1, 100)
const rating = (value: number) => ({ ...preferenceWeight(value), about: ['ratings', 'topicGroups'] as const })
const on: BoolSetting = { type: 'bool', default: true }
const off: BoolSetting = { type: 'bool', default: false }
const option = <const Choice extends string>(...choices: [Choice, ...Choice[]]): OptionSetting<Choice> => ({
  type: 'option',
  default: choices[0],
  choices,
})
const topicGroups = <D extends SettingDefinition>(definition: D) => ({
  ...definition,
  about: ['topicGroups'] as const,
})

const under = <Q extends SettingQuestion, D extends SettingDefinition>(question: Q, definition: D) => ({
  ...definition,
  question,
})
const effort = <D extends SettingDefinition>(definition: D) => ({
  ...under('effort', definition),
  decides: 'effort' as const,
})

const ofPlan = <D extends SettingDefinition>(definition: D) => ({ ...definition, decides: 'plan' as const })

/**
 * Every setting with its type, default and range, in the order of the page under each question; SETTING-4 to
 * SETTING-10. The key contains the section, which determines who may read the setting.
 */
export const SETTINGS = {
  'parameters|groups|minGroupSize': ofPlan(topicGroups(number(2, 1, 100))),
  'parameters|groups|maxGroupSize': ofPlan(number(5, 1, 200)),
  'parameters|groups|maxParallelSessions': ofPlan(topicGroups(number(10, 1, 25))),
  'parameters|groups|groupsFitRooms': ofPlan({ ...on, about: ['topicGroups', 'rooms'] }),
  'parameters|groups|meetAgainAfterWeeks': under('keep', {
    ...number(0, 0, 520),
    about: ['wishes'],
    decides: 'screens',
  }),
  'parameters|groups|solverTimeLimit': effort(number(300, 5, 3600)),
  'parameters|preferenceWeights|1yes': { ...preferenceWeight(100), about: ['yesChoices', 'topicGroups'] },
  'parameters|preferenceWeights|yes': { ...preferenceWeight(1), about: ['yesChoices'] },
  'parameters|preferenceWeights|1': rating(1),
  'parameters|preferenceWeights|2': rating(2),
  'parameters|preferenceWeights|3': rating(3),
  'parameters|preferenceWeights|4': rating(4),
  'parameters|preferenceWeights|5': rating(5),
  'parameters|preferenceWeights|6': rating(6),
  'parameters|preferenceWeights|7': rating(7),
  'parameters|preferenceWeights|8': rating(8),
  'parameters|preferenceWeights|9': rating(9),
  'parameters|preferenceWeights|10': rating(10),
  'parameters|preferenceWeights|author': topicGroups(preferenceWeight(100)),
  'parameters|softRules|assignAllSessionsToAllParticipants': topicGroups(weight(100)),
  'parameters|softRules|fairness': weight(10),
  'parameters|softRules|personToHighValueTopic': topicGroups(weight(1)),
  'parameters|softRules|highValueTopicToSelectivePerson': topicGroups(weight(1)),
  'parameters|softRules|avoidNonPreferredTopicAssignments': topicGroups(weight(10)),
  'parameters|softRules|contactPreferences': topicGroups(weight(1)),
  'parameters|softRules|preferNewPersonToPersonContacts': topicGroups(weight(1)),
  'parameters|softRules|avoidRepeatedTopics': topicGroups(weight(1)),
  'parameters|softRules|avoidMaybeAvailability': topicGroups(weight(1)),
  'parameters|softRules|optimalGroupSize': topicGroups(weight(1)),
  'parameters|softRules|useLogScale': under('choices', on),
  'parameters|options|noIsHardConstraint': topicGroups(option('Hard', 'Soft')),
  'parameters|options|assignAllSessionsToAllParticipantsIsHardConstraint': topicGroups(
    option('Hard', 'Soft'),
  ),
  'parameters|options|preferNeglectedTopics': under('weigh', topicGroups(option('Neglected', 'Popular'))),
  'parameters|rules|personMustBeInOwnTopicIfTopicIsActive': ofPlan(topicGroups(on)),
  'parameters|rules|countHostingTowardsUsersSessionLimit': ofPlan(topicGroups(on)),
  'parameters|rules|avoidRepeatedTopics': ofPlan(topicGroups(on)),
  'parameters|rules|preferNewPersonToPersonContacts': ofPlan(topicGroups(on)),
  'parameters|rules|keepPlanReady': effort(on),
  'parameters|rules|randomiseAssignments': ofPlan(under('effort', on)),
  'parameters|ui|allowRegistration': under('join', on),
  'parameters|ui|approveNewPeople': under('join', off),
  'parameters|ui|requireUserEmail': under('join', off),
  'parameters|ui|showLanguagesField': under('join', off),
  'parameters|ui|hideTopicAndIntro': under('join', { ...off, about: ['hiding'] }),
  'parameters|ui|showScheduleTabToUsers': on,
  'parameters|ui|showPlanReport': off,
  'parameters|ui|reviewPlansBeforeShowing': off,
  'parameters|ui|allowUsersToChangeSchedule': on,
  'parameters|ui|hideCalendar': { ...off, about: ['hiding', 'topicGroups'] },
  'parameters|ui|showPreferenceMatrixToUsers': on,
  'parameters|ui|hideOneSidedWishes': { ...off, about: ['wishes'] },
  'parameters|ui|showBlankInPlaceOfNoInPreferences': on,
  'parameters|ui|showContactPreferencesOnlyToHosts': off,
  'parameters|ui|allowOnlyBinaryContactPreferences': off,
} as const satisfies Record<`parameters|${SettingSection}|${string}`, SettingDefinition> &
  Record<`parameters|${MixedSection}|${string}`, { decides: Decides }>

export type SettingKey = keyof typeof SETTINGS
export const SETTING_KEYS = Object.keys(SETTINGS) as readonly SettingKey[]

/** The value type of a setting. */
export type SettingValueOf<K extends SettingKey> = (typeof SETTINGS)[K] extends { type: 'number' }
  ? number
  : (typeof SETTINGS)[K] extends { choices: readonly (infer Choice)[] }
    ? Choice
    : boolean

/** A choice of any setting that has choices. */
export type SettingChoice = Extract<(typeof SETTINGS)[SettingKey], OptionSetting>['choices'][number]

export function sectionOf(key: SettingKey): SettingSection {
  return key.split('|')[1] as SettingSection
}

export function decidesOf(key: SettingKey): Decides {
  const { decides }: SettingDefinition = SETTINGS[key]
  const said = decides ?? SETTING_SECTIONS[sectionOf(key)].decides
  if (said === null)
    throw new Error(`${key} does not say what it decides. Maybe its line in SETTINGS lacks \`decides\`?`)
  return said
}

/** The question that the setting answers on the page. */
export function questionOf(key: SettingKey): SettingQuestion {
  const { question }: SettingDefinition = SETTINGS[key]
  return question ?? SETTING_SECTIONS[sectionOf(key)].question
}
