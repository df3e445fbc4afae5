import { type EventFields, randomEventName } from '@planner/domain'
import { useEffect, useState } from 'react'
import { setHalfTyped } from '../../../lib/half-typed.ts'
import { useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import type { LiveEvent } from '../../../lib/live/live-event.ts'
import { type EventDraft, fieldsOf, isChanged, newEventDraft, withSaved, withStored } from './event-draft.ts'

// Outlives the tab: what was typed is still there when somebody comes back from another one.
const drafts = new WeakMap<LiveEvent, EventDraft>()

/** The event form's draft, following the stored event. */
export function useEventDraft() {
  const live = useLive()
  const { variant, state } = useLiveSnapshot()
  const { event } = state
  const [draft, setDraft] = useState<EventDraft>(() => {
    const stored = fieldsOf(variant, event)
    const kept = drafts.get(live)
    return kept
      ? withStored(kept, stored)
      : newEventDraft(stored, event.isRegistered ? '' : randomEventName(Math.random))
  })
  const [seen, setSeen] = useState(event)
  if (seen !== event) {
    setSeen(event)
    setDraft(withStored(draft, fieldsOf(variant, event)))
  }
  useEffect(() => {
    drafts.set(live, draft)
    // A suggested name is nobody's typing.
    setHalfTyped(drafts, event.isRegistered && isChanged(draft))
  }, [live, draft, event.isRegistered])

  return {
    draft,
    change: (changes: Partial<EventFields>) =>
      setDraft((now) => ({ ...now, typed: { ...now.typed, ...changes } })),
    saved: (before: EventDraft) => setDraft((now) => withSaved(now, before, before.typed)),
  }
}
