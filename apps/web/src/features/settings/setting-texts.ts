import { SETTINGS, type SettingDefinition, type SettingKey, type SettingValue } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import type { Translate } from '../../lib/i18n/i18n.ts'

const CHOICES: Record<string, MessageKey> = {
  Hard: 'settings.choice.Hard',
  Soft: 'settings.choice.Soft',
  Neglected: 'settings.choice.Neglected',
  Popular: 'settings.choice.Popular',
}

export function choiceText(t: Translate, choice: string): string {
  const key = CHOICES[choice]
  return key ? t(key) : choice
}

/** A setting's value in words: Yes or No, the choice, or the number. */
export function settingValueText(t: Translate, value: SettingValue): string {
  if (typeof value === 'boolean') return t(value ? 'app.yes' : 'app.no')
  return typeof value === 'string' ? choiceText(t, value) : String(value)
}

/** The section a key belongs to: its second part (decision 22). */
export function sectionOf(key: SettingKey): SettingSection {
  const [, section] = key.split('|')
  return section as SettingSection
}

/** In the order of the screen. */
export const SETTING_SECTIONS = [
  'groups',
  'preferenceWeights',
  'softRules',
  'options',
  'rules',
  'ui',
] as const
export type SettingSection = (typeof SETTING_SECTIONS)[number]

export function definitionOf(key: SettingKey): SettingDefinition {
  return SETTINGS[key]
}

/** Whether every word of the query occurs in the setting's name, help or key. */
export function matchesSetting(t: Translate, key: SettingKey, query: string): boolean {
  const text = [t(`settings.name.${key}`), t(`settings.help.${key}`), key].join('\n').toLocaleLowerCase()
  return query
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
