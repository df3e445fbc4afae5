import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import type { Db, Schema } from '../sql/schema.ts'
import { nodeSqliteDialect } from './dialect.ts'

/** The file of the database in the data folder. */
export const DATABASE = 'planner.db'

/** Waits for tools that read or back up the file. */
const BUSY_TIMEOUT_MS = 5000

/** The files that stand beside a database while it is open, or after a crash. */
export const COMPANIONS = ['-wal', '-shm']

/**
 * LIVE-4: with WAL and synchronous=FULL a commit is durable when it returns. KEY-20: what is deleted or
 * replaced is overwritten with zeros, and the copies that a VACUUM makes lie in the data folder, without a
 * name.
 */
export function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(ownerOnly(path), {
    timeout: BUSY_TIMEOUT_MS,
    enableForeignKeyConstraints: true,
  })
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
  database.exec(`pragma temp_store_directory = '${dirname(path).replaceAll("'", "''")}'`)
  return database
}

/** Where a restore puts its copy before the former data gives way to it. */
export const restoringName = (path: string) => `${path}.restoring`

/** Renames a file so that it survives a power failure. */
export function putInPlace(from: string, to: string): void {
  renameSync(from, to)
  flush(dirname(to), 'r')
}

/** Has the disk keep a file, or the names in a folder. */
export function flush(path: string, flags: 'r' | 'r+' = 'r+'): void {
  const file = openSync(path, flags)
  fsyncSync(file)
  closeSync(file)
}

/**
 * Makes a file accessible to its owner only, creating it if missing; also a file from before. SQLite gives
 * the files that it adds (-wal, -shm, -journal) the same permissions.
 */
export function ownerOnly(path: string): string {
  closeSync(openSync(path, 'a', 0o600))
  chmodSync(path, 0o600)
  return path
}

/** Makes a new database under another name, then renames it: a half-made one is never found. */
export async function createDatabase(path: string, migrate: (db: Db) => Promise<void>): Promise<void> {
  if ((statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) {
    throw new Error(
      'planner.db is missing, but its write-ahead log planner.db-wal is there. Put planner.db back, or restore a backup.',
    )
  }
  if (existsSync(restoringName(path))) {
    throw new Error(
      'a restore was not finished. Run `npm run restore -- FILE --replace` again (docs/operations.md).',
    )
  }
  const unfinished = `${path}.new`
  for (const suffix of ['', ...COMPANIONS]) rmSync(unfinished + suffix, { force: true })
  const db = new Kysely<Schema>({ dialect: nodeSqliteDialect(openDatabase(unfinished)) })
  await migrate(db)
  await db.destroy()
  putInPlace(unfinished, path)
}
