import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { MIGRATIONS, migrate } from '../sql/migrate.ts'
import type { Schema } from '../sql/schema.ts'
import { nodeSqliteDialect } from './dialect.ts'

const MAGIC = 'SQLite format 3\0'
/** Up to this size the whole file is checked, which takes about 10 ms/MB on a busy machine. */
const WHOLE_CHECK_BYTES = 512 * 1024 * 1024
/** The time for the tables of a larger file. The table that is being checked when it is up is checked to its end. */
const TABLES_CHECK_MS = 10_000

/**
 * Throws when the file is empty, overwritten, cut off or otherwise damaged, or lacks a table. Only reads it, also when a
 * write-ahead log lies beside it (OPS-5).
 */
export async function assertIntact(path: string): Promise<void> {
  assertHeader(path)
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    assertPages(database, statSync(path).size)
    await assertTables(database)
  } catch (error) {
    throw isNotice(error) ? error : damaged(error instanceof Error ? error.message : String(error))
  } finally {
    database.close()
  }
}

function assertHeader(path: string): void {
  const start = Buffer.alloc(MAGIC.length)
  const file = openSync(path, 'r')
  const length = readSync(file, start)
  closeSync(file)
  if (length === 0) throw damaged('it is empty')
  if (start.toString('latin1') !== MAGIC) throw damaged('it does not begin as a database does')
}

function assertPages(database: DatabaseSync, bytes: number): void {
  if (bytes <= WHOLE_CHECK_BYTES) return assertOk(database, 'pragma quick_check(1)')
  const until = performance.now() + TABLES_CHECK_MS
  for (const name of namesIn(database, 'table')) {
    if (performance.now() > until) return
    assertOk(database, `pragma quick_check("${name}")`)
  }
}

function assertOk(database: DatabaseSync, check: string): void {
  const found = Object.values(database.prepare(check).get() ?? {})[0]
  if (found !== 'ok') throw damaged(String(found).replaceAll('\n', ' '))
}

/** Compares the tables and indexes with those that the migrations it has been through make in an empty database. */
async function assertTables(database: DatabaseSync): Promise<void> {
  const names = namesIn(database, 'table')
  if (!names.includes('migration')) throw damaged('the table migration is missing')
  const done = database
    .prepare('select name from migration')
    .all()
    .map(({ name }) => String(name))
  // Data of a newer version: migrating says so.
  if (!done.every((name) => name in MIGRATIONS)) return
  const empty = new DatabaseSync(':memory:')
  const db = new Kysely<Schema>({ dialect: nodeSqliteDialect(empty) })
  await migrate(db, Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => done.includes(name))))
  for (const type of ['table', 'index'] as const) {
    const found = new Set(namesIn(database, type))
    const missing = namesIn(empty, type).find((name) => !found.has(name))
    if (missing !== undefined) throw damaged(`the ${type} ${missing} is missing`)
  }
  await db.destroy()
}

function namesIn(database: DatabaseSync, type: 'table' | 'index'): string[] {
  const rows = database.prepare("select name from sqlite_master where type = ? and name not like 'sqlite_%'")
  return rows.all(type).map(({ name }) => String(name))
}

const HINT =
  'Nothing was changed. Restore a backup with `npm run restore -- FILE --replace`, which keeps the damaged file aside (docs/operations.md).'

function damaged(reason: string): Error {
  return new Error(`planner.db is damaged: ${reason}. ${HINT}`)
}

function isNotice(error: unknown): boolean {
  return error instanceof Error && error.message.endsWith(HINT)
}
