import { isPlannerRunning } from '@planner/domain'
import { adminLink, shareLink } from '../../rooms/links.ts'
import { adminAuthorityOf } from '../authority.ts'
import { readerOf } from '../broadcast.ts'
import { expel, linkChanged, tellJoined } from '../membership.ts'
import { rememberOpened } from '../opened-events.ts'
import { couldNotStore, plannerRunning } from '../refusal.ts'
import { eventFor } from '../visibility.ts'
import type { Handler } from './handler.ts'

/** New keys; decision 13. Whoever has joined with an old one is put out, except the connection that asked for it. */
export const rotateKeys: Handler<'RotateKeys'> = async (context, connection, payload) => {
  const authority = await adminAuthorityOf(context, connection, payload.adminKey)
  if (!authority.ok) return authority
  const { room } = authority
  const { variant, state, eventId } = room
  // A run stores the event record, and its keys with it, when it starts and ends.
  if (isPlannerRunning(state.event) || room.isPlanStarting) return plannerRunning()
  const { rotateAdminKey, rotateShareKey } = payload
  const keys = {
    adminKey: rotateAdminKey ? context.ids.newKey() : room.keys.adminKey,
    shareKey: rotateShareKey ? context.ids.newKey() : room.keys.shareKey,
  }
  if (!(await room.change([{ kind: 'putEvent', event: state.event, keys }]))) return couldNotStore()

  const rotated = { admin: rotateAdminKey, share: rotateShareKey, private: false }
  for (const member of [...room.members]) {
    const { membership } = member
    if (!membership) continue
    if (member !== connection && rotated[membership.holder.kind]) expel(member, linkChanged())
    else if (membership.viewer.role === 'admin') tellJoined(context, room, member)
    else {
      const reader = readerOf(member)
      if (reader) member.outbox.send('UpdateEvent', { event: eventFor(reader, room) })
    }
  }
  if (rotateAdminKey && authority.holder.kind === 'admin')
    rememberOpened(context, connection, { kind: 'admin', eventId }, keys.adminKey)
  return {
    ok: true,
    eventAdminGuid: keys.adminKey,
    adminLink: connection.baseUrl + adminLink(variant, keys.adminKey),
    shareLink: connection.baseUrl + shareLink(variant, keys.shareKey),
  }
}
