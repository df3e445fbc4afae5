import { type CellAddress, parseCellKey, referencesAny } from '@planner/domain'
import type { PackedCell } from '../change.ts'
import { type CellRow, deleteCells, putCells } from './cells.ts'
import { chunksOf } from './chunks.ts'
import type { Db } from './schema.ts'

/**
 * Changes of many cells are committed as entries of a backlog, at once and as a whole, and worked off in
 * slices, each with a commit of its own, so that other writes wait for a slice at most. Whoever reads an
 * event's cells has its backlog worked off before; what a crash leaves is worked off by the next start. While
 * an event has a backlog, every change of its cells goes there, in order.
 */
type Entry =
  | { kind: 'put'; cells: PackedCell[] }
  /** Removes the cells that name one of them. Those up to the key `after` are done. */
  | { kind: 'erase'; person: string[]; topic: string[]; after: string }
  /** Removes all cells, then the event. */
  | { kind: 'remove' }

/** Cells written in one slice, and cells looked through; some milliseconds each. */
const PUTS = 500
const LOOKS = 2000
/** Events with more cells are removed in slices. */
const MANY = 5000

export async function hasBacklog(db: Db, eventId?: string): Promise<boolean> {
  let query = db.selectFrom('cell_backlog').select('position').limit(1)
  if (eventId !== undefined) query = query.where('event_id', '=', eventId)
  return (await query.executeTakeFirst()) !== undefined
}

/** `texts` are JSON arrays of cells; see `PutCells`. */
export async function deferTexts(db: Db, eventId: string, texts: readonly string[]): Promise<void> {
  await append(
    db,
    eventId,
    texts.map((text) => `{"kind":"put","cells":${text}}`),
  )
}

/** Puts cells, behind the backlogs of their events. */
export async function putOrDefer(db: Db, cells: readonly CellRow[]): Promise<void> {
  if (!(await hasBacklog(db))) return putCells(db, cells)
  const direct: CellRow[] = []
  for (const [eventId, ofEvent] of Map.groupBy(cells, (cell) => cell.eventId)) {
    if (!(await hasBacklog(db, eventId))) direct.push(...ofEvent)
    else {
      const packed = ofEvent.map(({ key, value, timestamp }): PackedCell => [key, value, timestamp])
      await deferTexts(
        db,
        eventId,
        [...chunksOf(packed, PUTS)].map((chunk) => JSON.stringify(chunk)),
      )
    }
  }
  await putCells(db, direct)
}

/** Removes every cell that names one of the ids. */
export async function deferErasure(
  db: Db,
  eventId: string,
  ids: { person?: readonly string[]; topic?: readonly string[] },
): Promise<void> {
  const { person = [], topic = [] } = ids
  await append(db, eventId, [JSON.stringify({ kind: 'erase', person, topic, after: '' })])
}

/**
 * Removes an event with all its data. A large event leaves its cells and a bare row to the backlog: nobody
 * finds it any more, and whatever is still put into it is removed with it.
 */
export async function removeOrDefer(db: Db, eventId: string): Promise<void> {
  if (!(await hasManyCells(db, eventId))) {
    await db.deleteFrom('event').where('id', '=', eventId).execute()
    return
  }
  for (const table of OF_EVENT) await db.deleteFrom(table).where('event_id', '=', eventId).execute()
  await db.updateTable('event').set({ data: '{}' }).where('id', '=', eventId).execute()
  await append(db, eventId, [JSON.stringify({ kind: 'remove' })])
}

/** Removes what is left of a removed event, before an event of the same id is put. */
export async function finishRemoval(db: Db, eventId: string): Promise<void> {
  const isRemoved = await db
    .selectFrom('cell_backlog')
    .select('position')
    .where('event_id', '=', eventId)
    .where('entry', '=', JSON.stringify({ kind: 'remove' }))
    .executeTakeFirst()
  if (isRemoved) while (await workOff(db, eventId));
}

/** All tables with rows of an event, except `cell`. */
const OF_EVENT = [
  'access_key',
  'opened_event',
  'setting',
  'person',
  'topic',
  'meeting',
  'audit',
  'plan_run',
  'scenario',
  'scenario_bench',
  'event_use',
  'event_head',
  'event_change',
  'cell_backlog',
] as const

async function hasManyCells(db: Db, eventId: string): Promise<boolean> {
  const row = await db
    .selectFrom('cell')
    .select('key')
    .where('event_id', '=', eventId)
    .offset(MANY)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Works off one slice, of this event or of any; in a transaction. @returns whether there is more. */
export async function workOff(db: Db, eventId?: string): Promise<boolean> {
  let query = db.selectFrom('cell_backlog').selectAll().orderBy('event_id').orderBy('position').limit(1)
  if (eventId !== undefined) query = query.where('event_id', '=', eventId)
  const row = await query.executeTakeFirst()
  if (!row) return false
  const rest = await workOffEntry(db, row.event_id, JSON.parse(row.entry) as Entry)
  if (rest) {
    const entry = JSON.stringify(rest)
    await db
      .updateTable('cell_backlog')
      .set({ entry })
      .where('event_id', '=', row.event_id)
      .where('position', '=', row.position)
      .execute()
  } else {
    await db
      .deleteFrom('cell_backlog')
      .where('event_id', '=', row.event_id)
      .where('position', '=', row.position)
      .execute()
  }
  return true
}

/** @returns what is left of the entry. */
async function workOffEntry(db: Db, eventId: string, entry: Entry): Promise<Entry | undefined> {
  if (entry.kind === 'put') {
    const rows = entry.cells
      .slice(0, PUTS)
      .map(([key, value, timestamp]): CellRow => ({ eventId, key, value, timestamp }))
    await putCells(db, rows)
    return entry.cells.length > PUTS ? { ...entry, cells: entry.cells.slice(PUTS) } : undefined
  }
  if (entry.kind === 'remove') {
    const keys = await keysAfter(db, eventId, '')
    await deleteCells(db, eventId, keys)
    if (keys.length === LOOKS) return entry
    await db.deleteFrom('event').where('id', '=', eventId).execute()
    return undefined
  }
  const keys = await keysAfter(db, eventId, entry.after)
  const ids = { person: new Set(entry.person), topic: new Set(entry.topic) }
  const isErased = (address: CellAddress | undefined) => address !== undefined && referencesAny(address, ids)
  await deleteCells(
    db,
    eventId,
    keys.filter((key) => isErased(parseCellKey(key))),
  )
  const last = keys.at(-1)
  return keys.length === LOOKS && last !== undefined ? { ...entry, after: last } : undefined
}

async function keysAfter(db: Db, eventId: string, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('cell')
    .select('key')
    .where('event_id', '=', eventId)
    .where('key', '>', after)
    .orderBy('key')
    .limit(LOOKS)
    .execute()
  return rows.map(({ key }) => key)
}

async function append(db: Db, eventId: string, entries: readonly string[]): Promise<void> {
  const { newest } = await db
    .selectFrom('cell_backlog')
    .select(({ fn }) => fn.max<number | null>('position').as('newest'))
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow()
  let position = newest ?? 0
  for (const entry of entries) {
    position += 1
    await db.insertInto('cell_backlog').values({ event_id: eventId, position, entry }).execute()
  }
}
