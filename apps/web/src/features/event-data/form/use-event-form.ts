import {
  can,
  type EventFields,
  randomEventName,
  sessionLabels,
  tabNumber,
  type VariantDescription,
  validateEvent,
} from '@planner/domain'
import type { EventInput } from '@planner/protocol'
import { useEffect, useMemo } from 'react'
import { changedFields, mergeUntouched, reopenedDraft } from '../../../components/form/draft.ts'
import { useDraftForm } from '../../../components/form/use-draft-form.ts'
import { useLanguage, useT } from '../../../lib/i18n/i18n.ts'
import { useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import type { LiveEvent } from '../../../lib/live/live-event.ts'
import { useGoTo } from '../../../lib/navigation.ts'
import { showSaved, showToast } from '../../../lib/toast.ts'
import { setUnsavedInput } from '../../../lib/unsaved-input.ts'
import { type EventDraft, fieldsOf, newEventDraft, suggestedClock } from './event-draft.ts'

// Drafts outlive the tab component, so that switching tabs keeps the input.
const drafts = new WeakMap<LiveEvent, EventDraft>()

/** The event form. Nothing is sent while a save is in flight or while fields are invalid. */
export function useEventForm() {
  const live = useLive()
  const { variant, state } = useLiveSnapshot()
  const { event } = state
  const stored = useMemo(() => fieldsOf(variant, event), [variant, event])
  const send = useSendEvent()
  const form = useDraftForm({
    stored,
    start: () => {
      const kept = drafts.get(live)
      if (kept) return reopenedDraft(kept, stored, mergeUntouched)
      return newEventDraft(stored, event.isRegistered ? {} : suggestions(variant))
    },
    valueAt: (typed, field) => typed[field as keyof EventFields],
  })
  const { draft, isChanged } = form
  useEffect(() => {
    drafts.set(live, draft)
    // A suggested name does not count as unsaved input.
    setUnsavedInput(drafts, event.isRegistered && isChanged)
  }, [live, draft, isChanged, event.isRegistered])
  return {
    ...form,
    set: (changes: Partial<EventFields>) => form.change((typed) => ({ ...typed, ...changes })),
    save: () =>
      form.save(
        (typed) => validateEvent(variant, trimmed(typed), event.isRegistered ? { stored } : {}),
        (typed, stored) => send(trimmed(typed), stored),
      ),
  }
}

function suggestions(variant: VariantDescription): Partial<EventFields> {
  const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return { name: randomEventName(Math.random), ...suggestedClock(variant, ownZone, Date.now()) }
}

function trimmed(fields: EventFields): EventFields {
  const entries = Object.entries(fields).map(([field, value]) => [
    field,
    typeof value === 'string' ? value.trim() : value,
  ])
  return { ...fields, ...Object.fromEntries(entries) }
}

const REGISTERED_TOAST_MS = 10_000

/**
 * Registers or updates the event; EVENT-2. Registration leads to the admin route. Refusals show their own
 * alert (ERROR-2), except field errors and missing responses.
 */
function useSendEvent() {
  const t = useT()
  const live = useLive()
  const goTo = useGoTo()
  const languageCode = useLanguage()
  const { variant, state } = useLiveSnapshot()
  return async (event: EventFields, stored: EventFields) => {
    const ack = await live.saveEvent(
      state.event.isRegistered
        ? changesOf(variant, event, stored)
        : { ...inputOf(variant, event), languageCode },
    )
    if (!ack.ok) return { ...ack, fields: ('fields' in ack && ack.fields) || [] }
    if (!state.event.isRegistered && 'eventAdminGuid' in ack) {
      goTo(
        `${variant.routeBase}/admin/`,
        { adminInvite: ack.eventAdminGuid, tab: tabNumber(variant, 'eventData') },
        { replace: true },
      )
      showToast({ message: t('eventData.registered'), autoClose: REGISTERED_TOAST_MS })
    } else showSaved(t('app.saved'))
    return ack
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
