import {
  AUDIT_ACTIONS,
  type AuditDetails,
  type AuditEntry,
  MAX_AUDIT_ENTRIES,
  type PersonRecord,
} from '@planner/domain'
import type { Kysely, Selectable } from 'kysely'
import type { AuditPage, StoredAudit, StoredAuditEntry } from '../storage.ts'
import type { Schema } from './schema.ts'

type Row = Selectable<Schema['audit']>

/** Doing the same again within this time counts as one entry; ms. */
const SAME_MS = 10 * 60_000

export async function appendAudit(db: Kysely<Schema>, eventId: string, entry: AuditEntry): Promise<void> {
  const newest = await db
    .selectFrom('audit')
    .selectAll()
    .where('event_id', '=', eventId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  const row = rowOf(eventId, (newest?.position ?? 0) + 1, entry)
  if (newest && isSame(newest, row)) {
    const { at, position } = newest
    await db
      .updateTable('audit')
      .set({ times: newest.times + 1, at: Math.max(at, row.at) })
      .where('event_id', '=', eventId)
      .where('position', '=', position)
      .execute()
    return
  }
  await db.insertInto('audit').values(row).execute()
  await dropOldest(db, row)
}

/** Takes a person out of the audit: their id, and the name of an admin link's holder that is theirs (AUDIT-5). */
export async function forgetPerson(db: Kysely<Schema>, eventId: string, id: string): Promise<void> {
  const stored = await db
    .selectFrom('person')
    .select('data')
    .where('event_id', '=', eventId)
    .where('id', '=', id)
    .executeTakeFirst()
  const name = stored ? (JSON.parse(stored.data) as PersonRecord).name : ''
  const claimed = await db
    .selectFrom('audit')
    .select('actor_name')
    .distinct()
    .where('event_id', '=', eventId)
    .where('actor_name', '!=', '')
    .execute()
  for (const { actor_name } of claimed)
    if (isSameName(actor_name, name)) await blank(db, eventId, 'actor_name', actor_name)
  await blank(db, eventId, 'actor_id', id)
  await blank(db, eventId, 'subject', id)
}

/** The id of a topic holds that of its owner. */
export async function forgetTopic(db: Kysely<Schema>, eventId: string, id: string): Promise<void> {
  await blank(db, eventId, 'topic', id)
}

export async function readAudit(
  db: Kysely<Schema>,
  eventId: string,
  { before, limit, kinds }: AuditPage,
): Promise<StoredAudit> {
  let query = db.selectFrom('audit').selectAll().where('event_id', '=', eventId)
  if (before !== null) query = query.where('position', '<', before)
  if (kinds.length > 0) query = query.where('kind', 'in', kinds)
  const rows = await query
    .orderBy('position', 'desc')
    .limit(limit + 1)
    .execute()
  const { newest, count } = await db
    .selectFrom('audit')
    .select(({ fn }) => [fn.max<number | null>('position').as('newest'), fn.countAll<number>().as('count')])
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow()
  return {
    entries: rows.slice(0, limit).map(entryOf),
    hasMore: rows.length > limit,
    numDropped: (newest ?? 0) - count,
  }
}

async function dropOldest(db: Kysely<Schema>, { event_id, by_participant }: Row): Promise<void> {
  const max = by_participant ? MAX_AUDIT_ENTRIES.byParticipants : MAX_AUDIT_ENTRIES.byAdmins
  const oldest = await db
    .selectFrom('audit')
    .select('position')
    .where('event_id', '=', event_id)
    .where('by_participant', '=', by_participant)
    .orderBy('position', 'desc')
    .offset(max)
    .limit(1)
    .executeTakeFirst()
  if (!oldest) return
  await db
    .deleteFrom('audit')
    .where('event_id', '=', event_id)
    .where('by_participant', '=', by_participant)
    .where('position', '<=', oldest.position)
    .execute()
}

async function blank(
  db: Kysely<Schema>,
  eventId: string,
  column: 'actor_id' | 'actor_name' | 'subject' | 'topic',
  value: string,
): Promise<void> {
  await db
    .updateTable('audit')
    .set({ [column]: '' })
    .where('event_id', '=', eventId)
    .where(column, '=', value)
    .execute()
}

function isSameName(one: string, other: string): boolean {
  const plain = (name: string) => name.normalize('NFKC').trim().toLowerCase()
  return plain(one) === plain(other)
}

const SAME = [
  'actor_kind',
  'actor_id',
  'actor_name',
  'action',
  'subject',
  'topic',
  'details',
] as const satisfies (keyof Row)[]

function isSame(newest: Row, row: Row): boolean {
  return row.at - newest.at < SAME_MS && SAME.every((column) => newest[column] === row[column])
}

function rowOf(eventId: string, position: number, entry: AuditEntry): Row {
  const { at, actor, action, subject, topic, details } = entry
  return {
    event_id: eventId,
    position,
    at,
    actor_kind: actor.kind,
    actor_id: actor.personId,
    actor_name: actor.name,
    action,
    kind: AUDIT_ACTIONS[action],
    subject,
    topic,
    details: JSON.stringify(details),
    times: 1,
    by_participant: actor.kind === 'participant' ? 1 : 0,
  }
}

function entryOf(row: Row): StoredAuditEntry {
  return {
    position: row.position,
    at: row.at,
    times: row.times,
    actor: { kind: row.actor_kind, personId: row.actor_id, name: row.actor_name },
    action: row.action,
    subject: row.subject,
    topic: row.topic,
    details: JSON.parse(row.details) as AuditDetails,
  }
}
