import { type Kysely, type Migration, Migrator } from 'kysely'
import { initial } from './migrations/initial.ts'
import { sessions } from './migrations/sessions.ts'
import type { Schema } from './schema.ts'

/** Run in order of their names. A released migration must never change. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-initial': initial,
  '0005-sessions': sessions,
}

/**
 * Migrates the schema to the latest version, in one transaction under the engine's advisory lock (for the embedded database
 * the lock of the data folder). Throws when the data was written by a newer version of the server.
 */
export async function migrate(db: Kysely<Schema>, migrations = MIGRATIONS): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: 'migration',
    migrationLockTableName: 'migration_lock',
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error === undefined) return
  const failed = results?.find((result) => result.status === 'Error')
  const reason = error instanceof Error ? error.message : String(error)
  if (failed) throw new Error(`Migration ${failed.migrationName} failed: ${reason}`, { cause: error })
  throw new Error(`${reason}. Maybe the data was written by a newer version of the planner.`, {
    cause: error,
  })
}
