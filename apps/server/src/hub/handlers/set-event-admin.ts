import { couldNotStore, refuse } from '../../gate/refusal.ts'
import { lastAdminRefusal } from '../last-admin.ts'
import type { Handler } from './handler.ts'
import { namedPerson } from './named-person.ts'

/** Makes a person an event admin, or unmakes them; KEY-6. Their open connections change role immediately. */
export const setEventAdmin: Handler<'SetEventAdmin'> = async (context, connection, payload, authority) => {
  const named = namedPerson(authority, payload.userId)
  if (!named.ok) return named
  const { person } = named
  const { room } = authority
  const { isEventAdmin } = payload
  if (isEventAdmin && person.registerTopicWithoutAuthor)
    return refuse(422, 'topicOnly', 'A topic without an author cannot be an event admin.')
  const locksOut = isEventAdmin ? undefined : lastAdminRefusal(connection, authority, person.id)
  if (locksOut) return locksOut
  const changed = { ...person, isEventAdmin, timestamp: context.now() }
  const isStored = await room.change([{ kind: 'putPerson', eventId: room.eventId, person: changed }], {
    kind: 'personRightsChanged',
    personId: person.id,
  })
  return isStored ? { ok: true } : couldNotStore()
}
