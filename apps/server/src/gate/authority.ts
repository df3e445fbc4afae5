import type { Viewer } from '@planner/domain'
import type { Refusal } from '@planner/protocol'
import type { Room } from '../rooms/room.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { KeyHolder, Storage } from '../storage/storage.ts'
import { refuse } from './refusal.ts'

/** What a key authorises; KEY-4. */
export type Authority = { ok: true; room: Room; holder: KeyHolder; viewer: Viewer }

export type ShutOutRule = {
  /**
   * Whether people who are archived or switched off may still do this, with their own data alone; KEY-16.
   * Default no.
   */
  whileShutOut?: 'allowed'
}

/** The room of a key and who holds it. */
export type OpenedByKey = { room: Room; holder: KeyHolder }

/** Resolves a key to its room and holder. */
export async function openByKey(
  { rooms, storage }: { rooms: Rooms; storage: Pick<Storage, 'findKey'> },
  key: string,
): Promise<OpenedByKey | undefined> {
  if (key === '') return undefined
  const stored = await storage.findKey(key)
  const room = stored && (await rooms.open(stored.eventId))
  // Other nodes may have changed who may what.
  await room?.catchUp()
  // The live copy may be ahead of storage, so its keys are authoritative.
  const holder = room?.holderOf(key)
  return room && holder ? { room, holder } : undefined
}

/**
 * Rejects archived people and disabled accounts with 403. Where the gate lets them in, they act as
 * participants: somebody who was an event admin is none while archived.
 */
export function authorityIn(
  room: Room,
  holder: KeyHolder,
  { whileShutOut }: ShutOutRule = {},
): Authority | Refusal {
  if (holder.kind !== 'private') {
    const role = holder.kind === 'admin' ? 'admin' : 'visitor'
    return { ok: true, room, holder, viewer: { role, personId: null } }
  }
  const { personId } = holder
  const person = room.state.persons.get(personId)
  if (!person) return refuse(404, 'unknownKey', 'This person is no longer part of the event.')
  const isShutOut = person.isArchived || !person.enableAccount
  if (isShutOut && whileShutOut === 'allowed')
    return { ok: true, room, holder, viewer: { role: 'participant', personId } }
  if (person.isArchived) {
    return refuse(403, 'archived', 'This person was archived by the event admin and can no longer take part.')
  }
  if (!person.enableAccount) {
    return refuse(403, 'disabled', 'This account was switched off by the event admin.')
  }
  const role = person.isEventAdmin ? 'admin' : 'participant'
  return { ok: true, room, holder, viewer: { role, personId } }
}

/**
 * What a key authorises by now, for the present turn of the event loop alone: other nodes may take it away in the next one. 404 for a
 * key that opens nothing any more, 403 for an archived person or a disabled account.
 */
export function authorityByNow(room: Room, key: string, gate: ShutOutRule = {}): Authority | Refusal {
  const holder = room.holderOf(key)
  return holder ? authorityIn(room, holder, gate) : unknownKey()
}

/** Of a key that opens nothing, or nothing any more. */
export const unknownKey = (): Refusal =>
  refuse(404, 'unknownKey', 'This link is not valid. Maybe the event was deleted or its links were changed?')

const KEY_PARAMETERS = ['personalKey', 'adminInvite', 'participantInvite']

/** The key in path and query of a page, the most personal one; '' without any. */
export function keyOfPath(path: string): string {
  const query = new URLSearchParams(path.split('?')[1] ?? '')
  return KEY_PARAMETERS.map((name) => query.get(name)).find(Boolean) ?? ''
}
