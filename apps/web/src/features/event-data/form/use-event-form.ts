import {
  can,
  type EventFields,
  type EventRecord,
  newEventFields,
  nextMonday,
  randomEventName,
  sessionLabels,
  tabNumber,
  type VariantDescription,
  validateEvent,
} from '@planner/domain'
import type { EventInput } from '@planner/protocol'
import { useEffect, useMemo } from 'react'
import {
  changedFields,
  type Draft,
  mergeUntouched,
  newDraft,
  reopenedDraft,
} from '../../../components/form/draft.ts'
import { useDraftForm } from '../../../components/form/use-draft-form.ts'
import { browserZone } from '../../../components/reader-clock.ts'
import { useLanguage, useT } from '../../../lib/i18n/i18n.ts'
import { useKept, useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useGoTo } from '../../../lib/navigation.ts'
import { showSaved } from '../../../lib/toast.ts'
import { setUnsavedInput } from '../../../lib/unsaved-input.ts'

/** The event form. Nothing is sent while a save is in flight or while fields are invalid. */
export function useEventForm() {
  const { variant, state } = useLiveSnapshot()
  const { event } = state
  // Switching tabs unmounts the form and keeps the input.
  const kept = useKept<EventDraft>('eventDraft')
  const hasTyped = useKept<boolean>('eventDraftTyped')
  const stored = useMemo(() => fieldsOf(variant, event), [variant, event])
  const send = useSendEvent()
  const form = useDraftForm({
    stored,
    start: () => {
      if (kept.current) return reopenedDraft(kept.current, stored, mergeUntouched)
      return newEventDraft(stored, event.isRegistered ? {} : suggestions(variant))
    },
    valueAt: (typed, field) => typed[field as keyof EventFields],
  })
  const { draft, isChanged } = form
  useEffect(() => {
    kept.current = draft
    // What was suggested for a new event does not count as unsaved input.
    setUnsavedInput(kept, isChanged && (event.isRegistered || hasTyped.current === true))
  }, [kept, draft, isChanged, event.isRegistered, hasTyped])
  return {
    ...form,
    set: (changes: Partial<EventFields>) => {
      hasTyped.current = true
      form.change((typed) => ({ ...typed, ...changes }))
    },
    save: () =>
      form.save(
        (typed) => validateEvent(variant, trimmed(typed), event.isRegistered ? { stored } : {}),
        (typed, stored) => send(trimmed(typed), stored),
      ),
  }
}

function suggestions(variant: VariantDescription): Partial<EventFields> {
  return { name: randomEventName(Math.random), ...suggestedClock(variant, browserZone(), Date.now()) }
}

function trimmed(fields: EventFields): EventFields {
  const entries = Object.entries(fields).map(([field, value]) => [
    field,
    typeof value === 'string' ? value.trim() : value,
  ])
  return { ...fields, ...Object.fromEntries(entries) }
}

/**
 * Registers or updates the event; EVENT-2. Registration leads to the admin route, and to one's own data. Refusals show their own
 * alert (ERROR-2), except field errors and missing responses.
 */
function useSendEvent() {
  const t = useT()
  const live = useLive()
  const goTo = useGoTo()
  const languageCode = useLanguage()
  const { variant, state } = useLiveSnapshot()
  const send = async (event: EventFields, stored: EventFields) => {
    const ack = await live.saveEvent(
      state.event.isRegistered
        ? changesOf(variant, event, stored)
        : { ...inputOf(variant, event), languageCode },
    )
    if (!ack.ok) return { ...ack, fields: ('fields' in ack && ack.fields) || [] }
    if (!state.event.isRegistered && 'eventAdminGuid' in ack) {
      goTo(
        `${variant.routeBase}/admin/`,
        { adminInvite: ack.eventAdminGuid, tab: tabNumber(variant, 'userData') },
        { replace: true },
      )
    } else showSaved(t('app.saved'))
    return ack
  }
  return async (event: EventFields, stored: EventFields) => {
    const underWay = {}
    setUnsavedInput(underWay, true)
    try {
      return await send(event, stored)
    } finally {
      // A page that reloaded before it had gone to the link would lose the new event.
      setUnsavedInput(underWay, false)
    }
  }
}

// Settings are left out: they are saved when changed, perhaps by another admin meanwhile.
function inputOf(variant: VariantDescription, event: EventFields): EventInput {
  const input = { ...event, newNumSessions: event.numSessions, settings: {} }
  if (!can(variant, 'sessionLabels')) return input
  return { ...input, sessionLabels: sessionLabels(event.newSessionLabels), topicTypes: [] }
}

/** The fields that differ from the stored ones; others may be edited elsewhere at the same time (WIRE-22). */
function changesOf(variant: VariantDescription, event: EventFields, stored: EventFields): EventInput {
  const input = inputOf(variant, event)
  const before = inputOf(variant, stored)
  return { ...changedFields(input, before), settings: {} }
}

type EventDraft = Draft<EventFields>

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
