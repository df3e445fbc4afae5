import { rmSync, statSync } from 'node:fs'
import { Kysely } from 'kysely'
import { migrate } from '../sql/migrate.ts'
import type { Schema } from '../sql/schema.ts'
import { COMPANIONS, openDatabase, putInPlace } from './database-file.ts'
import { nodeSqliteDialect } from './dialect.ts'

/** Makes a new database under another name and renames it when it is whole, so that a half-made one is never found. */
export async function createDatabase(path: string): Promise<void> {
  if ((statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) {
    throw new Error(
      'planner.db is missing, but its write-ahead log planner.db-wal is there. Put planner.db back, or restore a backup.',
    )
  }
  const unfinished = `${path}.new`
  for (const suffix of ['', ...COMPANIONS]) rmSync(unfinished + suffix, { force: true })
  const db = new Kysely<Schema>({ dialect: nodeSqliteDialect(openDatabase(unfinished)) })
  await migrate(db)
  await db.destroy()
  putInPlace(unfinished, path)
}
