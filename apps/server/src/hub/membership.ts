import type { Viewer } from '@planner/domain'
import type { Refusal } from '@planner/protocol'
import type { Member, Membership } from '../rooms/member.ts'
import type { Room } from '../rooms/room.ts'
import { authorityIn } from './authority.ts'
import type { HubContext } from './context.ts'
import { joinedText } from './joined-text.ts'
import { refuse } from './refusal.ts'

export const linkChanged = (): Refusal =>
  refuse(404, 'linkReplaced', 'This link is no longer valid: the event admin has replaced it.')

const personErased = (): Refusal =>
  refuse(404, 'personRemoved', 'This person was removed from the event with all their data.')

/** Puts a member out of its room and tells it why. */
export function expel(member: Member, { status, message, reason }: Refusal): void {
  member.outbox.send('ReceiveException', { status, message, ...(reason ? { reason } : {}) })
  member.leave()
}

/** Those whose key opens less or nothing since a person was changed or erased are told so, others get their new view. */
export function reviseMembers(
  context: Pick<HubContext, 'versions' | 'now'>,
  room: Room,
  personId: string,
): void {
  for (const member of [...room.members]) {
    const { membership } = member
    if (!membership || membership.viewer.personId !== personId) continue
    const next = viewerNow(room, membership)
    if ('ok' in next) expel(member, next)
    else {
      member.become(next)
      tellJoined(context, room, member)
    }
  }
}

/** The full data anew, with what the member's key now opens. */
export function tellJoined(context: Pick<HubContext, 'versions' | 'now'>, room: Room, member: Member): void {
  const viewer = member.membership?.viewer
  if (viewer)
    member.outbox.sendText('JoinEventHub', joinedText({ viewer, baseUrl: member.baseUrl }, room, context))
}

/** A member that came with the admin key stays admin, as the person it has registered while there is that person. */
function viewerNow(room: Room, { viewer, holder }: Membership): Viewer | Refusal {
  if (holder.kind === 'admin') {
    const isThere = viewer.personId !== null && room.state.persons.has(viewer.personId)
    return { role: 'admin', personId: isThere ? viewer.personId : null }
  }
  if (holder.kind === 'private' && !room.state.persons.has(holder.personId)) return personErased()
  const authority = authorityIn(room, holder)
  return authority.ok ? authority.viewer : authority
}
