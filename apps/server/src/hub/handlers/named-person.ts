import type { Refusal } from '@planner/protocol'
import type { Room } from '../../rooms/room.ts'
import type { StoredPerson } from '../../storage/storage.ts'
import { type Authority, adminAuthorityOf, authorityOf } from '../authority.ts'
import type { Connection } from '../connection.ts'
import type { HubContext } from '../context.ts'
import { refuse } from '../refusal.ts'

type Named = { ok: true; authority: Authority; room: Room; person: StoredPerson }

/** The person an admin names. */
export async function personForAdmin(
  context: HubContext,
  connection: Connection,
  { adminKey, userId }: { adminKey: string; userId: string },
): Promise<Named | Refusal> {
  const authority = await adminAuthorityOf(context, connection, adminKey)
  return authority.ok ? named(authority, userId) : authority
}

/** The person an admin names, or a participant who names themselves. */
export async function personForThemselves(
  context: HubContext,
  connection: Connection,
  { key, userId }: { key: string; userId: string },
): Promise<Named | Refusal> {
  if (key === '') return refuse(403, 'keyMissing', 'This needs the private key or the admin key.')
  const authority = await authorityOf(context, connection, key)
  if (!authority.ok) return authority
  if (authority.viewer.role !== 'admin' && authority.viewer.personId !== userId)
    return refuse(403, 'notYourRow', 'You can do this with your own data only.')
  return named(authority, userId)
}

function named(authority: Authority, userId: string): Named | Refusal {
  const { room } = authority
  const person = room.storedPerson(userId)
  if (person) return { ok: true, authority, room, person }
  return refuse(409, 'unknownPerson', 'User not found: userId names nobody in this event.')
}
