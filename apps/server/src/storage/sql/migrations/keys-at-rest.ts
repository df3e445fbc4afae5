import type { Kysely } from 'kysely'
import type { Keyring } from '../../keyring/keyring.ts'
import { linkColumns, placeOfKey } from '../keys.ts'
import { PLAIN } from '../reseal.ts'
import type { Schema } from '../schema.ts'

export const keysAtRest = { up }

/** The tables while they change: the columns of both versions. */
type Changing = Pick<Schema, 'event' | 'access_key' | 'sealed_under' | 'opened_event'>

/** Seals what was stored in plain text: in the columns where it was, under their new names. KEY-22 */
async function up(db: Kysely<Changing>, keyring: Keyring): Promise<void> {
  await db.schema
    .createTable('sealed_under')
    .addColumn('secret_id', 'text', (column) => column.primaryKey())
    .execute()
  await db.schema.alterTable('access_key').renameColumn('key', 'sealed_key').execute()
  await db.schema.alterTable('opened_event').renameColumn('link', 'sealed_link').execute()
  await db.schema
    .alterTable('opened_event')
    .addColumn('key_hash', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.createIndex('opened_event_key').on('opened_event').column('key_hash').execute()

  const events = await db.selectFrom('event').select('id').orderBy('id').execute()
  for (const { id } of events) {
    await sealKeys(db, id, keyring)
    await sealLinks(db, id, keyring)
  }
  // Also without events: those that were deleted may have left keys in the file.
  await db
    .insertInto('sealed_under')
    .values([{ secret_id: PLAIN }, { secret_id: keyring.id }])
    .execute()
}

async function sealKeys(db: Kysely<Changing>, eventId: string, keyring: Keyring): Promise<void> {
  const rows = await db
    .selectFrom('access_key')
    .select(['hash', 'sealed_key as key', 'kind', 'person_id'])
    .where('event_id', '=', eventId)
    .execute()
  for (const { hash, key, kind, person_id } of rows) {
    const place = placeOfKey({ eventId, personId: person_id }, kind)
    await db
      .updateTable('access_key')
      .set({ hash: keyring.hash(key), sealed_key: keyring.seal(key, place) })
      .where('hash', '=', hash)
      .execute()
  }
}

async function sealLinks(db: Kysely<Changing>, eventId: string, keyring: Keyring): Promise<void> {
  const rows = await db
    .selectFrom('opened_event')
    .select(['session_id as sessionId', 'sealed_link as link'])
    .where('event_id', '=', eventId)
    .execute()
  for (const { sessionId, link } of rows) {
    await db
      .updateTable('opened_event')
      .set(linkColumns({ sessionId, eventId, link }, keyring))
      .where('session_id', '=', sessionId)
      .where('event_id', '=', eventId)
      .execute()
  }
}
