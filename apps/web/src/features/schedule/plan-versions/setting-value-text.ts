import type { SettingValue } from '@planner/domain'
import type { Translate } from '../../../lib/i18n/i18n.ts'

/** The value of a setting in words. */
export function settingValueText(t: Translate, value: SettingValue): string {
  if (typeof value === 'boolean') return t(value ? 'app.yes' : 'app.no')
  if (typeof value === 'number') return String(value)
  const key = `settings.choice.${value}`
  const text = t(key as 'settings.choice.Hard')
  return text === key ? value : text
}
