import {
  AUDIT_ACTIONS,
  type AuditDetails,
  type AuditEntry,
  MAX_AUDIT_ENTRIES,
  type PersonRecord,
} from '@planner/domain'
import type { Selectable } from 'kysely'
import type { AuditPage, StoredAudit, StoredAuditEntry } from '../storage.ts'
import { chunksOf } from './chunks.ts'
import type { Db, Schema } from './schema.ts'

type Row = Selectable<Schema['audit']>

/** Doing the same again within this time counts as one entry; ms. */
const SAME_MS = 10 * 60_000

/** Appends entries to the audit of an event. A repetition of the newest entry raises its count instead. */
export async function appendAudit(db: Db, eventId: string, entries: readonly AuditEntry[]): Promise<void> {
  const stored = await db
    .selectFrom('audit')
    .selectAll()
    .where('event_id', '=', eventId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  const timesBefore = stored?.times ?? 0
  const rows: Row[] = []
  let newest = stored
  for (const entry of entries) {
    const row = rowOf(eventId, (newest?.position ?? 0) + 1, entry)
    if (newest && isSame(newest, row)) {
      newest.times += 1
      newest.at = Math.max(newest.at, row.at)
    } else {
      newest = row
      rows.push(row)
    }
  }
  if (stored && stored.times > timesBefore) await recount(db, stored)
  for (const chunk of chunksOf(rows)) await db.insertInto('audit').values(chunk).execute()
  for (const row of new Map(rows.map((each) => [each.by_participant, each])).values())
    await dropOldest(db, row)
}

async function recount(db: Db, { event_id, position, times, at }: Row): Promise<void> {
  await db
    .updateTable('audit')
    .set({ times, at })
    .where('event_id', '=', event_id)
    .where('position', '=', position)
    .execute()
}

/** Takes people out of the audit: their ids, and their names where they used the admin link (AUDIT-5). */
export async function forgetPeople(db: Db, eventId: string, ids: readonly string[]): Promise<void> {
  const names = new Set<string>()
  for (const chunk of chunksOf(ids)) {
    const stored = await db
      .selectFrom('person')
      .select('data')
      .where('event_id', '=', eventId)
      .where('id', 'in', chunk)
      .execute()
    for (const { data } of stored) names.add(plainName((JSON.parse(data) as PersonRecord).name))
  }
  const claimed = await db
    .selectFrom('audit')
    .select('actor_name')
    .distinct()
    .where('event_id', '=', eventId)
    .where('actor_name', '!=', '')
    .execute()
  const theirs = claimed.map(({ actor_name }) => actor_name).filter((name) => names.has(plainName(name)))
  await blank(db, eventId, 'actor_name', theirs)
  await blank(db, eventId, 'actor_id', ids)
  await blank(db, eventId, 'subject', ids)
  await blankInSwaps(db, eventId, 'other', ids)
}

/** Takes topics out of the audit, since the id of a topic contains that of its owner. */
export async function forgetTopics(db: Db, eventId: string, ids: readonly string[]): Promise<void> {
  await blank(db, eventId, 'topic', ids)
  await blankInSwaps(db, eventId, 'otherTopic', ids)
}

export async function readAudit(
  db: Db,
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

async function dropOldest(db: Db, { event_id, by_participant }: Row): Promise<void> {
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
  db: Db,
  eventId: string,
  column: 'actor_id' | 'actor_name' | 'subject' | 'topic',
  values: readonly string[],
): Promise<void> {
  for (const chunk of chunksOf(values)) {
    await db
      .updateTable('audit')
      .set({ [column]: '' })
      .where('event_id', '=', eventId)
      .where(column, 'in', chunk)
      .execute()
  }
}

/** The second one of a swap and their topic are among its details (AUDIT-9). */
async function blankInSwaps(
  db: Db,
  eventId: string,
  detail: 'other' | 'otherTopic',
  ids: readonly string[],
): Promise<void> {
  const swaps = await db
    .selectFrom('audit')
    .select(['position', 'details'])
    .where('event_id', '=', eventId)
    .where('action', '=', 'placesSwapped')
    .execute()
  const gone = new Set(ids)
  for (const { position, details: text } of swaps) {
    const details = JSON.parse(text) as AuditDetails
    if (!gone.has(String(details[detail]))) continue
    await db
      .updateTable('audit')
      .set({ details: JSON.stringify({ ...details, [detail]: '' }) })
      .where('event_id', '=', eventId)
      .where('position', '=', position)
      .execute()
  }
}

function plainName(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase()
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
