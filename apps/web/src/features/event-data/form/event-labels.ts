import type { EventFieldKey, NumberLimit, VariantDescription } from '@planner/domain'
import type { Translate } from '../../../lib/i18n/i18n.ts'

/** The label of a field. Where groups take sessions instead of hours, their duration counts sessions (SESSION-6). */
export function eventFieldLabel(t: Translate, variant: VariantDescription, field: EventFieldKey): string {
  if (field === 'sessionDurationInHours' && variant.slots === 'sessions')
    return t('eventData.durationInSessions')
  return t(`eventData.field.${field}`)
}

export function eventFieldHelp(t: Translate, variant: VariantDescription, field: EventFieldKey): string {
  const limit = limitOf(variant, field)
  if (field === 'sessionDurationInHours' && variant.slots === 'sessions')
    return t('eventData.durationInSessions.help', limit)
  if (field === 'timeZone' && variant.slots === 'sessions') return t('eventData.timeZoneOfSessions.help')
  return t(`eventData.field.${field}.help`, limit)
}

/** The range of a number field; VALID-4. */
export function limitOf(variant: VariantDescription, field: EventFieldKey): Pick<NumberLimit, 'min' | 'max'> {
  if (field === 'numSessions' || field === 'sessionDurationInHours') return variant.limits[field]
  return { min: 1, max: 100 }
}
