import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { Backlog } from '../backlog.ts'
import type { Engine } from '../job.ts'
import { chooseKeyring, type KeySecrets } from '../keyring/choose-keyring.ts'
import { migrate } from '../sql/migrate.ts'
import { KnownPlanFacts } from '../sql/plan-versions.ts'
import { neededSecrets, type Resealed, sealUnderCurrent } from '../sql/reseal.ts'
import { runBatch } from '../sql/run-batch.ts'
import type { Schema } from '../sql/schema.ts'
import { assertIntact } from './assert-intact.ts'
import { createDatabase, DATABASE, openDatabase } from './database-file.ts'
import { nodeSqliteDialect } from './dialect.ts'
import { Eraser } from './eraser.ts'
import { lockFolder } from './folder-lock.ts'

type OpenedSqlite = { engine: Engine; resealed: Resealed }

/**
 * Locks the folder, checks, opens and migrates its database, and seals its keys under the current secret.
 * Throws an error that names the folder; when a secret is missing or the database is damaged, nothing has
 * been written. Blocking, so only for the storage thread.
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
    const path = join(dataDir, DATABASE)
    const isNew = !existsSync(path)
    if (isNew) await createDatabase(path, (empty) => migrate(empty, chooseKeyring(dataDir, secrets, [])))
    else await assertIntact(path)
    const database = openDatabase(path)
    const db = new Kysely<Schema>({ dialect: nodeSqliteDialect(database) })
    try {
      const keyring = chooseKeyring(dataDir, secrets, await neededSecrets(db))
      if (!isNew) await migrate(db, keyring)
      const resealed = await sealUnderCurrent(db, keyring, async () => {
        if (!isNew) clearFormerBytes(database)
      })
      const eraser = new Eraser(database, db)
      await eraser.resume()
      const backlog = new Backlog(db, (work) => eraser.between(work))
      backlog.start()
      const planFacts = new KnownPlanFacts()
      const engine: Engine = {
        async run(jobs) {
          const outcomes = await eraser.between(() => runBatch(db, jobs, { keyring, planFacts }))
          await eraser.noteJobs(jobs)
          backlog.noteJobs(jobs)
          return outcomes
        },
        async close() {
          await backlog.close()
          await eraser.close()
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

/**
 * Writes the whole file again without the pages it no longer uses, and empties the write-ahead log, so that
 * no byte of a former value stays. Needs as much free space as the file is large. @throws when another
 * process keeps the log in use.
 */
export function clearFormerBytes(database: DatabaseSync): void {
  database.exec('vacuum')
  const { busy } = database.prepare('pragma wal_checkpoint(truncate)').get() as { busy: number }
  if (busy !== 0)
    throw new Error(
      'another process reads the database, which keeps former keys in its log. Stop it and start again',
    )
}
