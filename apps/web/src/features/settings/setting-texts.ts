import {
  type SETTINGS,
  type SettingChoice,
  type SettingKey,
  settingDefinition,
  type VariantDescription,
} from '@planner/domain'
import type { Translate } from '../../lib/i18n/i18n.ts'

export function choiceText(t: Translate, choice: SettingChoice): string {
  return t(`settings.choice.${choice}`)
}

/** The definition, typed so that every choice has a message. */
export type ShownDefinition = (typeof SETTINGS)[SettingKey]

export function definitionOf(variant: VariantDescription, key: SettingKey): ShownDefinition {
  return settingDefinition(variant, key)
}

/** Whether every word of the query occurs in the setting's name, help or key. */
export function matchesSetting(t: Translate, key: SettingKey, query: string): boolean {
  const text = [t(`settings.name.${key}`), t(`settings.help.${key}`), key].join('\n').toLocaleLowerCase()
  return query
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
