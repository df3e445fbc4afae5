import type { EventRecord } from '@planner/domain'
import type { Keyring } from '../keyring/keyring.ts'
import type { OpenedEvent } from '../storage.ts'
import type { CellRows, EventRows } from '../stored-event.ts'
import { hasBacklog } from './cell-backlog.ts'
import { placeOfKey, placeOfLink } from './keys.ts'
import { readMeetings } from './meetings.ts'
import type { Db } from './schema.ts'

/** Cells read at once: some ten milliseconds. */
const PAGE = 4000

export async function readEvent(
  db: Db,
  eventId: string,
  keyring: Keyring,
): Promise<EventRows | 'behind' | undefined> {
  if (await hasBacklog(db, eventId)) return 'behind'
  const event = await db.selectFrom('event').select('data').where('id', '=', eventId).executeTakeFirst()
  if (!event) return undefined
  const settings = await db
    .selectFrom('setting')
    .select(['key', 'value', 'timestamp'])
    .where('event_id', '=', eventId)
    .orderBy('key')
    .execute()
  return {
    data: event.data,
    keys: await readKeys(db, eventId, keyring),
    settings,
    persons: await readEntities(db, 'person', eventId),
    topics: await readEntities(db, 'topic', eventId),
    meetings: await readMeetings(db, eventId),
  }
}

async function readKeys(db: Db, eventId: string, keyring: Keyring): Promise<EventRows['keys']> {
  const rows = await db
    .selectFrom('access_key')
    .select(['kind', 'person_id', 'sealed_key'])
    .where('event_id', '=', eventId)
    .execute()
  return rows.map(({ kind, person_id, sealed_key }) => {
    const key = keyring.open(sealed_key, placeOfKey({ eventId, personId: person_id }, kind))
    return { kind, person_id, key: key ?? '' }
  })
}

/** HTTP-6: newest first. A link that does not open is left out; the next visit with it stores it again. */
export async function readOpenedEvents(
  db: Db,
  sessionId: string,
  keyring: Keyring,
): Promise<(OpenedEvent & { name: string })[]> {
  const rows = await db
    .selectFrom('opened_event')
    .innerJoin('event', 'event.id', 'opened_event.event_id')
    .select(['event_id', 'role', 'sealed_link', 'opened_at', 'event.data'])
    .where('session_id', '=', sessionId)
    .orderBy('opened_at', 'desc')
    .orderBy('event_id')
    .execute()
  return rows.flatMap((row) => {
    const link = keyring.open(row.sealed_link, placeOfLink(sessionId, row.event_id))
    if (link === undefined) return []
    const { name } = JSON.parse(row.data) as EventRecord
    return { eventId: row.event_id, role: row.role, link, openedAt: row.opened_at, name }
  })
}

async function readEntities(db: Db, table: 'person' | 'topic', eventId: string): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .select('data')
    .where('event_id', '=', eventId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => row.data)
}

/** The next page of cells in the order of their keys. */
export async function readCells(db: Db, eventId: string, after: string, page = PAGE): Promise<CellRows> {
  const rows = await db
    .selectFrom('cell')
    .select(['key', 'value', 'timestamp'])
    .where('event_id', '=', eventId)
    .where('key', '>', after)
    .orderBy('key')
    .limit(page)
    .execute()
  return {
    keys: rows.map((row) => row.key),
    values: rows.map((row) => row.value),
    timestamps: rows.map((row) => row.timestamp),
    isLast: rows.length < page,
  }
}
