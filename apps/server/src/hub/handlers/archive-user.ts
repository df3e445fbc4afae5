import { tellData, tellPerson } from '../broadcast.ts'
import { lastAdminRefusal } from '../last-admin.ts'
import { reviseMembers } from '../membership.ts'
import { couldNotStore } from '../refusal.ts'
import type { Handler } from './handler.ts'
import { personForAdmin } from './named-person.ts'

/**
 * Takes a person out of the event, or back in, with everything they have said; decision 13. For everybody but admins
 * they are gone with their topics, so those get all data anew.
 */
export const archiveUser: Handler<'ArchiveUser'> = async (context, connection, payload) => {
  const found = await personForAdmin(context, connection, payload)
  if (!found.ok) return found
  const { authority, room, person } = found
  const { isArchived } = payload
  const locksOut = isArchived ? lastAdminRefusal(connection, authority, person.id) : undefined
  if (locksOut) return locksOut
  const changed = { ...person, isArchived, timestamp: context.now() }
  if (!(await room.change([{ kind: 'putPerson', eventId: room.eventId, person: changed }])))
    return couldNotStore()
  reviseMembers(context, room, person.id)
  // First the data: an update of somebody unknown would tell participants nothing.
  tellData(room, context.now, 'participant')
  tellPerson(room, 'UpdateUser', person.id, context.now)
  return { ok: true }
}
