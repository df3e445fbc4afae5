import {
  can,
  type EventFields,
  sessionLabels,
  tabNumber,
  type VariantDescription,
  validateEvent,
} from '@planner/domain'
import type { EventInput } from '@planner/protocol'
import { useState } from 'react'
import type { RefusedField } from '../../../components/field-error.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useGoTo } from '../../../lib/navigation.ts'
import { showSaved, showToast } from '../../../lib/toast.ts'
import type { EventDraft } from './event-draft.ts'

const REGISTERED_TOAST_MS = 10_000

export type SaveOutcome = { ok: true } | { ok: false; fields: readonly RefusedField[]; message?: string }

/**
 * Registers or updates the event; spec 4. A registered event moves the address to the admin route and opens the user
 * data tab. Nothing is sent while a save is under way or when the fields are wrong.
 */
export function useSaveEvent() {
  const t = useT()
  const live = useLive()
  const goTo = useGoTo()
  const { variant, state } = useLiveSnapshot()
  const [isSaving, setSaving] = useState(false)

  const save = async (draft: EventDraft): Promise<SaveOutcome | undefined> => {
    if (isSaving) return undefined
    const event = tidied(draft.typed)
    const errors = validateEvent(variant, event)
    if (errors.length > 0) return { ok: false, fields: errors }
    setSaving(true)
    const ack = await live.saveEvent(inputOf(variant, event))
    setSaving(false)
    if (!ack.ok) {
      // Other refusals have shown their own alert already (spec 8).
      const isUnanswered = ack.status === 0
      return {
        ok: false,
        fields: ('fields' in ack && ack.fields) || [],
        ...(isUnanswered && { message: t('eventData.notSaved') }),
      }
    }
    if (!state.event.isRegistered && 'eventAdminGuid' in ack) {
      goTo(
        `${variant.routeBase}/admin/`,
        { adminInvite: ack.eventAdminGuid, tab: tabNumber(variant, 'userData') },
        { replace: true },
      )
      void showToast({ message: t('eventData.registered'), autoClose: REGISTERED_TOAST_MS })
    } else showSaved(t('app.saved'))
    return { ok: true }
  }
  return { isSaving, save }
}

function tidied(fields: EventFields): EventFields {
  const entries = Object.entries(fields).map(([field, value]) => [
    field,
    typeof value === 'string' ? value.trim() : value,
  ])
  return { ...fields, ...Object.fromEntries(entries) }
}

// Settings are left out: they are saved as they are changed, and what another admin just set must not be undone here.
function inputOf(variant: VariantDescription, event: EventFields): EventInput {
  const input = { ...event, newNumSessions: event.numSessions, settings: {} }
  if (!can(variant, 'sessionLabels')) return input
  return { ...input, sessionLabels: sessionLabels(event.newSessionLabels), topicTypes: [] }
}
