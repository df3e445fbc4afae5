import { couldNotStore, refuseFields } from '../../gate/refusal.ts'
import type { Handler } from './handler.ts'

export const RemoveEvent: Handler<'RemoveEvent'> = async (context, _connection, payload, { room }) => {
  const { name } = room.state.event
  if (payload.eventName.trim() !== name.trim())
    return refuseFields([{ field: 'eventName', rule: 'notIn', params: { allowed: name } }])
  if (!(await context.rooms.remove(room))) return couldNotStore()
  return { ok: true }
}
