import { sql } from 'kysely'
import { chunksOf } from '../sql/chunks.ts'
import type { Db, Schema } from '../sql/schema.ts'

type Table = keyof Schema
type Row = Record<string, unknown>

/** What nodes tell each other while they run; an installation that moves begins anew with it. */
const PASSING: readonly string[] = ['event_head', 'event_change', 'allowance', 'lease']
/** With rows that hold for all events, under an id that is none. */
const OF_ALL_EVENTS: readonly string[] = ['no_mail']
const OF_MIGRATIONS: readonly string[] = ['migration', 'migration_lock']

/** Rows of one event at a time; tables without events as a whole. */
type Part = { table: Table; eventId: string | undefined }

/** How many rows of each table there are. */
export type Counts = Readonly<Record<string, number>>

/** Copies all rows of one database into another one, which has the same tables and no rows. */
export async function copyTables(from: Db, to: Db): Promise<Counts> {
  const counts: Record<string, number> = {}
  for (const part of await partsOf(from)) {
    const rows = await rowsOf(from, part)
    counts[part.table] = (counts[part.table] ?? 0) + rows.length
    for (const chunk of chunksOf(rows))
      await to
        .insertInto(part.table)
        .values(chunk as never)
        .execute()
  }
  return counts
}

/** Compares row by row. @throws an error that names the first difference by its table and event. */
export async function compareTables(from: Db, to: Db): Promise<void> {
  const [here, there] = [await partsOf(from), await partsOf(to)]
  const names = (parts: readonly Part[]) =>
    parts.map(({ table, eventId = '' }) => `${table} ${eventId}`).sort()
  if (names(here).join() !== names(there).join())
    throw new Error('The copy has other tables or events than the original.')
  for (const part of here) {
    const [original, copy] = [await rowsOf(from, part), await rowsOf(to, part)]
    const [texts, others] = [original, copy].map((rows) => rows.map(textOf).sort())
    const differs = texts?.findIndex((text, index) => text !== others?.[index]) ?? -1
    if (differs === -1 && original.length === copy.length) continue
    const where = part.eventId === undefined ? '' : ` of event ${part.eventId}`
    throw new Error(`The copy differs in the table ${part.table}${where}. The original is as it was.`)
  }
}

async function partsOf(db: Db): Promise<Part[]> {
  const tables = (await db.introspection.getTables())
    .filter(({ name }) => ![...PASSING, ...OF_MIGRATIONS].includes(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const events = await db.selectFrom('event').select('id').orderBy('id').execute()
  // Rows of an event point at its own row.
  return [
    { table: 'event', eventId: undefined } as const,
    ...tables.flatMap(({ name, columns }): Part[] => {
      if (name === 'event') return []
      const table = name as Table
      return columns.some((column) => column.name === 'event_id') && !OF_ALL_EVENTS.includes(name)
        ? events.map(({ id }) => ({ table, eventId: id }))
        : [{ table, eventId: undefined }]
    }),
  ]
}

async function rowsOf(db: Db, { table, eventId }: Part): Promise<Row[]> {
  const of = eventId === undefined ? sql`` : sql` where event_id = ${eventId}`
  const { rows } = await sql<Row>`select * from ${sql.table(table)}${of}`.execute(db)
  return rows
}

/** The same text for the same row, whichever driver has read it. */
function textOf(row: Row): string {
  const values = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value,
  ])
  return JSON.stringify(values.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)))
}
