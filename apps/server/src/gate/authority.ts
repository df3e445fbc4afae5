import type { Viewer } from '@planner/domain'
import type { Refusal } from '@planner/protocol'
import type { Room } from '../rooms/room.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { KeyHolder, Storage } from '../storage/storage.ts'
import { refuse } from './refusal.ts'

/** What a key opens; KEY-4. */
export type Authority = { ok: true; room: Room; holder: KeyHolder; viewer: Viewer }

/** The room a key belongs to, if any. */
export async function openByKey(
  { rooms, storage }: { rooms: Rooms; storage: Storage },
  key: string,
): Promise<{ room: Room; holder: KeyHolder } | undefined> {
  if (key === '') return undefined
  const stored = await storage.findKey(key)
  const room = stored && (await rooms.open(stored.eventId))
  // The room's own keys decide: they are at least as new as what was found.
  const holder = room?.holderOf(key)
  return room && holder ? { room, holder } : undefined
}

/** Refused with 403 for an archived person or a disabled account. */
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
