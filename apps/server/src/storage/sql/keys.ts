import type { Keyring, Place } from '../keyring/keyring.ts'
import type { KeyHolder } from '../storage.ts'
import { chunksOf } from './chunks.ts'
import { removeDevicesOf } from './push.ts'
import type { Db, Schema } from './schema.ts'

type KeyRow = Schema['access_key']
type KeyKind = KeyRow['kind']
type Holder = { eventId: string; personId: string }

/** The place that the key of a holder is sealed for. */
export function placeOfKey({ eventId, personId }: Holder, kind: KeyKind): Place {
  return ['key', kind, eventId, personId]
}

/** Keys of an event (personId '') or of a person. */
type HolderKeys = { personId: string; keys: { readonly [K in KeyKind]?: string } }

/**
 * Replaces keys of an event and its people; an empty key stays what it is. Rejects a key that is already in
 * use, and an empty one where none is stored.
 */
export async function putKeys(
  db: Db,
  eventId: string,
  holders: readonly HolderKeys[],
  keyring: Keyring,
): Promise<void> {
  for (const chunk of chunksOf(holders)) await putSomeKeys(db, eventId, chunk, keyring)
}

async function putSomeKeys(
  db: Db,
  eventId: string,
  holders: readonly HolderKeys[],
  keyring: Keyring,
): Promise<void> {
  const stored = await keysOf(
    db,
    eventId,
    holders.map(({ personId }) => personId),
  )
  const byPlace = new Map(stored.map((row) => [`${row.kind} ${row.person_id}`, row]))
  const former: StoredKey[] = []
  const rows: KeyRow[] = []
  for (const { personId, keys } of holders) {
    for (const [kind, key] of Object.entries(keys) as [KeyKind, string][]) {
      const known = byPlace.get(`${kind} ${personId}`)
      if (key === '' && !known) throw new Error(emptyKey(kind, { eventId, personId }))
      if (key === '' || (known && keyring.hashes(key).includes(known.hash))) continue
      if (known) former.push(known)
      rows.push(rowOf({ eventId, personId }, kind, key, keyring))
    }
  }
  const kept = new Set(rows.map(({ hash }) => hash))
  await deleteKeys(db, eventId, former, kept)
  if (rows.length > 0) await db.insertInto('access_key').values(rows).execute()
}

/** Removes the keys of people, with the opened events whose links hold them, and their devices. */
export async function removeKeys(db: Db, eventId: string, personIds: readonly string[]): Promise<void> {
  for (const chunk of chunksOf(personIds))
    await deleteKeys(db, eventId, await keysOf(db, eventId, chunk), new Set())
}

type StoredKey = Pick<KeyRow, 'kind' | 'hash' | 'person_id'>

function keysOf(db: Db, eventId: string, personIds: readonly string[]): Promise<StoredKey[]> {
  return db
    .selectFrom('access_key')
    .select(['kind', 'hash', 'person_id'])
    .where('event_id', '=', eventId)
    .where('person_id', 'in', personIds)
    .execute()
}

function rowOf(holder: Holder, kind: KeyKind, key: string, keyring: Keyring): KeyRow {
  return {
    hash: keyring.hash(key),
    sealed_key: keyring.seal(key, placeOfKey(holder, kind)),
    kind,
    event_id: holder.eventId,
    person_id: holder.personId,
  }
}

/** Deletes keys, and what only they have opened: those in `kept` go on under another holder. */
async function deleteKeys(
  db: Db,
  eventId: string,
  keys: readonly StoredKey[],
  kept: ReadonlySet<string>,
): Promise<void> {
  const hashes = keys.map(({ hash }) => hash)
  const revoked = hashes.filter((hash) => !kept.has(hash))
  const people = keys.filter(({ kind, hash }) => kind === 'private' && !kept.has(hash))
  await removeDevicesOf(
    db,
    eventId,
    people.map(({ person_id }) => person_id),
  )
  if (revoked.length > 0) {
    await db
      .deleteFrom('opened_event')
      .where('event_id', '=', eventId)
      .where('key_hash', 'in', revoked)
      .execute()
  }
  if (hashes.length > 0) await db.deleteFrom('access_key').where('hash', 'in', hashes).execute()
}

/** KEY-3: looked up by a keyed hash, so that the time of a look-up tells nothing about stored keys. */
export async function findKey(db: Db, key: string, keyring: Keyring): Promise<KeyHolder | undefined> {
  const row = await db
    .selectFrom('access_key')
    .select(['kind', 'event_id', 'person_id'])
    .where('hash', 'in', keyring.hashes(key))
    .executeTakeFirst()
  if (!row) return undefined
  if (row.kind !== 'private') return { kind: row.kind, eventId: row.event_id }
  return { kind: row.kind, eventId: row.event_id, personId: row.person_id }
}

function emptyKey(kind: KeyKind, { eventId, personId }: Holder): string {
  const holder = personId === '' ? `event ${eventId}` : `person ${personId}`
  return `the ${kind} key of ${holder} is empty. Maybe it was not generated yet.`
}

/** The place that the link of an opened event is sealed for. */
export function placeOfLink(sessionId: string, eventId: string): Place {
  return ['link', sessionId, eventId]
}

/**
 * The columns of a link. A link ends in its key, and is found by the hash of that key when the key is
 * replaced.
 */
export function linkColumns(
  { sessionId, eventId, link }: { sessionId: string; eventId: string; link: string },
  keyring: Keyring,
): Pick<Schema['opened_event'], 'sealed_link' | 'key_hash'> {
  return {
    sealed_link: keyring.seal(link, placeOfLink(sessionId, eventId)),
    key_hash: keyring.hash(link.slice(link.lastIndexOf('=') + 1)),
  }
}
