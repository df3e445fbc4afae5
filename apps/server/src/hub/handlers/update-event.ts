import { eventErrors, eventFieldsFrom, settingsFrom, totalSessionsFrom } from '../../forms/event-form.ts'
import { offsetChanges } from '../../forms/user-form.ts'
import { refuseFields } from '../../gate/refusal.ts'
import type { Room } from '../../rooms/room.ts'
import type { StoredPerson, Write } from '../../storage/storage.ts'
import { changeRoom } from './change-room.ts'
import type { Handler } from './handler.ts'

/**
 * Saves people's offsets with the form (WEEK-3). Cells of sessions that are switched off stay (SESSION-3).
 */
export const UpdateEvent: Handler<'UpdateEvent'> = async (context, connection, payload, authority) => {
  const { room } = authority
  const { variant, state, eventId, keys } = room
  const now = context.now()
  const fields = eventFieldsFrom(variant, payload.event, state.event)
  const check = { formHosts: context.formHosts, stored: state.event }
  const errors = eventErrors(variant, payload.event, fields, check)
  if (errors.length > 0) return refuseFields(errors)

  const topicTypes = payload.event.topicTypes ?? state.event.topicTypes
  const totalSessions = totalSessionsFrom(variant, payload.event, fields, state.event.totalSessions)
  const settings = settingsFrom(variant, payload.event, state.settings, now)
  const writes: Write[] = [
    {
      kind: 'putEvent',
      event: { ...state.event, ...fields, totalSessions, topicTypes, timestamp: now },
      keys,
    },
    ...settings.map(([key, cell]) => ({ kind: 'putSetting', eventId, key, cell }) as const),
    ...offsetChanges(fields, storedPeople(room)).map(
      (person) => ({ kind: 'putPerson', eventId, person }) as const,
    ),
  ]
  return changeRoom(connection, authority, writes, { kind: 'event' })
}

function storedPeople(room: Room): StoredPerson[] {
  return [...room.state.persons.keys()].flatMap((id) => room.storedPerson(id) ?? [])
}
