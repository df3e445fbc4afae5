import { isSettingKey, isVariedField } from '@planner/domain'
import type { ChangedSetting } from '@planner/protocol'
import { eventFieldLabel } from '../../components/event-field-label.ts'
import { settingValueText } from '../../components/setting-value-text.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { useVariant } from '../../lib/live/live-context.tsx'

/** The name of a setting, or of a field of the event that planning reads; SCENARIO-8. */
export function useSettingName(): (path: string) => string {
  const t = useT()
  const variant = useVariant()
  return (path) => {
    if (isSettingKey(path)) return t(`settings.name.${path}`)
    return isVariedField(path) ? eventFieldLabel(t, variant, path) : path
  }
}

/** Settings that become others, each as a sentence. */
export function useSettingChanges(changes: readonly ChangedSetting[]): string[] {
  const t = useT()
  const nameOf = useSettingName()
  return changes.map(({ path, from, to }) =>
    t('scenarios.settingChange', {
      setting: nameOf(path),
      from: settingValueText(t, from),
      to: settingValueText(t, to),
    }),
  )
}
