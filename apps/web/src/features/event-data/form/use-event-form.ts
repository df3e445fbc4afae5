import { type EventFields, randomEventName, type VariantDescription, validateEvent } from '@planner/domain'
import { useEffect, useMemo } from 'react'
import { mergeUntouched, reopenedDraft } from '../../../components/form/draft.ts'
import { useDraftForm } from '../../../components/form/use-draft-form.ts'
import { useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import type { LiveEvent } from '../../../lib/live/live-event.ts'
import { setUnsavedInput } from '../../../lib/unsaved-input.ts'
import { type EventDraft, fieldsOf, newEventDraft, suggestedClock } from './event-draft.ts'
import { useSendEvent } from './use-send-event.ts'

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
