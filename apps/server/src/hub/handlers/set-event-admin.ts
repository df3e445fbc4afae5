import { actorOf } from '../../audit/actor.ts'
import { couldNotStore, refuse } from '../../gate/refusal.ts'
import { lastAdminRefusal } from '../rights/last-admin.ts'
import type { Handler } from './handler.ts'
import { namedPerson } from './named-person.ts'

/** Grants or revokes a person's admin role; KEY-6. It takes effect on their open connections immediately. */
export const setEventAdmin: Handler<'SetEventAdmin'> = async (context, connection, payload, authority) => {
  const named = namedPerson(authority, payload.userId)
  if (!named.ok) return named
  const { person } = named
  const { room } = authority
  const { isEventAdmin } = payload
  if (isEventAdmin && person.registerTopicWithoutAuthor)
    return refuse(422, 'topicOnly', 'A topic without an author cannot be an event admin.')
  if (isEventAdmin && person.isWaiting)
    return refuse(409, 'notApproved', 'This person waits for approval. Approve them first.')
  const lockout = isEventAdmin ? undefined : lastAdminRefusal(connection, authority, person.id)
  if (lockout) return lockout
  const changed = { ...person, isEventAdmin, timestamp: context.now() }
  const isStored = await room.change(
    [{ kind: 'putPerson', eventId: room.eventId, person: changed }],
    { kind: 'personRightsChanged', personId: person.id },
    { actor: actorOf(connection, authority) },
  )
  return isStored ? { ok: true } : couldNotStore()
}
