import {
  fixedSetting,
  questionOf,
  SETTING_QUESTIONS,
  type SettingKey,
  type SettingQuestion,
  type SettingValue,
  settingDefault,
  settingKeysOf,
  type VariantDescription,
} from '@planner/domain'

/** Where the heading of a question is. */
export function headingId(question: SettingQuestion): string {
  return `settings-${question}`
}

export type AnsweredQuestion = { question: SettingQuestion; keys: readonly SettingKey[] }

/** The given settings by the question they answer; questions without settings are left out. */
export function byQuestion(keys: readonly SettingKey[]): readonly AnsweredQuestion[] {
  return SETTING_QUESTIONS.map((question) => ({
    question,
    keys: keys.filter((key) => questionOf(key) === question),
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
