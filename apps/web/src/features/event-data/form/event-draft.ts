import { type EventFields, type EventRecord, newEventFields, type VariantDescription } from '@planner/domain'
import { type Draft, newDraft } from '../../../components/form/draft.ts'

export type EventDraft = Draft<EventFields>

/** A new event starts with a suggested name, which counts as typed (ROUTE-12). */
export function newEventDraft(stored: EventFields, suggestedName: string): EventDraft {
  return newDraft(stored, suggestedName === '' ? stored : { ...stored, name: suggestedName })
}

/** The editable fields of a record. */
export function fieldsOf(variant: VariantDescription, event: EventRecord): EventFields {
  const fields = newEventFields(variant)
  for (const field of Object.keys(fields) as (keyof EventFields)[])
    Object.assign(fields, { [field]: event[field] })
  return fields
}
