import type { Viewer } from '@planner/domain'
import type { Refusal } from '@planner/protocol'
import { authorityIn } from '../gate/authority.ts'
import { refuse } from '../gate/refusal.ts'
import type { Room } from '../rooms/room.ts'
import type { Audience } from './audience.ts'
import type { Connection, Membership } from './connection.ts'
import { joinedText } from './joined-text.ts'
import type { PublishContext } from './publish.ts'

export const linkReplaced = (): Refusal =>
  refuse(404, 'linkReplaced', 'This link is no longer valid: the event admin has replaced it.')

const personErased = (): Refusal =>
  refuse(404, 'personRemoved', 'This person was removed from the event with all their data.')

/** Puts a member out of its room, with the reason. */
export function expel(
  { leave }: PublishContext,
  member: Connection,
  { status, message, reason }: Refusal,
): void {
  member.outbox.send('ReceiveException', { status, message, ...(reason ? { reason } : {}) })
  leave(member)
}

/** After a person was changed or erased: members whose key opens nothing any more are put out, others get their new view. */
export function reviseMembers(context: PublishContext, { room, members }: Audience, personId: string): void {
  for (const member of [...members]) {
    const { membership } = member
    if (!membership || membership.viewer.personId !== personId) continue
    const next = viewerNow(membership)
    if ('ok' in next) expel(context, member, next)
    else {
      member.membership = { ...membership, viewer: next }
      sendJoined(context, room, member)
    }
  }
}

/** The full data anew, with what the member's key now opens. */
export function sendJoined(context: PublishContext, room: Room, member: Connection): void {
  const viewer = member.membership?.viewer
  if (viewer)
    member.outbox.sendText('JoinEventHub', joinedText({ viewer, baseUrl: member.baseUrl }, room, context))
}

/** A member that came with the admin key stays admin, as the person it has registered while there is that person. */
function viewerNow({ room, viewer, holder }: Membership): Viewer | Refusal {
  if (holder.kind === 'admin') {
    const isThere = viewer.personId !== null && room.state.persons.has(viewer.personId)
    return { role: 'admin', personId: isThere ? viewer.personId : null }
  }
  if (holder.kind === 'private' && !room.state.persons.has(holder.personId)) return personErased()
  const authority = authorityIn(room, holder)
  return authority.ok ? authority.viewer : authority
}
