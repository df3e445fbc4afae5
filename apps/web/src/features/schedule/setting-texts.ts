import { isSettingKey, isVariedField } from '@planner/domain'
import { eventFieldLabel } from '../../components/event-field-label.ts'
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
