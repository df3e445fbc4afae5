import {
  type EventFields,
  type EventRecord,
  newEventFields,
  nextMonday,
  type VariantDescription,
} from '@planner/domain'
import { type Draft, newDraft } from '../../../components/form/draft.ts'

export type EventDraft = Draft<EventFields>

/** A new event starts with suggested values, which count as typed (ROUTE-12, WEEK-9). */
export function newEventDraft(stored: EventFields, suggested: Partial<EventFields>): EventDraft {
  return newDraft(stored, { ...stored, ...suggested })
}

/** The variant's or the browser's zone, and in a week the next Monday at `now`; WEEK-9, SESSION-11. */
export function suggestedClock(variant: VariantDescription, own: string, now: number): Partial<EventFields> {
  if (!variant.eventFields.includes('timeZone')) return {}
  const timeZone = variant.defaults.timeZone ?? own
  if (!variant.eventFields.includes('firstMonday')) return { timeZone }
  return { timeZone, firstMonday: nextMonday(timeZone, now) }
}

/** The editable fields of a record. */
export function fieldsOf(variant: VariantDescription, event: EventRecord): EventFields {
  const fields = newEventFields(variant)
  for (const field of Object.keys(fields) as (keyof EventFields)[])
    Object.assign(fields, { [field]: event[field] })
  return fields
}
