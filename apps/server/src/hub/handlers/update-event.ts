import { isPlannerRunning, validateEvent } from '@planner/domain'
import { eventFieldsFrom, settingsFrom } from '../../forms/event-form.ts'
import type { Write } from '../../storage/storage.ts'
import { adminAuthorityOf } from '../authority.ts'
import { tellData, tellEvent, tellSetting } from '../broadcast.ts'
import { couldNotStore, plannerRunning, refuseFields } from '../refusal.ts'
import { participantsSight } from '../visibility.ts'
import type { Handler } from './handler.ts'

/** Saves the event's fields; stored cells of sessions that are switched off stay (spec 4 "Enabled sessions"). */
export const updateEvent: Handler<'UpdateEvent'> = async (context, connection, payload) => {
  const authority = await adminAuthorityOf(context, connection, payload.adminKey)
  if (!authority.ok) return authority
  const { room } = authority
  const { variant, state, eventId } = room
  // A run stores the event record when it starts and ends.
  if (isPlannerRunning(state.event) || room.isPlanStarting) return plannerRunning()
  const now = context.now()
  const fields = eventFieldsFrom(variant, payload.event, state.event)
  const errors = validateEvent(variant, fields)
  if (errors.length > 0) return refuseFields(errors)

  const topicTypes = payload.event.topicTypes ?? state.event.topicTypes
  const settings = settingsFrom(variant, payload.event, state.settings, now)
  const sightBefore = participantsSight(variant, state)
  const writes: Write[] = [
    { kind: 'putEvent', event: { ...state.event, ...fields, topicTypes, timestamp: now }, keys: room.keys },
    ...settings.map(([key, cell]) => ({ kind: 'putSetting', eventId, key, cell }) as const),
  ]
  if (!(await room.change(writes))) return couldNotStore()

  tellEvent(room)
  for (const [key] of settings) tellSetting(room, key, context.now)
  if (participantsSight(variant, room.state) !== sightBefore) tellData(room, context.now, 'participant')
  return { ok: true }
}
