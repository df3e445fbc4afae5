import { can, closeMeetingWeek, reopenMeetings } from '@planner/domain'
import { refuseFields } from '../../gate/refusal.ts'
import { meetingChangeWrites, withoutWrites } from '../../meetings/changed-meetings.ts'
import type { Write } from '../../storage/storage.ts'
import { changeRoom } from './change-room.ts'
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
  const changes = [...closeMeetingWeek(state, at), ...reopenMeetings(variant, state, at)]
  const event = { ...state.event, meetingWeek: week + 1 }
  const writes: Write[] = [
    { kind: 'putEvent', event, keys },
    ...withoutWrites(variant, state, (id) => room.storedPerson(id)),
    ...meetingChangeWrites(variant, state, changes, at),
  ]
  const closed = await changeRoom(connection, authority, writes, { kind: 'meetings' })
  return closed.ok ? { ok: true, meetingWeek: event.meetingWeek } : closed
}
