import type { SettingValue } from '@planner/domain'
import { hasMessage, type Translate } from '../lib/i18n/i18n.ts'

/** The value of a setting in words: Yes or No, a choice, or as it is. */
export function settingValueText(t: Translate, value: SettingValue): string {
  if (typeof value === 'boolean') return t(value ? 'app.yes' : 'app.no')
  const choice = `settings.choice.${value}`
  return hasMessage(choice) ? t(choice) : String(value)
}
