import type { Kysely } from 'kysely'
import type { Keyring, Place } from '../keyring/keyring.ts'
import type { KeyHolder } from '../storage.ts'
import type { Schema } from './schema.ts'

type KeyRow = Schema['access_key']
type KeyKind = KeyRow['kind']
type Holder = { eventId: string; personId: string }

/** Where the key of a holder is sealed for. */
export function placeOfKey({ eventId, personId }: Holder, kind: KeyKind): Place {
  return ['key', kind, eventId, personId]
}

/**
 * Replaces the keys of an event (personId '') or of a person; an empty key stays what it is. Rejects a key that is already in
 * use, and an empty one where none is stored.
 */
export async function putKeys(
  db: Kysely<Schema>,
  holder: Holder,
  keys: { readonly [K in KeyKind]?: string },
  keyring: Keyring,
): Promise<void> {
  const stored = await keysOf(db, holder)
  const changed: { kind: KeyKind; key: string }[] = []
  for (const [kind, key] of Object.entries(keys) as [KeyKind, string][]) {
    const former = stored.find((row) => row.kind === kind)
    if (key === '' && !former) throw new Error(emptyKey(kind, holder))
    if (key !== '' && !(former && keyring.hashes(key).includes(former.hash))) changed.push({ kind, key })
  }
  if (changed.length === 0) return
  const isChanged = (row: Pick<KeyRow, 'kind'>) => changed.some(({ kind }) => kind === row.kind)
  const rows = changed.map(({ kind, key }) => rowOf(holder, kind, key, keyring))
  const isKept = (hash: string) => rows.some((row) => row.hash === hash)
  await deleteKeys(db, holder, stored.filter(isChanged), isKept)
  await db.insertInto('access_key').values(rows).execute()
}

/** Removes the keys of an event or a person, and the links with them from opened events. */
export async function removeKeys(db: Kysely<Schema>, holder: Holder): Promise<void> {
  await deleteKeys(db, holder, await keysOf(db, holder), () => false)
}

function keysOf(db: Kysely<Schema>, { eventId, personId }: Holder) {
  return db
    .selectFrom('access_key')
    .select(['kind', 'hash'])
    .where('event_id', '=', eventId)
    .where('person_id', '=', personId)
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

/** Deletes keys, and with those that are not kept elsewhere the opened events whose link holds them. */
async function deleteKeys(
  db: Kysely<Schema>,
  { eventId, personId }: Holder,
  keys: readonly Pick<KeyRow, 'kind' | 'hash'>[],
  isKept: (hash: string) => boolean,
): Promise<void> {
  if (keys.length === 0) return
  const revoked = keys.map(({ hash }) => hash).filter((hash) => !isKept(hash))
  if (revoked.length > 0) {
    await db
      .deleteFrom('opened_event')
      .where('event_id', '=', eventId)
      .where('key_hash', 'in', revoked)
      .execute()
  }
  const kinds = keys.map(({ kind }) => kind)
  await db
    .deleteFrom('access_key')
    .where('event_id', '=', eventId)
    .where('person_id', '=', personId)
    .where('kind', 'in', kinds)
    .execute()
}

/** KEY-3: looked up by a keyed hash, whose bytes nobody can guess, so that the time of a look-up tells nothing. */
export async function findKey(
  db: Kysely<Schema>,
  key: string,
  keyring: Keyring,
): Promise<KeyHolder | undefined> {
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
