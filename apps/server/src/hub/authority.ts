import type { Viewer } from '@planner/domain'
import type { Refusal } from '@planner/protocol'
import type { Room } from '../rooms/room.ts'
import type { KeyHolder } from '../storage/storage.ts'
import type { Connection } from './connection.ts'
import type { HubContext } from './context.ts'
import { refuse } from './refusal.ts'

/** What a key opens for this connection; decision 12. */
export type Authority = { ok: true; room: Room; holder: KeyHolder; viewer: Viewer }

type Access = Pick<HubContext, 'rooms' | 'storage'>

/** Wrong keys cost more of the rate limit, so that trying keys out ends soon. */
const WRONG_KEY_COST = 50

/**
 * The room and role a key opens. Refused with 404 for an unknown key or one of another variant's event, 403 for
 * an archived person or a disabled account.
 */
export async function authorityOf(
  access: Access,
  connection: Connection,
  key: string,
): Promise<Authority | Refusal> {
  const joined = connection.membership?.room
  const holder = joined?.holderOf(key)
  if (joined && holder) return authorityIn(joined, holder)
  const found = await openByKey(access, key)
  if (!found || found.room.variant.id !== connection.variant.id) {
    connection.rateLimit.fine(WRONG_KEY_COST)
    return refuse(
      404,
      'unknownKey',
      'This link is not valid. Maybe the event was deleted or its links were changed?',
    )
  }
  return authorityIn(found.room, found.holder)
}

/** As `authorityOf`, for the admin key or an event admin's private key only. */
export async function adminAuthorityOf(
  access: Access,
  connection: Connection,
  key: string,
): Promise<Authority | Refusal> {
  if (key === '')
    return refuse(403, 'adminOnly', 'Only an event admin can do this: the admin key is missing.')
  const authority = await authorityOf(access, connection, key)
  if (authority.ok && authority.viewer.role !== 'admin') {
    return refuse(403, 'adminOnly', 'Only an event admin can do this.')
  }
  return authority
}

/** The room a key belongs to, if any. */
export async function openByKey(
  { rooms, storage }: Access,
  key: string,
): Promise<{ room: Room; holder: KeyHolder } | undefined> {
  if (key === '') return undefined
  const stored = await storage.findKey(key)
  const room = stored && (await rooms.open(stored.eventId))
  // The room's own keys decide: they are at least as new as what was found.
  const holder = room?.holderOf(key)
  return room && holder ? { room, holder } : undefined
}

export function authorityIn(room: Room, holder: KeyHolder): Authority | Refusal {
  if (holder.kind !== 'private') {
    const role = holder.kind === 'admin' ? 'admin' : 'visitor'
    return { ok: true, room, holder, viewer: { role, personId: null } }
  }
  const { personId } = holder
  const person = room.state.persons.get(personId)
  if (!person) return refuse(404, 'unknownKey', 'This person is no longer part of the event.')
  if (person.isArchived) {
    return refuse(403, 'archived', 'This person was archived by the event admin and can no longer take part.')
  }
  if (!person.enableAccount) {
    return refuse(403, 'disabled', 'This account was switched off by the event admin.')
  }
  const role = person.isEventAdmin ? 'admin' : 'participant'
  return { ok: true, room, holder, viewer: { role, personId } }
}
