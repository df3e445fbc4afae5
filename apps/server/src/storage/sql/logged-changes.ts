import { sql } from 'kysely'
import { type ChangeToLog, EVERYTHING, type LoggedChange, type LoggedChanges } from '../change-log.ts'
import type { Keyring, Place } from '../keyring/keyring.ts'
import type { EventSnapshot } from '../stored-event.ts'
import { chunksOf } from './chunks.ts'
import { DATABASE_NOW } from './database-time.ts'
import { readCells, readEvent } from './read-event.ts'
import type { Db, Schema } from './schema.ts'

/** Names this node in the log, and seals what the log tells. */
type OfNode = { node: string; keyring: Keyring }

type Touched = { revision: number; touches: readonly string[] }

/**
 * The changes that one transaction adds to the log. It locks the events first, in the order of their ids, so that nodes that change
 * the same events wait for each other instead of for ever; whatever is decided afterwards holds until the commit.
 */
export class LoggedTransaction {
  readonly #heads: Map<string, number>
  readonly #since: Map<string, Touched[]>
  readonly #rows: Omit<Schema['event_change'], 'at'>[] = []
  readonly #changed = new Map<string, number>()
  readonly #own: OfNode

  private constructor(heads: Map<string, number>, since: Map<string, Touched[]>, own: OfNode) {
    this.#heads = heads
    this.#since = since
    this.#own = own
  }

  /** `logs` are the changes that it is to make. */
  static async begin(trx: Db, logs: readonly ChangeToLog[], own: OfNode): Promise<LoggedTransaction> {
    const eventIds = [...new Set(logs.map(({ eventId }) => eventId))].sort()
    const heads = await lockHeads(trx, eventIds)
    const bases = new Map<string, number>()
    for (const { eventId, base } of logs) bases.set(eventId, Math.min(base, bases.get(eventId) ?? base))
    const behind = [...bases].filter(([eventId, base]) => base < (heads.get(eventId) ?? base))
    const since = await touchedSince(trx, behind)
    return new LoggedTransaction(heads, since, own)
  }

  /** Whether another node has changed what it rests on, or the event is gone. */
  isRefused(log: ChangeToLog): boolean {
    const head = this.#heads.get(log.eventId)
    if (head === undefined) return true
    const since = (this.#since.get(log.eventId) ?? []).filter(({ revision }) => revision > log.base)
    // What was changed before the oldest entry that is kept is not known.
    const isKnown = log.base >= head || since[0]?.revision === log.base + 1
    return !isKnown || since.some(({ touches }) => rests(log, touches))
  }

  /** Gives a change that was applied the next revision of its event. @returns that. */
  add({ eventId, text, touches }: ChangeToLog): number {
    const { node, keyring } = this.#own
    const revision = (this.#changed.get(eventId) ?? this.#heads.get(eventId) ?? 0) + 1
    this.#changed.set(eventId, revision)
    // What comes later in this transaction was decided without it, too.
    const since = this.#since.get(eventId) ?? []
    this.#since.set(eventId, [...since, { revision, touches }])
    const sealed = keyring.seal(text, placeOfChange(eventId, revision))
    this.#rows.push({ event_id: eventId, revision, node, touches: textOf(touches), sealed })
    return revision
  }

  /** Writes the changes, except of events that went with one of them. */
  async flush(trx: Db, removed: ReadonlySet<string>): Promise<void> {
    const rows = this.#rows.filter(({ event_id }) => !removed.has(event_id))
    for (const chunk of chunksOf(rows))
      await trx
        .insertInto('event_change')
        .values(chunk.map((row) => ({ ...row, at: DATABASE_NOW })))
        .execute()
    const heads = [...this.#changed].filter(([eventId]) => !removed.has(eventId))
    if (heads.length === 0) return
    const values = heads.map(([eventId, revision]) => sql`(${eventId}, cast(${revision} as integer))`)
    await sql`update event_head set revision = changed.revision
      from (values ${sql.join(values)}) as changed (event_id, revision)
      where event_head.event_id = changed.event_id`.execute(trx)
  }
}

/** Locks events, in the order of their ids. @returns their revisions; events that are not there are missing. */
export async function lockHeads(trx: Db, eventIds: readonly string[]): Promise<Map<string, number>> {
  if (eventIds.length === 0) return new Map()
  const heads = await lockKnown(trx, eventIds)
  const unknown = eventIds.filter((id) => !heads.has(id))
  if (unknown.length === 0) return heads
  const events = trx
    .selectFrom('event')
    .select(['id as event_id', sql<number>`0`.as('revision')])
    .where('id', 'in', unknown)
    .where('data', '<>', REMOVED)
    .orderBy('id')
  await trx
    .insertInto('event_head')
    .columns(['event_id', 'revision'])
    .expression(events)
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .execute()
  for (const [eventId, revision] of await lockKnown(trx, unknown)) heads.set(eventId, revision)
  return heads
}

/** What is left of a large event that was removed until its cells are gone. */
const REMOVED = '{}'

async function lockKnown(trx: Db, eventIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('event_head')
    .select(['event_id', 'revision'])
    .where('event_id', 'in', eventIds)
    .orderBy('event_id')
    .forUpdate()
    .execute()
  return new Map(rows.map(({ event_id, revision }) => [event_id, revision]))
}

/** What was touched after a revision of each event, in order. */
async function touchedSince(trx: Db, asked: readonly EventAfter[]): Promise<Map<string, Touched[]>> {
  const since = new Map<string, Touched[]>()
  if (asked.length === 0) return since
  const { rows } = await sql<{ event_id: string; revision: number; touches: string }>`
    select event_change.event_id, revision, touches ${after(asked)}`.execute(trx)
  for (const { event_id, revision, touches } of rows) {
    const known = since.get(event_id) ?? []
    since.set(event_id, known)
    known.push({ revision, touches: touches.split(' ').filter(Boolean) })
  }
  return since
}

type EventAfter = readonly [eventId: string, after: number]

/** The entries after a revision of each event, in order. */
function after(asked: readonly EventAfter[]) {
  const values = asked.map(([eventId, revision]) => sql`(${eventId}, cast(${revision} as integer))`)
  return sql`from event_change
    join (values ${sql.join(values)}) as asked (event_id, after)
      on event_change.event_id = asked.event_id and revision > after
    order by event_change.event_id, revision`
}

function rests({ restsOn }: ChangeToLog, touches: readonly string[]): boolean {
  if (touches.includes(EVERYTHING)) return true
  if (restsOn.includes(EVERYTHING)) return touches.length > 0
  return touches.some((name) => restsOn.includes(name))
}

function textOf(touches: readonly string[]): string {
  return touches.join(' ')
}

function placeOfChange(eventId: string, revision: number): Place {
  return ['change', eventId, String(revision)]
}

/** So many changes are read at once; whoever is further behind loads the event anew. */
const MOST_READ = 500

export async function readRevision(db: Db, eventId: string): Promise<number | undefined> {
  const [row] = await readRevisions(db, [eventId])
  return row?.revision
}

/** The revisions of those of the events that are there. */
export async function readRevisions(
  db: Db,
  eventIds: readonly string[],
): Promise<{ eventId: string; revision: number }[]> {
  if (eventIds.length === 0) return []
  const rows = await db
    .selectFrom('event')
    .leftJoin('event_head', 'event_head.event_id', 'event.id')
    .select(['event.id as eventId', 'revision'])
    .where('event.id', 'in', eventIds)
    .where('event.data', '<>', REMOVED)
    .execute()
  return rows.map(({ eventId, revision }) => ({ eventId, revision: revision ?? 0 }))
}

type AskedChanges = { eventId: string; after: number }

/** What each asks for, in their order, by two statements for all of them. */
export async function readChanges(
  db: Db,
  keyring: Keyring,
  asked: readonly AskedChanges[],
): Promise<LoggedChanges[]> {
  const oldest = new Map<string, number>()
  for (const each of asked)
    oldest.set(each.eventId, Math.min(each.after, oldest.get(each.eventId) ?? each.after))
  const heads = new Map<string, number>()
  for (const { eventId, revision } of await readRevisions(db, [...oldest.keys()]))
    heads.set(eventId, revision)
  const behind = [...oldest].filter(([eventId, from]) => {
    const head = heads.get(eventId)
    return head !== undefined && head > from && head - from <= MOST_READ
  })
  const changes = await changesOf(db, keyring, behind)
  return asked.map(({ eventId, after: from }) => {
    const head = heads.get(eventId)
    if (head === undefined) return { kind: 'gone' }
    const found = (changes.get(eventId) ?? []).filter(({ revision }) => revision > from)
    const isWhole = found.every(({ revision }, index) => revision === from + 1 + index)
    return isWhole && found.length >= head - from ? { kind: 'changes', changes: found } : { kind: 'gap' }
  })
}

/** Those after a revision of each event, in order; entries that do not open are missing. */
async function changesOf(
  db: Db,
  keyring: Keyring,
  asked: readonly EventAfter[],
): Promise<Map<string, LoggedChange[]>> {
  const changes = new Map<string, LoggedChange[]>()
  if (asked.length === 0) return changes
  const { rows } = await sql<{ event_id: string; revision: number; node: string; sealed: string }>`
    select event_change.event_id, revision, node, sealed ${after(asked)}`.execute(db)
  for (const { event_id, revision, node, sealed } of rows) {
    const text = keyring.open(sealed, placeOfChange(event_id, revision))
    const known = changes.get(event_id) ?? []
    changes.set(event_id, known)
    if (text !== undefined) known.push({ revision, node, text })
  }
  return changes
}

/** An event as of one moment, with its revision then. */
export function readSnapshot(
  db: Db,
  eventId: string,
  keyring: Keyring,
): Promise<EventSnapshot | 'behind' | undefined> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const revision = await readRevision(trx, eventId)
      const rows = await readEvent(trx, eventId, keyring)
      if (rows === undefined || rows === 'behind') return rows
      const cells = await readCells(trx, eventId, '', MOST_CELLS)
      return { rows, cells, revision: revision ?? 0 }
    })
}

/** More than any event may have. */
const MOST_CELLS = 100_000_000

/** Forgets changes older than this; ms of the database's time. @returns how many. */
export async function pruneChanges(db: Db, olderThanMs: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('event_change')
    .where('at', '<', sql<number>`${DATABASE_NOW} - ${olderThanMs}`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
