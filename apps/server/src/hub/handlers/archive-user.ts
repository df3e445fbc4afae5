import { actorOf } from '../../audit/actor.ts'
import { couldNotStore } from '../../gate/refusal.ts'
import { lastAdminRefusal } from '../rights/last-admin.ts'
import type { Handler } from './handler.ts'
import { namedPerson } from './named-person.ts'

/** Archives a person with their topics and choices, or restores them; KEY-8. Only admins see archived people. */
export const archiveUser: Handler<'ArchiveUser'> = async (context, connection, payload, authority) => {
  const named = namedPerson(authority, payload.userId)
  if (!named.ok) return named
  const { person } = named
  const { room } = authority
  const { isArchived } = payload
  const lockout = isArchived ? lastAdminRefusal(connection, authority, person.id) : undefined
  if (lockout) return lockout
  const changed = { ...person, isArchived, timestamp: context.now() }
  const isStored = await room.change(
    [{ kind: 'putPerson', eventId: room.eventId, person: changed }],
    { kind: 'personArchived', personId: person.id },
    { actor: actorOf(connection, authority) },
  )
  return isStored ? { ok: true } : couldNotStore()
}
