import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import type { Engine } from '../job.ts'
import { chooseKeyring, type KeySecrets } from '../keyring/choose-keyring.ts'
import { migrate } from '../sql/migrate.ts'
import { type Resealed, sealUnderCurrent } from '../sql/reseal.ts'
import { runBatch } from '../sql/run-batch.ts'
import type { Schema } from '../sql/schema.ts'
import { neededSecrets } from '../sql/sealed-under.ts'
import { clearFormerBytes } from './clear-former-bytes.ts'
import { nodeSqliteDialect } from './dialect.ts'
import { lockFolder } from './folder-lock.ts'
import { ownerOnly } from './owner-only.ts'

/** Waits for tools that read or back up the file. */
const BUSY_TIMEOUT_MS = 5000

export type OpenedSqlite = { engine: Engine; resealed: Resealed }

/**
 * Locks the folder, opens and migrates its database, and seals its keys under the current secret. Throws an error that names
 * the folder; when a secret is missing, nothing has been written. Blocking, so only for the storage thread.
 */
export async function openSqlite(dataDir: string, secrets: KeySecrets): Promise<OpenedSqlite> {
  try {
    return await openLocked(dataDir, secrets)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The data folder ${dataDir} cannot be opened: ${reason}`, { cause: error })
  }
}

async function openLocked(dataDir: string, secrets: KeySecrets): Promise<OpenedSqlite> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = lockFolder(dataDir)
  try {
    const database = openDatabase(join(dataDir, 'planner.db'))
    const db = new Kysely<Schema>({ dialect: nodeSqliteDialect(database) })
    try {
      const isNew = isEmpty(database)
      const keyring = chooseKeyring(dataDir, secrets, await neededSecrets(db))
      await migrate(db, keyring)
      const resealed = await sealUnderCurrent(db, keyring, async () => {
        if (!isNew) clearFormerBytes(database)
      })
      const engine: Engine = {
        run: (jobs) => runBatch(db, jobs, keyring),
        async close() {
          await db.destroy()
          lock.release()
        },
      }
      return { engine, resealed }
    } catch (error) {
      await db.destroy()
      throw error
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

function isEmpty(database: DatabaseSync): boolean {
  const row = database.prepare('select count(*) as tables from sqlite_master').get()
  return row?.tables === 0
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
