import { existsSync, rmSync, statSync } from 'node:fs'
import { Kysely } from 'kysely'
import type { Schema } from '../sql/schema.ts'
import { COMPANIONS, openDatabase, putInPlace, restoringName } from './database-file.ts'
import { nodeSqliteDialect } from './dialect.ts'

/** Makes a new database under another name and renames it when it is whole, so that a half-made one is never found. */
export async function createDatabase(
  path: string,
  migrate: (db: Kysely<Schema>) => Promise<void>,
): Promise<void> {
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
