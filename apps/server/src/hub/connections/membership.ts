import type { Viewer } from '@planner/domain'
import type { Refusal } from '@planner/protocol'
import { authorityIn } from '../../gate/authority.ts'
import { refuse } from '../../gate/refusal.ts'
import type { PublishContext } from '../context.ts'
import { sendData } from '../signals/send-data.ts'
import { sendRefusal } from '../signals/signal-queue.ts'
import type { Audience } from './audience.ts'
import type { Connection, Membership } from './connection.ts'

export const linkReplaced = (): Refusal =>
  refuse(404, 'linkReplaced', 'This link is no longer valid: the event admin has replaced it.')

export const personalLinkReplaced = (): Refusal =>
  refuse(404, 'personalLinkReplaced', 'This personal link is no longer valid: it was replaced by a new one.')

export const sessionClosed = (): Refusal =>
  refuse(404, 'sessionClosed', 'An event admin has ended this session. The event opens again by its link.')

const personErased = (): Refusal =>
  refuse(404, 'personRemoved', 'This person was removed from the event with all their data.')

/** Removes a member from its room and sends it the reason. */
export function revokeAccess({ leave }: PublishContext, member: Connection, refusal: Refusal): void {
  leave(member)
  sendRefusal(member.signals, refusal)
}

/**
 * Re-authorises the members of changed or erased people: each gets the data of its new role, or loses access.
 */
export function refreshMembers(
  context: PublishContext,
  { members }: Audience,
  ...personIds: readonly string[]
): void {
  const changed = new Set<string | null>(personIds)
  for (const member of [...members]) {
    const { membership } = member
    if (!membership || !changed.has(membership.viewer.personId)) continue
    const next = currentViewer(membership)
    if ('ok' in next) revokeAccess(context, member, next)
    else {
      member.membership = { ...membership, viewer: next }
      sendData(context, member, 'JoinEventHub')
    }
  }
}

/**
 * A member authorised by the admin key stays admin, and keeps the person it has registered while that person
 * exists.
 */
function currentViewer({ room, viewer, holder }: Membership): Viewer | Refusal {
  if (holder.kind === 'admin') {
    const personExists = viewer.personId !== null && room.state.persons.has(viewer.personId)
    return { role: 'admin', personId: personExists ? viewer.personId : null }
  }
  if (holder.kind === 'private' && !room.state.persons.has(holder.personId)) return personErased()
  const authority = authorityIn(room, holder)
  return authority.ok ? authority.viewer : authority
}
