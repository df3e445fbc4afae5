import { actorOf } from '../../audit/actor.ts'
import { couldNotStore } from '../../gate/refusal.ts'
import { lastAdminRefusal } from '../rights/last-admin.ts'
import type { Handler } from './handler.ts'
import { namedPerson } from './named-person.ts'
import { removal } from './removal.ts'

/** Erases a person with their topics, every cell that names either, and their key; KEY-9. */
export const removeUser: Handler<'RemoveUser'> = async (_context, connection, payload, authority) => {
  const named = namedPerson(authority, payload.userId)
  if (!named.ok) return named
  const { privateKey: _, ...person } = named.person
  const { room } = authority
  const lockout = lastAdminRefusal(connection, authority, person.id)
  if (lockout) return lockout
  const isStored = await room.change(
    removal(room, [person.id]),
    { kind: 'personRemoved', person },
    { actor: actorOf(connection, authority) },
  )
  return isStored ? { ok: true } : couldNotStore()
}
