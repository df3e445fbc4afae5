import type { EventFieldKey, VariantDescription } from '@planner/domain'
import type { Translate } from '../lib/i18n/i18n.ts'

/** The label of a field; where groups take sessions, their duration counts sessions (SESSION-6). */
export function eventFieldLabel(t: Translate, variant: VariantDescription, field: EventFieldKey): string {
  if (field === 'sessionDurationInHours' && variant.slots === 'sessions')
    return t('eventData.durationInSessions')
  return t(`eventData.field.${field}`)
}
