import type {
  AddressedCell,
  CellValue,
  EventRecord,
  PersonRecord,
  SettingKey,
  SettingValue,
  TopicRecord,
} from '@planner/domain'
import type { Kysely } from 'kysely'
import type { OpenedEvent, StoredEvent, StoredPerson } from '../storage.ts'
import { addressOf } from './cells.ts'
import type { Schema } from './schema.ts'

export async function readEvent(db: Kysely<Schema>, eventId: string): Promise<StoredEvent | undefined> {
  const row = await db.selectFrom('event').select('data').where('id', '=', eventId).executeTakeFirst()
  if (!row) return undefined
  const keys = await db
    .selectFrom('access_key')
    .select(['kind', 'person_id', 'key'])
    .where('event_id', '=', eventId)
    .execute()
  const keyOf = (kind: Schema['access_key']['kind'], personId: string) =>
    keyMap.get(`${kind} ${personId}`) ?? missingKey(kind, eventId)
  const keyMap = new Map(keys.map(({ kind, person_id, key }) => [`${kind} ${person_id}`, key]))
  return {
    event: JSON.parse(row.data) as EventRecord,
    keys: { adminKey: keyOf('admin', ''), shareKey: keyOf('share', '') },
    settings: await readSettings(db, eventId),
    persons: (await readEntities(db, 'person', eventId)).map((data): StoredPerson => {
      const person = JSON.parse(data) as PersonRecord
      return { ...person, privateKey: keyOf('private', person.id) }
    }),
    topics: (await readEntities(db, 'topic', eventId)).map((data) => JSON.parse(data) as TopicRecord),
    cells: await readCells(db, eventId),
  }
}

/** Decision 14: newest first. */
export async function readOpenedEvents(
  db: Kysely<Schema>,
  sessionId: string,
): Promise<(OpenedEvent & { name: string })[]> {
  const rows = await db
    .selectFrom('opened_event')
    .innerJoin('event', 'event.id', 'opened_event.event_id')
    .select(['event_id', 'role', 'link', 'opened_at', 'event.data'])
    .where('session_id', '=', sessionId)
    .orderBy('opened_at', 'desc')
    .orderBy('event_id')
    .execute()
  return rows.map((row) => ({
    eventId: row.event_id,
    role: row.role,
    link: row.link,
    openedAt: row.opened_at,
    name: (JSON.parse(row.data) as EventRecord).name,
  }))
}

async function readSettings(db: Kysely<Schema>, eventId: string): Promise<StoredEvent['settings']> {
  const rows = await db
    .selectFrom('setting')
    .select(['key', 'value', 'timestamp'])
    .where('event_id', '=', eventId)
    .orderBy('key')
    .execute()
  return rows.map(({ key, value, timestamp }) => [
    key as SettingKey,
    { value: JSON.parse(value) as SettingValue, timestamp },
  ])
}

async function readEntities(
  db: Kysely<Schema>,
  table: 'person' | 'topic',
  eventId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .select('data')
    .where('event_id', '=', eventId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => row.data)
}

async function readCells(db: Kysely<Schema>, eventId: string): Promise<AddressedCell[]> {
  const rows = await db
    .selectFrom('cell')
    .select(['key', 'value', 'timestamp'])
    .where('event_id', '=', eventId)
    .execute()
  return rows.map(({ key, value, timestamp }) => ({
    address: addressOf(key),
    value: JSON.parse(value) as CellValue,
    timestamp,
  }))
}

function missingKey(kind: string, eventId: string): never {
  throw new Error(`Event ${eventId} is stored without a ${kind} key. Maybe the data was edited by hand.`)
}
