import { actorOf } from '../../audit/actor.ts'
import { couldNotStore } from '../../gate/refusal.ts'
import { personalLink } from '../../rooms/links.ts'
import { recordOpenedEvent } from '../connections/opened-events.ts'
import type { Handler } from './handler.ts'
import { namedPerson } from './named-person.ts'

export const ReplacePersonalLink: Handler<'ReplacePersonalLink'> = async (
  context,
  connection,
  payload,
  authority,
) => {
  const named = namedPerson(authority, payload.userId)
  if (!named.ok) return named
  const { room, holder } = authority
  const { eventId, variant } = room
  const person = { ...named.person, privateKey: context.ids.newKey() }
  const isStored = await room.change(
    [{ kind: 'putPerson', eventId, person }],
    { kind: 'personalLinkReplaced', personId: person.id },
    { origin: connection.id, actor: actorOf(connection, authority) },
  )
  if (!isStored) return couldNotStore()
  const isOwn = holder.kind === 'private' && holder.personId === person.id
  if (isOwn) recordOpenedEvent(context, connection, room, person.privateKey)
  return {
    ok: true,
    eventUserPrivateGuid: person.privateKey,
    personalLink: connection.baseUrl + personalLink(variant, person.privateKey),
  }
}
