import { can, type EventFields, sessionLabels, tabNumber, type VariantDescription } from '@planner/domain'
import type { EventInput } from '@planner/protocol'
import { changedFields } from '../../../components/form/draft.ts'
import { useLanguage, useT } from '../../../lib/i18n/i18n.ts'
import { useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useGoTo } from '../../../lib/navigation.ts'
import { showSaved, showToast } from '../../../lib/toast.ts'

const REGISTERED_TOAST_MS = 10_000

/**
 * Registers or updates the event; EVENT-2. After registration it navigates to the admin route, where the event's home takes the place of the form. Refusals
 * show their own alert (ERROR-2), except field errors and missing responses.
 */
export function useSendEvent() {
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

// Settings are excluded: they are saved when changed, and this form must not overwrite another admin's change.
function inputOf(variant: VariantDescription, event: EventFields): EventInput {
  const input = { ...event, newNumSessions: event.numSessions, settings: {} }
  if (!can(variant, 'sessionLabels')) return input
  return { ...input, sessionLabels: sessionLabels(event.newSessionLabels), topicTypes: [] }
}

/** The fields that differ from the stored ones: others may be edited by somebody else at the same time (WIRE-22). */
function changesOf(variant: VariantDescription, event: EventFields, stored: EventFields): EventInput {
  const input = inputOf(variant, event)
  const before = inputOf(variant, stored)
  return { ...changedFields(input, before), settings: {} }
}
