import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { keyringOf } from '../keyring/keyring.ts'
import { MIGRATIONS, migrate } from '../sql/migrate.ts'
import type { Schema } from '../sql/schema.ts'
import { nodeSqliteDialect } from './dialect.ts'

const MAGIC = 'SQLite format 3\0'
/** Up to this size the whole file is checked, which takes about 10 ms/MB on a busy machine. */
const WHOLE_CHECK_BYTES = 512 * 1024 * 1024
/** The time for the tables of a larger file; a table that has been begun is checked to its end. */
const TABLES_CHECK_MS = 10_000

const HINT =
  'Nothing was changed. Restore a backup with `npm run restore -- FILE --replace`, which keeps the damaged file aside (docs/operations.md).'

/** Throws with the way out when a database is damaged. Reads only, also beside a WAL (OPS-5). */
export async function assertIntact(path: string): Promise<void> {
  const damage = await damageOf(path, 'bounded')
  if (damage !== undefined) throw new Error(`planner.db is damaged: ${damage}. ${HINT}`)
}

/**
 * Why a file is no whole database of the planner: empty, overwritten, cut off or otherwise damaged, or
 * without a table. `thorough` also compares indexes with their tables, and takes ten times as long.
 */
export async function damageOf(path: string, effort: 'bounded' | 'thorough'): Promise<string | undefined> {
  const start = damageOfHeader(path)
  if (start !== undefined) return start
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    const pages =
      effort === 'thorough' ? check(database, 'pragma integrity_check(1)') : damageOfPages(database, path)
    return pages ?? (await missingPart(database))
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    database.close()
  }
}

function damageOfHeader(path: string): string | undefined {
  const start = Buffer.alloc(MAGIC.length)
  const file = openSync(path, 'r')
  const length = readSync(file, start)
  closeSync(file)
  if (length === 0) return 'it is empty'
  return start.toString('latin1') === MAGIC ? undefined : 'it does not begin as a database does'
}

function damageOfPages(database: DatabaseSync, path: string): string | undefined {
  if (statSync(path).size <= WHOLE_CHECK_BYTES) return check(database, 'pragma quick_check(1)')
  const until = performance.now() + TABLES_CHECK_MS
  for (const name of namesIn(database, 'table')) {
    if (performance.now() > until) return undefined
    const found = check(database, `pragma quick_check("${name}")`)
    if (found !== undefined) return found
  }
  return undefined
}

function check(database: DatabaseSync, pragma: string): string | undefined {
  const found = Object.values(database.prepare(pragma).get() ?? {})[0]
  return found === 'ok' ? undefined : String(found).replaceAll('\n', ' ')
}

/** Compares the schema with what its migrations make in an empty database. */
async function missingPart(database: DatabaseSync): Promise<string | undefined> {
  if (!namesIn(database, 'table').includes('migration')) return 'the table migration is missing'
  const done = migrationsOf(database)
  // Data of a newer version: migrating says so.
  if (!done.every((name) => name in MIGRATIONS)) return undefined
  const empty = new DatabaseSync(':memory:')
  const db = new Kysely<Schema>({ dialect: nodeSqliteDialect(empty) })
  const those = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => done.includes(name)))
  // An empty database has no keys to seal, so any secret will do.
  await migrate(db, keyringOf(['no keys']), those)
  try {
    for (const type of ['table', 'index'] as const) {
      const found = new Set(namesIn(database, type))
      const missing = namesIn(empty, type).find((name) => !found.has(name))
      if (missing !== undefined) return `the ${type} ${missing} is missing`
    }
    return undefined
  } finally {
    await db.destroy()
  }
}

/** The migrations a database has been through, in their order. */
export function migrationsOf(database: DatabaseSync): string[] {
  const rows = database.prepare('select name from migration order by name').all()
  return rows.map(({ name }) => String(name))
}

function namesIn(database: DatabaseSync, type: 'table' | 'index'): string[] {
  const rows = database.prepare("select name from sqlite_master where type = ? and name not like 'sqlite_%'")
  return rows.all(type).map(({ name }) => String(name))
}
