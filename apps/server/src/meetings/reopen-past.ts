import { type AuditActor, reopenMeetings } from '@planner/domain'
import type { Room } from '../rooms/room.ts'
import { meetingChangeWrites } from './changed-meetings.ts'

/** Forgets the meetings after which the two may meet again by now (MEET-29); false where that was not stored. */
export async function reopenPastMeetings(room: Room, actor: AuditActor, now: number): Promise<boolean> {
  const { variant, state } = room
  const reopened = reopenMeetings(variant, state, now)
  if (reopened.length === 0) return true
  const writes = meetingChangeWrites(variant, state, reopened, now)
  return room.change(writes, { kind: 'meetings' }, { actor })
}
