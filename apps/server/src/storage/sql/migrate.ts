import { type Kysely, type Migration, Migrator } from 'kysely'
import type { Keyring } from '../keyring/keyring.ts'
import {
  audit,
  cellBacklog,
  planBasis,
  planVersions,
  planWeek,
  retention,
  scenarios,
  sessions,
  severalNodes,
} from './migrations/added-tables.ts'
import { initial } from './migrations/initial.ts'
import { keysAtRest } from './migrations/keys-at-rest.ts'
import { letters } from './migrations/letters.ts'
import { meetings } from './migrations/meetings.ts'
import { published } from './migrations/published.ts'
import { push } from './migrations/push.ts'
import { webhooks } from './migrations/webhooks.ts'
import type { Db } from './schema.ts'

// biome-ignore lint/suspicious/noExplicitAny: each migration has the tables of its own time.
type Step = { up(db: Kysely<any>, keyring: Keyring): Promise<void> }

/** Run in order of their names. A released migration must never change. */
export const MIGRATIONS: Record<string, Step> = {
  '0001-initial': initial,
  '0002-keys-at-rest': keysAtRest,
  '0003-audit': audit,
  '0004-retention': retention,
  '0005-sessions': sessions,
  '0006-cell-backlog': cellBacklog,
  '0007-meetings': meetings,
  '0008-plan-week': planWeek,
  '0009-plan-versions': planVersions,
  '0010-plan-basis': planBasis,
  '0011-scenarios': scenarios,
  '0012-several-nodes': severalNodes,
  '0013-published': published,
  '0014-webhooks': webhooks,
  '0015-letters': letters,
  '0016-push': push,
}

/**
 * Migrates the schema to the latest version, in one transaction; the lock of the data folder keeps other
 * processes out. Throws when the data was written by a newer version of the server.
 */
export async function migrate(db: Db, keyring: Keyring, migrations = MIGRATIONS): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => withKeyring(migrations, keyring) },
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

function withKeyring(migrations: Record<string, Step>, keyring: Keyring): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, step]) => [name, { up: (db) => step.up(db, keyring) }]),
  )
}
