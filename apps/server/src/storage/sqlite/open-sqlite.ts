import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import type { Engine } from '../job.ts'
import { migrate } from '../sql/migrate.ts'
import { runBatch } from '../sql/run-batch.ts'
import type { Schema } from '../sql/schema.ts'
import { assertIntact } from './assert-intact.ts'
import { createDatabase } from './create-database.ts'
import { DATABASE, openDatabase } from './database-file.ts'
import { nodeSqliteDialect } from './dialect.ts'
import { Eraser } from './eraser.ts'
import { lockFolder } from './folder-lock.ts'

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
    const path = join(dataDir, DATABASE)
    if (existsSync(path)) await assertIntact(path)
    else await createDatabase(path, (db) => migrate(db))
    const database = openDatabase(path)
    const db = new Kysely<Schema>({ dialect: nodeSqliteDialect(database) })
    await migrate(db)
    const eraser = new Eraser(database, db)
    await eraser.resume()
    return {
      async run(jobs) {
        const outcomes = await eraser.between(() => runBatch(db, jobs))
        await eraser.noteJobs(jobs)
        return outcomes
      },
      async close() {
        await eraser.close()
        await db.destroy()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
