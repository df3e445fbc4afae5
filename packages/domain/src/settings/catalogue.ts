/** Every setting with its type, default and range; spec 9, keys by decision 22. The order is the order on the screen. */
type NumberSetting = { type: 'number'; default: number; min: number; max: number }
type BoolSetting = { type: 'bool'; default: boolean }
type OptionSetting = { type: 'option'; default: string; choices: readonly string[] }

export type SettingDefinition = NumberSetting | BoolSetting | OptionSetting
export type SettingValue = number | boolean | string

const number = (value: number, min: number, max: number): NumberSetting => ({
  type: 'number',
  default: value,
  min,
  max,
})
const weight = (value: number) => number(value, 0, 100)
const preferenceWeight = (value: number) => number(value, 1, 100)
const on: BoolSetting = { type: 'bool', default: true }
const off: BoolSetting = { type: 'bool', default: false }
const hardOrSoft: OptionSetting = { type: 'option', default: 'Hard', choices: ['Hard', 'Soft'] }

export const SETTINGS = {
  'parameters|groups|minGroupSize': number(2, 1, 100),
  'parameters|groups|maxGroupSize': number(5, 1, 200),
  'parameters|groups|maxParallelSessions': number(10, 1, 25),
  'parameters|groups|solverTimeLimit': number(300, 5, 3600),
  'parameters|preferenceWeights|1yes': preferenceWeight(100),
  'parameters|preferenceWeights|yes': preferenceWeight(1),
  'parameters|preferenceWeights|1': preferenceWeight(1),
  'parameters|preferenceWeights|2': preferenceWeight(2),
  'parameters|preferenceWeights|3': preferenceWeight(3),
  'parameters|preferenceWeights|4': preferenceWeight(4),
  'parameters|preferenceWeights|5': preferenceWeight(5),
  'parameters|preferenceWeights|6': preferenceWeight(6),
  'parameters|preferenceWeights|7': preferenceWeight(7),
  'parameters|preferenceWeights|8': preferenceWeight(8),
  'parameters|preferenceWeights|9': preferenceWeight(9),
  'parameters|preferenceWeights|10': preferenceWeight(10),
  'parameters|preferenceWeights|author': preferenceWeight(100),
  'parameters|softRules|avoidNonPreferredTopicAssignments': weight(10),
  'parameters|softRules|assignAllSessionsToAllParticipants': weight(100),
  'parameters|softRules|optimalGroupSize': weight(1),
  'parameters|softRules|personToHighValueTopic': weight(1),
  'parameters|softRules|highValueTopicToSelectivePerson': weight(1),
  'parameters|softRules|avoidRepeatedTopics': weight(1),
  'parameters|softRules|preferNewPersonToPersonContacts': weight(1),
  'parameters|softRules|contactPreferences': weight(1),
  'parameters|softRules|fairness': weight(10),
  'parameters|softRules|avoidMaybeAvailability': weight(1),
  'parameters|softRules|useLogScale': on,
  'parameters|options|preferNeglectedTopics': {
    type: 'option',
    default: 'Neglected',
    choices: ['Neglected', 'Popular'],
  },
  'parameters|options|noIsHardConstraint': hardOrSoft,
  'parameters|options|assignAllSessionsToAllParticipantsIsHardConstraint': hardOrSoft,
  'parameters|rules|countHostingTowardsUsersSessionLimit': on,
  'parameters|rules|personMustBeInOwnTopicIfTopicIsActive': on,
  'parameters|rules|avoidRepeatedTopics': on,
  'parameters|rules|randomiseAssignments': on,
  'parameters|rules|preferNewPersonToPersonContacts': on,
  'parameters|ui|requireUserEmail': off,
  'parameters|ui|showLanguagesField': off,
  'parameters|ui|showPreferenceMatrixToUsers': on,
  'parameters|ui|showBlankInPlaceOfNoInPreferences': on,
  'parameters|ui|showScheduleTabToUsers': on,
  'parameters|ui|allowUsersToChangeSchedule': on,
  'parameters|ui|showContactPreferencesOnlyToHosts': off,
  'parameters|ui|allowOnlyBinaryContactPreferences': off,
  'parameters|ui|hideCalendar': off,
  'parameters|ui|hideTopicAndIntro': off,
} as const satisfies Record<string, SettingDefinition>

export type SettingKey = keyof typeof SETTINGS
export const SETTING_KEYS = Object.keys(SETTINGS) as readonly SettingKey[]

/** The number, boolean or text a setting holds, by the setting's type. */
export type SettingValueOf<K extends SettingKey> = (typeof SETTINGS)[K] extends { type: 'number' }
  ? number
  : (typeof SETTINGS)[K] extends { type: 'bool' }
    ? boolean
    : string
