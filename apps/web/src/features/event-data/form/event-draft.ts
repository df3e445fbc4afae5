import { type EventFields, type EventRecord, newEventFields, type VariantDescription } from '@planner/domain'
import { mergeUntouched } from '../../../lib/merge-untouched.ts'

/** What stands in the event form, and the stored event it is compared with to know what somebody has typed. */
export type EventDraft = { stored: EventFields; typed: EventFields }

/** A new event starts with a suggested name, which counts as typed (spec 2.1). */
export function newEventDraft(stored: EventFields, suggestedName: string): EventDraft {
  return { stored, typed: suggestedName === '' ? stored : { ...stored, name: suggestedName } }
}

/** The stored event has changed: untouched fields follow it. */
export function withStored(draft: EventDraft, stored: EventFields): EventDraft {
  return { stored, typed: mergeUntouched(draft.stored, draft.typed, stored) }
}

/**
 * A save of `sent` succeeded. Its values are no longer somebody's unsaved typing; what was typed meanwhile is. The stored
 * event may have come in before the answer (`before` is the draft at the time of sending) or is still to come.
 */
export function withSaved(draft: EventDraft, before: EventDraft, sent: EventFields): EventDraft {
  if (draft.stored === before.stored) return { ...draft, stored: sent }
  return { ...draft, typed: mergeUntouched(sent, draft.typed, draft.stored) }
}

export function isChanged({ stored, typed }: EventDraft): boolean {
  return (Object.keys(typed) as (keyof EventFields)[]).some(
    (field) => !Object.is(stored[field], typed[field]),
  )
}

/** The fields of a record, without what a form does not edit. */
export function fieldsOf(variant: VariantDescription, event: EventRecord): EventFields {
  const fields = newEventFields(variant)
  for (const field of Object.keys(fields) as (keyof EventFields)[])
    Object.assign(fields, { [field]: event[field] })
  return fields
}
