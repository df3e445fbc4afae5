import { isPlannerRunning } from '@planner/domain'
import { adminAuthorityOf } from '../authority.ts'
import { couldNotStore, plannerRunning, refuseFields } from '../refusal.ts'
import type { Handler } from './handler.ts'

/** Deletes the event with all its data; decision 13. Everybody who has it open is told and put out. */
export const removeEvent: Handler<'RemoveEvent'> = async (context, connection, payload) => {
  const authority = await adminAuthorityOf(context, connection, payload.adminKey)
  if (!authority.ok) return authority
  const { room } = authority
  const { state, eventId } = room
  if (isPlannerRunning(state.event) || room.isPlanStarting) return plannerRunning()
  if (payload.eventName.trim() !== state.event.name.trim())
    return refuseFields([{ field: 'eventName', rule: 'notIn', params: { allowed: state.event.name } }])
  if (!(await room.change([{ kind: 'removeEvent', eventId }]))) return couldNotStore()
  context.rooms.forget(eventId)
  for (const member of [...room.members]) {
    member.outbox.send('EventRemoved', {})
    member.leave()
  }
  return { ok: true }
}
