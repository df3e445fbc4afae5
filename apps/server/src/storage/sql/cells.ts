import { type Cell, type CellKey, supersedes, valueOrder } from '@planner/domain'
import { chunksOf } from './chunks.ts'
import type { Db, Schema } from './schema.ts'

export type CellRow = Cell & { eventId: string; key: CellKey }

/** Upserts each cell that supersedes the stored one, and the others of the same address (LIVE-2). */
export async function putCells(db: Db, cells: readonly CellRow[]): Promise<void> {
  // PostgreSQL takes an address once in a statement.
  for (const chunk of chunksOf(newestOf(cells))) {
    await db
      .insertInto('cell')
      .values(chunk.map(rowOf))
      .onConflict((conflict) =>
        conflict
          .columns(['event_id', 'key'])
          .doUpdateSet(({ ref }) => ({
            value: ref('excluded.value'),
            value_order: ref('excluded.value_order'),
            timestamp: ref('excluded.timestamp'),
          }))
          .where((eb) =>
            eb.or([
              eb('excluded.timestamp', '>', eb.ref('cell.timestamp')),
              eb.and([
                eb('excluded.timestamp', '=', eb.ref('cell.timestamp')),
                eb('excluded.value_order', '>', eb.ref('cell.value_order')),
              ]),
            ]),
          ),
      )
      .execute()
  }
}

function newestOf(cells: readonly CellRow[]): readonly CellRow[] {
  const newest = new Map<string, CellRow>()
  for (const cell of cells) {
    const address = `${cell.eventId}|${cell.key}`
    const known = newest.get(address)
    if (!known || supersedes(cell, known)) newest.set(address, cell)
  }
  return newest.size === cells.length ? cells : [...newest.values()]
}

export async function deleteCells(db: Db, eventId: string, keys: readonly CellKey[]): Promise<void> {
  for (const chunk of chunksOf(keys)) {
    await db.deleteFrom('cell').where('event_id', '=', eventId).where('key', 'in', chunk).execute()
  }
}

function rowOf({ eventId, key, value, timestamp }: CellRow): Schema['cell'] {
  const order = Buffer.from(valueOrder(value), 'utf16le').swap16()
  return { event_id: eventId, key, value: JSON.stringify(value), value_order: order, timestamp }
}
