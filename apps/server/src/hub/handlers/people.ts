import { activeAdmins, cellsOfAny } from '@planner/domain'
import type { Refusal } from '@planner/protocol'
import type { Authority } from '../../gate/authority.ts'
import { refuse } from '../../gate/refusal.ts'
import type { Notice } from '../../rooms/feed.ts'
import type { Room } from '../../rooms/room.ts'
import type { KeyHolder, StoredPerson, Write } from '../../storage/storage.ts'
import type { Connection } from '../connections/connection.ts'
import { changeRoom } from './change-room.ts'
import type { Handler } from './handler.ts'
import { namedPerson } from './named-person.ts'

export const ApproveUsers: Handler<'ApproveUsers'> = (context, connection, { userIds }, authority) => {
  const people = namedPeople(authority, userIds, ({ isWaiting }) => isWaiting)
  const writes = putPeople(authority, people, { isWaiting: false, timestamp: context.now() })
  return changePeople(connection, authority, people, 'peopleApproved', writes)
}

export const ArchiveUser: Handler<'ArchiveUser'> = async (context, connection, payload, authority) => {
  const named = namedPerson(authority, payload.userId)
  if (!named.ok) return named
  const { person } = named
  const { isArchived } = payload
  const lockout = isArchived ? lastAdminRefusal(connection, authority, person.id) : undefined
  if (lockout) return lockout
  const writes = putPeople(authority, [person], { isArchived, timestamp: context.now() })
  return changeRoom(connection, authority, writes, { kind: 'personArchived', personId: person.id })
}

export const ArchiveUsers: Handler<'ArchiveUsers'> = (context, connection, payload, authority) => {
  const { userIds, isArchived } = payload
  const people = namedPeople(authority, userIds, (person) => person.isArchived !== isArchived)
  const lockout = isArchived ? lockoutOf(connection, authority, people) : undefined
  if (lockout) return lockout
  const writes = putPeople(authority, people, { isArchived, timestamp: context.now() })
  return changePeople(connection, authority, people, 'peopleArchived', writes)
}

export const RemoveUser: Handler<'RemoveUser'> = async (_context, connection, payload, authority) => {
  const named = namedPerson(authority, payload.userId)
  if (!named.ok) return named
  const { privateKey: _, ...person } = named.person
  const lockout = lastAdminRefusal(connection, authority, person.id)
  if (lockout) return lockout
  const writes = removal(authority.room, [person.id])
  return changeRoom(connection, authority, writes, { kind: 'personRemoved', person })
}

export const RemoveUsers: Handler<'RemoveUsers'> = (_context, connection, { userIds }, authority) => {
  const people = namedPeople(authority, userIds, () => true)
  const lockout = lockoutOf(connection, authority, people)
  if (lockout) return lockout
  const writes = removal(
    authority.room,
    people.map(({ id }) => id),
  )
  return changePeople(connection, authority, people, 'peopleRemoved', writes)
}

export const SetEventAdmin: Handler<'SetEventAdmin'> = async (context, connection, payload, authority) => {
  const named = namedPerson(authority, payload.userId)
  if (!named.ok) return named
  const { person } = named
  const { isEventAdmin } = payload
  if (isEventAdmin && person.registerTopicWithoutAuthor)
    return refuse(422, 'topicOnly', 'A topic without an author cannot be an event admin.')
  if (isEventAdmin && person.isWaiting)
    return refuse(409, 'notApproved', 'This person waits for approval. Approve them first.')
  const lockout = isEventAdmin ? undefined : lastAdminRefusal(connection, authority, person.id)
  if (lockout) return lockout
  const writes = putPeople(authority, [person], { isEventAdmin, timestamp: context.now() })
  return changeRoom(connection, authority, writes, { kind: 'personRightsChanged', personId: person.id })
}

type Answer = { ok: true; numChanged: number } | Refusal

/** The named people that `applies` accepts. People who are gone need no change, so they are no error. */
function namedPeople(
  { room }: Authority,
  userIds: readonly string[],
  applies: (person: StoredPerson) => boolean,
): StoredPerson[] {
  return [...new Set(userIds)].flatMap((id) => room.storedPerson(id) ?? []).filter(applies)
}

/** Refuses what would lock the event's last admin out; see `lastAdminRefusal`. */
function lockoutOf(
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
async function changePeople(
  connection: Connection,
  authority: Authority,
  people: readonly StoredPerson[],
  kind: Extract<Notice, { personIds: unknown }>['kind'],
  writes: readonly Write[],
): Promise<Answer> {
  if (people.length === 0) return { ok: true, numChanged: 0 }
  const notice = { kind, personIds: people.map(({ id }) => id) }
  const changed = await changeRoom(connection, authority, writes, notice)
  return changed.ok ? { ok: true, numChanged: people.length } : changed
}

function putPeople(
  { room }: Authority,
  people: readonly StoredPerson[],
  changes: Partial<StoredPerson>,
): Write[] {
  const { eventId } = room
  return people.map((person) => ({ kind: 'putPerson', eventId, person: { ...person, ...changes } }))
}

/** The writes that erase people with their topics, every cell that names either, and their keys; KEY-9. */
function removal({ state, eventId }: Room, personIds: Iterable<string>): Write[] {
  const person = new Set(personIds)
  const topics = [...state.topics.values()].filter(({ ownerId }) => person.has(ownerId))
  const topic = new Set(topics.map(({ id }) => id))
  return [
    ...[...person].map((personId) => ({ kind: 'removePerson', eventId, personId }) as const),
    ...[...topic].map((topicId) => ({ kind: 'removeTopic', eventId, topicId }) as const),
    { kind: 'removeCells', eventId, keys: cellsOfAny(state, { person, topic }) },
  ]
}

/**
 * Rejects a change by which the last event admin would lock themselves out: they are authorised by their own
 * personal link, and no other person is an active admin. A holder of the admin link cannot be locked out.
 */
function lastAdminRefusal(
  connection: Connection,
  { room, holder }: Authority,
  personId: string,
): Refusal | undefined {
  const isOwn = (key: KeyHolder | undefined) => key?.kind === 'private' && key.personId === personId
  if (!isOwn(holder) && !isOwn(connection.membership?.holder)) return undefined
  const admins = activeAdmins(room.state)
  if (!admins.includes(personId) || admins.length > 1) return undefined
  return refuse(409, 'lastAdmin', 'You are the only event admin. Make somebody else event admin first.')
}
