import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import type { Engine } from '../job.ts'
import { migrate } from '../sql/migrate.ts'
import { runBatch } from '../sql/run-batch.ts'
import type { Schema } from '../sql/schema.ts'
import { nodeSqliteDialect } from './dialect.ts'
import { lockFolder } from './folder-lock.ts'
import { ownerOnly } from './owner-only.ts'

/** Waits for tools that read or back up the file. */
const BUSY_TIMEOUT_MS = 5000

/**
 * Locks the folder, opens and migrates its database. Throws an error that names the folder. Blocking, so only for the storage
 * thread.
 */
export async function openSqlite(dataDir: string): Promise<Engine> {
  try {
    return await openLocked(dataDir)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The data folder ${dataDir} cannot be opened: ${reason}`, { cause: error })
  }
}

async function openLocked(dataDir: string): Promise<Engine> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = lockFolder(dataDir)
  try {
    const db = new Kysely<Schema>({ dialect: nodeSqliteDialect(openDatabase(join(dataDir, 'planner.db'))) })
    await migrate(db)
    return {
      run: (jobs) => runBatch(db, jobs),
      async close() {
        await db.destroy()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** LIVE-4: with WAL and synchronous=FULL a commit is durable when it returns. */
export function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(ownerOnly(path), {
    timeout: BUSY_TIMEOUT_MS,
    enableForeignKeyConstraints: true,
  })
  database.exec('pragma journal_mode = wal; pragma synchronous = full')
  return database
}
