import { type EventFieldKey, eventFieldRange, type VariantDescription } from '@planner/domain'
import type { Translate } from '../../../lib/i18n/i18n.ts'

export function eventFieldHelp(t: Translate, variant: VariantDescription, field: EventFieldKey): string {
  const limit = eventFieldRange(variant, field)
  if (field === 'sessionDurationInHours' && variant.slots === 'sessions')
    return t('eventData.durationInSessions.help', limit)
  if (field === 'timeZone' && variant.slots === 'sessions') return t('eventData.timeZoneOfSessions.help')
  return t(`eventData.field.${field}.help`, limit)
}
