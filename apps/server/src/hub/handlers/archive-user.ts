import { couldNotStore } from '../../gate/refusal.ts'
import { lastAdminRefusal } from '../last-admin.ts'
import type { Handler } from './handler.ts'
import { namedPerson } from './named-person.ts'

/**
 * Takes a person out of the event, or back in, with everything they have said; KEY-8. For everybody but admins
 * they are gone with their topics, so those get all data anew.
 */
export const archiveUser: Handler<'ArchiveUser'> = async (context, connection, payload, authority) => {
  const named = namedPerson(authority, payload.userId)
  if (!named.ok) return named
  const { person } = named
  const { room } = authority
  const { isArchived } = payload
  const locksOut = isArchived ? lastAdminRefusal(connection, authority, person.id) : undefined
  if (locksOut) return locksOut
  const changed = { ...person, isArchived, timestamp: context.now() }
  const isStored = await room.change([{ kind: 'putPerson', eventId: room.eventId, person: changed }], {
    kind: 'personArchived',
    personId: person.id,
  })
  return isStored ? { ok: true } : couldNotStore()
}
