import { type Cell, type CellAddress, type CellKey, parseCellKey, valueOrder } from '@planner/domain'
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

export type CellRow = Cell & { eventId: string; key: CellKey }

/** Rows or keys per statement: few round trips, and well below the parameter limits of both engines. */
const CHUNK = 100

/** Upserts each cell that supersedes the stored one (LIVE-2). `cells` must not contain duplicates. */
export async function putCells(db: Kysely<Schema>, cells: readonly CellRow[]): Promise<void> {
  for (const chunk of chunksOf(cells)) {
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

export async function removeCells(
  db: Kysely<Schema>,
  eventId: string,
  keys: readonly CellKey[],
): Promise<void> {
  for (const chunk of chunksOf(keys)) {
    await db.deleteFrom('cell').where('event_id', '=', eventId).where('key', 'in', chunk).execute()
  }
}

/** Removes the cells that reference an id. `names` decides; the LIKE is only a prefilter. */
export async function removeCellsNaming(
  db: Kysely<Schema>,
  eventId: string,
  id: string,
  names: (address: CellAddress, id: string) => boolean,
): Promise<void> {
  const rows = await db
    .selectFrom('cell')
    .select('key')
    .where('event_id', '=', eventId)
    .where('key', 'like', `%${id}%`)
    .execute()
  const keys = rows
    .map((row) => row.key)
    .filter((key) => {
      const address = parseCellKey(key)
      return address !== undefined && names(address, id)
    })
  await removeCells(db, eventId, keys)
}

function rowOf({ eventId, key, value, timestamp }: CellRow): Schema['cell'] {
  const order = Buffer.from(valueOrder(value), 'utf16le').swap16()
  return { event_id: eventId, key, value: JSON.stringify(value), value_order: order, timestamp }
}

function* chunksOf<T>(items: readonly T[]): Generator<T[]> {
  for (let start = 0; start < items.length; start += CHUNK) yield items.slice(start, start + CHUNK)
}
