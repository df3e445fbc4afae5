import { can, closeMeetingWeek } from '@planner/domain'
import { actorOf } from '../../audit/actor.ts'
import { couldNotStore, refuseFields } from '../../gate/refusal.ts'
import { meetingChangeWrites, withoutWrites } from '../../meetings/changed-meetings.ts'
import type { Handler } from './handler.ts'

/** What people went without in the week is kept for later weeks; MEET-23. */
export const CloseWeek: Handler<'CloseWeek'> = async (context, connection, { week }, authority) => {
  const { room } = authority
  const { variant, state, keys } = room
  const { meetingWeek } = state.event
  if (!can(variant, 'pairs') || week > meetingWeek)
    return refuseFields([{ field: 'week', rule: 'notIn', params: { allowed: String(meetingWeek) } }])
  if (week < meetingWeek) {
    await room.settled()
    return { ok: true, meetingWeek }
  }
  const at = context.now()
  const event = { ...state.event, meetingWeek: week + 1 }
  const isStored = await room.change(
    [
      { kind: 'putEvent', event, keys },
      ...withoutWrites(variant, state, (id) => room.storedPerson(id)),
      ...meetingChangeWrites(variant, state, closeMeetingWeek(state, at), at),
    ],
    { kind: 'meetings' },
    { actor: actorOf(connection, authority) },
  )
  return isStored ? { ok: true, meetingWeek: event.meetingWeek } : couldNotStore()
}
