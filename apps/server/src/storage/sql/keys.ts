import { createHash, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { KeyHolder } from '../storage.ts'
import type { Schema } from './schema.ts'

type KeyRow = Schema['access_key']

/** Replaces the keys of an event (person_id '') or of a person. Rejects a key that is already in use. */
export async function putKeys(
  db: Kysely<Schema>,
  eventId: string,
  personId: string,
  keys: readonly Pick<KeyRow, 'kind' | 'key'>[],
): Promise<void> {
  const rows = keys.map((row) => ({ ...row, hash: hashOf(row.key), event_id: eventId, person_id: personId }))
  const stored = await db
    .selectFrom('access_key')
    .select(['kind', 'hash', 'key'])
    .where('event_id', '=', eventId)
    .where('person_id', '=', personId)
    .execute()
  const isStored = (row: KeyRow) => stored.some(({ kind, hash }) => kind === row.kind && hash === row.hash)
  if (stored.length === rows.length && rows.every(isStored)) return
  const isKept = (key: string) => rows.some((row) => row.key === key)
  const revoked = stored.map(({ key }) => key).filter((key) => !isKept(key))
  await removeOpenedLinks(db, eventId, revoked)
  await deleteKeys(db, eventId, personId)
  await db.insertInto('access_key').values(rows).execute()
}

/** Removes the keys of an event or a person, and the links with them from opened events. */
export async function removeKeys(db: Kysely<Schema>, eventId: string, personId: string): Promise<void> {
  const stored = await db
    .selectFrom('access_key')
    .select('key')
    .where('event_id', '=', eventId)
    .where('person_id', '=', personId)
    .execute()
  const revoked = stored.map(({ key }) => key)
  await removeOpenedLinks(db, eventId, revoked)
  await deleteKeys(db, eventId, personId)
}

/** Removes opened events whose link contains a revoked key. */
async function removeOpenedLinks(
  db: Kysely<Schema>,
  eventId: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return
  const opened = await db
    .selectFrom('opened_event')
    .select(['session_id', 'link'])
    .where('event_id', '=', eventId)
    .execute()
  const revoked = opened.filter(({ link }) => keys.some((key) => link.endsWith(`=${key}`)))
  for (const { session_id } of revoked) {
    await db
      .deleteFrom('opened_event')
      .where('event_id', '=', eventId)
      .where('session_id', '=', session_id)
      .execute()
  }
}

async function deleteKeys(db: Kysely<Schema>, eventId: string, personId: string): Promise<void> {
  await db
    .deleteFrom('access_key')
    .where('event_id', '=', eventId)
    .where('person_id', '=', personId)
    .execute()
}

/** KEY-3: looked up by hash, then compared in constant time. */
export async function findKey(db: Kysely<Schema>, key: string): Promise<KeyHolder | undefined> {
  const row = await db
    .selectFrom('access_key')
    .select(['key', 'kind', 'event_id', 'person_id'])
    .where('hash', '=', hashOf(key))
    .executeTakeFirst()
  if (!row || !isSameKey(row.key, key)) return undefined
  if (row.kind !== 'private') return { kind: row.kind, eventId: row.event_id }
  return { kind: row.kind, eventId: row.event_id, personId: row.person_id }
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

function isSameKey(stored: string, given: string): boolean {
  const [a, b] = [Buffer.from(stored), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
