import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ownerOnly } from './owner-only.ts'

/** The file of the database in the data folder. */
export const DATABASE = 'planner.db'

/** Waits for tools that read or back up the file. */
const BUSY_TIMEOUT_MS = 5000

/** The files that stand beside a database while it is open, or after a crash. */
export const COMPANIONS = ['-wal', '-shm']

/**
 * LIVE-4: with WAL and synchronous=FULL a commit is durable when it returns. KEY-20: what is deleted or replaced is overwritten
 * with zeros, and the copies that a VACUUM makes lie in the data folder, without a name.
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
  const folder = openSync(dirname(to), 'r')
  fsyncSync(folder)
  closeSync(folder)
}
