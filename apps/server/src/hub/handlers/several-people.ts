import type { Refusal } from '@planner/protocol'
import { actorOf } from '../../audit/actor.ts'
import type { Authority } from '../../gate/authority.ts'
import { couldNotStore } from '../../gate/refusal.ts'
import type { Notice } from '../../rooms/feed.ts'
import type { StoredPerson, Write } from '../../storage/storage.ts'
import type { Connection } from '../connections/connection.ts'
import { lastAdminRefusal } from '../rights/last-admin.ts'

type Answer = { ok: true; numChanged: number } | Refusal

/** The people of an invocation that `applies` to. Those who are gone by now need no change, so they are no error. */
export function namedPeople(
  { room }: Authority,
  userIds: readonly string[],
  applies: (person: StoredPerson) => boolean,
): StoredPerson[] {
  return [...new Set(userIds)].flatMap((id) => room.storedPerson(id) ?? []).filter(applies)
}

/** Refuses what would lock the event's last admin out; see `lastAdminRefusal`. */
export function lockoutOf(
  connection: Connection,
  authority: Authority,
  people: readonly StoredPerson[],
): Refusal | undefined {
  for (const { id } of people) {
    const refusal = lastAdminRefusal(connection, authority, id)
    if (refusal) return refusal
  }
  return undefined
}

/** Changes people by one write: all of them or, when it could not be stored, none. */
export async function changePeople(
  connection: Connection,
  authority: Authority,
  people: readonly StoredPerson[],
  kind: Extract<Notice, { personIds: unknown }>['kind'],
  writes: readonly Write[],
): Promise<Answer> {
  if (people.length === 0) return { ok: true, numChanged: 0 }
  const notice = { kind, personIds: people.map(({ id }) => id) }
  const isStored = await authority.room.change(writes, notice, { actor: actorOf(connection, authority) })
  return isStored ? { ok: true, numChanged: people.length } : couldNotStore()
}

export function putPeople(
  { room }: Authority,
  people: readonly StoredPerson[],
  changes: Partial<StoredPerson>,
): Write[] {
  const { eventId } = room
  return people.map((person) => ({ kind: 'putPerson', eventId, person: { ...person, ...changes } }))
}
