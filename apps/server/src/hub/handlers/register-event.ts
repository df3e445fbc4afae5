import { type EventRecord, withClock } from '@planner/domain'
import { DEFAULT_LANGUAGE, isLanguageCode } from '@planner/i18n'
import { adminLinkHolder } from '../../audit/actor.ts'
import { auditedAction } from '../../audit/audited-actions.ts'
import { eventErrors, eventFieldsFrom, settingsFrom, totalSessionsFrom } from '../../forms/event-form.ts'
import { couldNotStore, refuse, refuseFields } from '../../gate/refusal.ts'
import { dataFor } from '../../readers/visibility.ts'
import { adminLink, shareLink } from '../../rooms/links.ts'
import { recordOpenedEvent } from '../connections/opened-events.ts'
import type { Handler } from './handler.ts'

export const RegisterEvent: Handler<'RegisterEvent'> = async (context, connection, payload) => {
  if (payload.adminKey !== '')
    return refuse(
      409,
      'alreadyRegistered',
      'This event is registered. Its changes are saved with UpdateEvent.',
    )
  const { variant, baseUrl } = connection
  const { languageCode = '' } = payload.event
  const now = context.now()
  const fields = withClock(variant, eventFieldsFrom(variant, payload.event), now)
  const check = { formHosts: context.formHosts }
  const errors = eventErrors(variant, payload.event, fields, check)
  if (errors.length > 0) return refuseFields(errors)
  if (!(await context.eventQuota.take(connection.address)))
    return refuse(429, 'tooManyEvents', 'Too many events were made from here. Please try again in an hour.')

  const event: EventRecord = {
    ...fields,
    id: context.ids.newId(),
    variant: variant.id,
    isRegistered: true,
    totalSessions: totalSessionsFrom(variant, payload.event, fields),
    topicTypes: payload.event.topicTypes ?? [],
    timestamp: now,
    lastPlannerStartTime: null,
    lastPlannerEndTime: null,
    meetingWeek: 1,
    createdAt: now,
    languageCode: isLanguageCode(languageCode) ? languageCode : DEFAULT_LANGUAGE,
  }
  const keys = { adminKey: context.ids.newKey(), shareKey: context.ids.newKey() }
  const settings = settingsFrom(variant, payload.event, new Map(), now)
  const actor = adminLinkHolder(connection.adminName)
  const room = await context.rooms
    .create({ kind: 'putEvent', event, keys }, [
      {
        kind: 'appendAudit',
        eventId: event.id,
        entry: { at: now, actor, ...auditedAction('eventRegistered') },
      },
      ...settings.map(([key, cell]) => ({ kind: 'putSetting', eventId: event.id, key, cell }) as const),
    ])
    .catch((error: unknown) => {
      context.log.error({ err: error }, 'A new event could not be stored')
    })
  if (!room) return couldNotStore()

  const viewer = { role: 'admin', personId: null } as const
  const holder = { kind: 'admin', eventId: event.id } as const
  context.audiences.join(connection, room, viewer, holder)
  recordOpenedEvent(context, connection, room, keys.adminKey)
  const data = dataFor({ viewer, baseUrl }, room, now)
  connection.signals.send('RegisterEvent', { ...data, eventAdminGuid: keys.adminKey })
  return {
    ok: true,
    eventAdminGuid: keys.adminKey,
    adminLink: baseUrl + adminLink(variant, keys.adminKey),
    shareLink: baseUrl + shareLink(variant, keys.shareKey),
  }
}
