import { type Keyring, sealedPrefix } from '../keyring/keyring.ts'
import { linkColumns, placeOfKey, placeOfLink } from './keys.ts'
import { placeOfDevice, placeOfPushKeys } from './push.ts'
import type { Db } from './schema.ts'
import { placeOfWebhook } from './webhooks.ts'

/** `damaged` values do not open under any secret, and stay as they are. */
export type Resealed = { resealed: number; damaged: number }

/** Events per transaction: few commits, and little to do again after a kill. */
const EVENTS_PER_COMMIT = 50

/**
 * Seals everything under the current secret, unless it is already (KEY-17), and then has the engine clear
 * what it still keeps of former values. A secret counts as needed until both are done, so that a kill in
 * between loses nothing: the next start goes on.
 */
export async function sealUnderCurrent(
  db: Db,
  keyring: Keyring,
  clearFormerBytes: () => Promise<void>,
): Promise<Resealed> {
  const total: Resealed = { resealed: 0, damaged: 0 }
  const stored = await sealedUnder(db)
  if (stored.length === 1 && stored[0] === keyring.id) return total
  if (!stored.includes(keyring.id))
    await db.insertInto('sealed_under').values({ secret_id: keyring.id }).execute()
  for await (const eventIds of eventsInChunks(db)) {
    const chunk = await db.transaction().execute((trx) => resealEvents(trx, eventIds, keyring))
    total.resealed += chunk.resealed
    total.damaged += chunk.damaged
  }
  for (const isOpen of await resealPushKeys(db, keyring)) total[isOpen ? 'resealed' : 'damaged'] += 1
  await clearFormerBytes()
  await db.deleteFrom('sealed_under').where('secret_id', '!=', keyring.id).execute()
  return total
}

async function* eventsInChunks(db: Db): AsyncGenerator<string[]> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('event')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(EVENTS_PER_COMMIT)
      .execute()
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return
    yield ids
    last = ids.at(-1) ?? last
  }
}

async function resealEvents(db: Db, eventIds: readonly string[], keyring: Keyring): Promise<Resealed> {
  const outcomes = [
    ...(await resealKeys(db, eventIds, keyring)),
    ...(await resealLinks(db, eventIds, keyring)),
    ...(await resealWebhooks(db, eventIds, keyring)),
    ...(await resealDevices(db, eventIds, keyring)),
  ]
  const resealed = outcomes.filter(Boolean).length
  return { resealed, damaged: outcomes.length - resealed }
}

/** @returns for every key whether it opened. */
async function resealKeys(db: Db, eventIds: readonly string[], keyring: Keyring): Promise<boolean[]> {
  const rows = await db
    .selectFrom('access_key')
    .selectAll()
    .where('event_id', 'in', eventIds)
    .where('sealed_key', 'not like', `${sealedPrefix(keyring.id)}%`)
    .execute()
  const outcomes: boolean[] = []
  for (const { hash, sealed_key, kind, event_id, person_id } of rows) {
    const place = placeOfKey({ eventId: event_id, personId: person_id }, kind)
    const key = keyring.open(sealed_key, place)
    outcomes.push(key !== undefined)
    if (key === undefined) continue
    await db
      .updateTable('access_key')
      .set({ hash: keyring.hash(key), sealed_key: keyring.seal(key, place) })
      .where('hash', '=', hash)
      .execute()
  }
  return outcomes
}

/** @returns for every link whether it opened. */
async function resealLinks(db: Db, eventIds: readonly string[], keyring: Keyring): Promise<boolean[]> {
  const rows = await db
    .selectFrom('opened_event')
    .select(['session_id as sessionId', 'event_id as eventId', 'sealed_link'])
    .where('event_id', 'in', eventIds)
    .where('sealed_link', 'not like', `${sealedPrefix(keyring.id)}%`)
    .execute()
  const outcomes: boolean[] = []
  for (const { sessionId, eventId, sealed_link } of rows) {
    const link = keyring.open(sealed_link, placeOfLink(sessionId, eventId))
    outcomes.push(link !== undefined)
    if (link === undefined) continue
    await db
      .updateTable('opened_event')
      .set(linkColumns({ sessionId, eventId, link }, keyring))
      .where('session_id', '=', sessionId)
      .where('event_id', '=', eventId)
      .execute()
  }
  return outcomes
}

/** @returns for every address of a webhook whether it opened. */
async function resealWebhooks(db: Db, eventIds: readonly string[], keyring: Keyring): Promise<boolean[]> {
  const rows = await db
    .selectFrom('webhook')
    .select(['event_id', 'id', 'sealed_address'])
    .where('event_id', 'in', eventIds)
    .where('sealed_address', 'not like', `${sealedPrefix(keyring.id)}%`)
    .execute()
  const outcomes: boolean[] = []
  for (const { event_id, id, sealed_address } of rows) {
    const place = placeOfWebhook(event_id, id)
    const address = keyring.open(sealed_address, place)
    outcomes.push(address !== undefined)
    if (address === undefined) continue
    await db
      .updateTable('webhook')
      .set({ sealed_address: keyring.seal(address, place) })
      .where('event_id', '=', event_id)
      .where('id', '=', id)
      .execute()
  }
  return outcomes
}

/** @returns for every device that is told by push whether it opened. */
async function resealDevices(db: Db, eventIds: readonly string[], keyring: Keyring): Promise<boolean[]> {
  const rows = await db
    .selectFrom('push_subscription')
    .select(['event_id', 'person_id', 'id', 'sealed'])
    .where('event_id', 'in', eventIds)
    .where('sealed', 'not like', `${sealedPrefix(keyring.id)}%`)
    .execute()
  const outcomes: boolean[] = []
  for (const { event_id, person_id, id, sealed } of rows) {
    const place = placeOfDevice(event_id, person_id, id)
    const subscription = keyring.open(sealed, place)
    outcomes.push(subscription !== undefined)
    if (subscription === undefined) continue
    await db
      .updateTable('push_subscription')
      .set({ sealed: keyring.seal(subscription, place) })
      .where('event_id', '=', event_id)
      .where('person_id', '=', person_id)
      .where('id', '=', id)
      .execute()
  }
  return outcomes
}

/** @returns whether the keys of the installation opened; nothing where there are none or nothing is to be done. */
async function resealPushKeys(db: Db, keyring: Keyring): Promise<boolean[]> {
  const row = await db
    .selectFrom('push_keys')
    .select(['public_key', 'sealed_private'])
    .where('sealed_private', 'not like', `${sealedPrefix(keyring.id)}%`)
    .executeTakeFirst()
  if (!row) return []
  const place = placeOfPushKeys(row.public_key)
  const privateKey = keyring.open(row.sealed_private, place)
  if (privateKey === undefined) return [false]
  const sealed_private = keyring.seal(privateKey, place)
  await db.updateTable('push_keys').set({ sealed_private }).where('public_key', '=', row.public_key).execute()
  return [true]
}

/** Stands among the ids of secrets for keys in plain text, which earlier versions of the server wrote. */
export const PLAIN = 'plain'

/** The secrets under which the database may have sealed something; none for a new or older database. */
export async function neededSecrets(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'sealed_under')) return []
  return (await sealedUnder(db)).filter((id) => id !== PLAIN)
}

async function sealedUnder(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('sealed_under').select('secret_id').execute()
  return rows.map(({ secret_id }) => secret_id)
}
