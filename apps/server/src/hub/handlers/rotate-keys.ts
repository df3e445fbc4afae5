import { actorOf } from '../../audit/actor.ts'
import { couldNotStore } from '../../gate/refusal.ts'
import { adminLink, shareLink } from '../../rooms/links.ts'
import { recordOpenedEvent } from '../connections/opened-events.ts'
import type { Handler } from './handler.ts'

/** The connection that replaces a key keeps its access. */
export const RotateKeys: Handler<'RotateKeys'> = async (context, connection, payload, authority) => {
  const { room, holder } = authority
  const { variant, state } = room
  const { rotateAdminKey, rotateShareKey } = payload
  const keys = {
    adminKey: rotateAdminKey ? context.ids.newKey() : room.keys.adminKey,
    shareKey: rotateShareKey ? context.ids.newKey() : room.keys.shareKey,
  }
  const isStored = await room.change(
    [{ kind: 'putEvent', event: state.event, keys }],
    { kind: 'keysReplaced', admin: rotateAdminKey, share: rotateShareKey },
    { origin: connection.id, actor: actorOf(connection, authority) },
  )
  if (!isStored) return couldNotStore()
  if (rotateAdminKey && holder.kind === 'admin') recordOpenedEvent(context, connection, room, keys.adminKey)
  return {
    ok: true,
    eventAdminGuid: keys.adminKey,
    adminLink: connection.baseUrl + adminLink(variant, keys.adminKey),
    shareLink: connection.baseUrl + shareLink(variant, keys.shareKey),
  }
}
