import type { Keyring, Place } from '../keyring/keyring.ts'
import type { PushKeys, PushWrite, StoredPushDevice } from '../push-row.ts'
import { chunksOf } from './chunks.ts'
import type { Db } from './schema.ts'

/** The place that what a device is told by is sealed for. */
export function placeOfDevice(eventId: string, personId: string, id: string): Place {
  return ['push', eventId, personId, id]
}

export function placeOfPushKeys(publicKey: string): Place {
  return ['pushKeys', publicKey]
}

export async function readPushDevices(
  db: Db,
  { eventId, personId }: { eventId: string; personId: string },
  keyring: Keyring,
): Promise<StoredPushDevice[]> {
  const rows = await db
    .selectFrom('push_subscription')
    .select(['id', 'at', 'sealed'])
    .where('event_id', '=', eventId)
    .where('person_id', '=', personId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, at, sealed }) => ({
    id,
    at,
    subscription: keyring.open(sealed, placeOfDevice(eventId, personId, id)) ?? '',
  }))
}

export async function readPeopleWithDevices(db: Db, eventId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('push_subscription')
    .select('person_id')
    .distinct()
    .where('event_id', '=', eventId)
    .orderBy('person_id')
    .execute()
  return rows.map(({ person_id }) => person_id)
}

export async function readPushKeys(db: Db, keyring: Keyring): Promise<PushKeys | undefined> {
  const row = await db.selectFrom('push_keys').select(['public_key', 'sealed_private']).executeTakeFirst()
  if (!row) return undefined
  const { public_key: publicKey, sealed_private } = row
  return { publicKey, privateKey: keyring.open(sealed_private, placeOfPushKeys(publicKey)) ?? '' }
}

/** Devices of people who are erased, or whose personal link is replaced: who had the former one might have added theirs. */
export async function removeDevicesOf(db: Db, eventId: string, personIds: readonly string[]): Promise<void> {
  for (const chunk of chunksOf(personIds))
    await db
      .deleteFrom('push_subscription')
      .where('event_id', '=', eventId)
      .where('person_id', 'in', chunk)
      .execute()
}

export const PUSH_WRITES: {
  [K in PushWrite['kind']]: (
    db: Db,
    write: Extract<PushWrite, { kind: K }>,
    keyring: Keyring,
  ) => Promise<unknown>
} = {
  putPushDevice: async (db, { eventId, personId, device: { id, at, subscription }, keep }, keyring) => {
    const sealed = keyring.seal(subscription, placeOfDevice(eventId, personId, id))
    await db
      .insertInto('push_subscription')
      .values({ event_id: eventId, person_id: personId, id, at, sealed })
      .onConflict((conflict) => conflict.columns(['event_id', 'person_id', 'id']).doUpdateSet({ at, sealed }))
      .execute()
    const devices = await readPushDevices(db, { eventId, personId }, keyring)
    for (const { id: old } of devices.slice(keep)) await removeDevice(db, { eventId, personId, id: old })
  },
  removePushDevice: (db, write) => removeDevice(db, write),
  putPushKeys: (db, { keys: { publicKey, privateKey }, instead }, keyring) => {
    const row = {
      public_key: publicKey,
      sealed_private: keyring.seal(privateKey, placeOfPushKeys(publicKey)),
    }
    return db
      .insertInto('push_keys')
      .values({ name: 'vapid', ...row })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet(row).where('push_keys.public_key', '=', instead),
      )
      .execute()
  },
}

function removeDevice(
  db: Db,
  { eventId, personId, id }: { eventId: string; personId: string; id: string },
): Promise<unknown> {
  return db
    .deleteFrom('push_subscription')
    .where('event_id', '=', eventId)
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .execute()
}
