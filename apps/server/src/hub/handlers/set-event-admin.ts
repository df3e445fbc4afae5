import { tellPerson } from '../broadcast.ts'
import { lastAdminRefusal } from '../last-admin.ts'
import { reviseMembers } from '../membership.ts'
import { couldNotStore, refuse } from '../refusal.ts'
import type { Handler } from './handler.ts'
import { personForAdmin } from './named-person.ts'

/** Makes a person an event admin, or unmakes them; decision 13. Their open connections follow at once. */
export const setEventAdmin: Handler<'SetEventAdmin'> = async (context, connection, payload) => {
  const found = await personForAdmin(context, connection, payload)
  if (!found.ok) return found
  const { authority, room, person } = found
  const { isEventAdmin } = payload
  if (isEventAdmin && person.registerTopicWithoutAuthor)
    return refuse(422, 'topicOnly', 'A topic without an author cannot be an event admin.')
  const locksOut = isEventAdmin ? undefined : lastAdminRefusal(connection, authority, person.id)
  if (locksOut) return locksOut
  const changed = { ...person, isEventAdmin, timestamp: context.now() }
  if (!(await room.change([{ kind: 'putPerson', eventId: room.eventId, person: changed }])))
    return couldNotStore()
  reviseMembers(context, room, person.id)
  tellPerson(room, 'UpdateUser', person.id, context.now)
  return { ok: true }
}
