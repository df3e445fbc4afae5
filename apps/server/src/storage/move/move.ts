import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { type KeySecrets, readSecretFile } from '../keyring/choose-keyring.ts'
import { type Keyring, keyringOf } from '../keyring/keyring.ts'
import { databaseOf, poolOf } from '../postgres/connect.ts'
import type { NoteKind } from '../shared-storage.ts'
import { migrate } from '../sql/migrate.ts'
import { neededSecrets } from '../sql/reseal.ts'
import type { Db, Schema } from '../sql/schema.ts'
import { assertIntact } from '../sqlite/assert-intact.ts'
import { createDatabase, DATABASE, openDatabase } from '../sqlite/database-file.ts'
import { nodeSqliteDialect } from '../sqlite/dialect.ts'
import { lockFolder } from '../sqlite/folder-lock.ts'
import { type Counts, compareTables, copyTables } from './copy-tables.ts'

export type MoveOptions = { dataDir: string; databaseUrl: string; keySecrets: KeySecrets }

/** The files of notes in a data folder. */
export type NoteFiles = Readonly<Record<NoteKind, string>>

/**
 * Copies the installation of a data folder into an empty PostgreSQL and compares the two row by row: all of it, or nothing. The
 * data folder stays as it is. @throws an error that says what to do.
 */
export async function moveToPostgres(
  { dataDir, databaseUrl, keySecrets }: MoveOptions,
  files: NoteFiles,
): Promise<Counts> {
  const path = join(dataDir, DATABASE)
  if (!existsSync(path))
    throw new Error(`There is no ${DATABASE} in ${dataDir}. Maybe DATA_DIR is another folder?`)
  const keyring = givenKeyring(keySecrets, dataDir)
  const lock = lockFolder(dataDir)
  try {
    await assertIntact(path)
    await using from = opened(new Kysely<Schema>({ dialect: nodeSqliteDialect(openDatabase(path)) }))
    await using to = opened(databaseOf(poolOf(databaseUrl)))
    await migrate(from.db, keyring)
    await assertSecrets(from.db, keyring)
    await migrate(to.db, keyring)
    return await to.db.transaction().execute(async (trx) => {
      await assertEmpty(trx, 'The database of DATABASE_URL')
      const counts = await copyTables(from.db, trx)
      await compareTables(from.db, trx)
      for (const kind of ['feedback', 'error'] as const) await notesIn(trx, kind, join(dataDir, files[kind]))
      return counts
    })
  } finally {
    lock.release()
  }
}

/** The way back, into a data folder without data. */
export async function moveToSqlite(
  { dataDir, databaseUrl, keySecrets }: MoveOptions,
  files: NoteFiles,
): Promise<Counts> {
  const path = join(dataDir, DATABASE)
  if (existsSync(path))
    throw new Error(`${dataDir} holds data already. Set DATA_DIR to a folder that does not.`)
  const keyring = givenKeyring(keySecrets, dataDir)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = lockFolder(dataDir)
  try {
    await using from = opened(databaseOf(poolOf(databaseUrl)))
    await migrate(from.db, keyring)
    await assertSecrets(from.db, keyring)
    let counts: Counts = {}
    await createDatabase(path, async (empty) => {
      await migrate(empty, keyring)
      counts = await empty.transaction().execute(async (trx) => {
        await assertEmpty(trx, dataDir)
        const copied = await copyTables(from.db, trx)
        await compareTables(from.db, trx)
        await trx.deleteFrom('site_note').execute()
        return copied
      })
      for (const kind of ['feedback', 'error'] as const)
        await notesOut(from.db, kind, join(dataDir, files[kind]))
    })
    return counts
  } finally {
    lock.release()
  }
}

function opened(db: Db) {
  return { db, [Symbol.asyncDispose]: () => db.destroy() }
}

/** Several nodes have no data folder in common to draw a secret into. */
function givenKeyring({ current, previous }: KeySecrets, dataDir: string): Keyring {
  if (current === '') {
    const hint = readSecretFile(dataDir) === '' ? '' : ` It is in the file key-secret of ${dataDir}.`
    throw new Error(`KEY_SECRET is not set. Set it to the secret that the keys were encrypted under.${hint}`)
  }
  return keyringOf([current, ...previous])
}

async function assertSecrets(db: Db, keyring: Keyring): Promise<void> {
  const needed = await neededSecrets(db)
  if (!needed.every((id) => keyring.ids.includes(id)))
    throw new Error(
      'The keys and links are encrypted under another secret than KEY_SECRET. Set KEY_SECRET to the one that the data was written with; nothing was copied.',
    )
}

async function assertEmpty(db: Db, what: string): Promise<void> {
  const event = await db.selectFrom('event').select('id').limit(1).executeTakeFirst()
  if (event)
    throw new Error(`${what} holds events already. Make a new database for the move; nothing was copied.`)
  await db.deleteFrom('upkeep').execute()
  await db.deleteFrom('sealed_under').execute()
}

async function notesIn(db: Db, kind: NoteKind, file: string): Promise<void> {
  if (!existsSync(file)) return
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  for (const [index, text] of lines.entries())
    await db
      .insertInto('site_note')
      .values({ id: `moved-${kind}-${index}`, kind, at: timeOf(text), text })
      .execute()
}

async function notesOut(db: Db, kind: NoteKind, file: string): Promise<void> {
  const rows = await db
    .selectFrom('site_note')
    .select('text')
    .where('kind', '=', kind)
    .orderBy('at')
    .execute()
  if (rows.length > 0) writeFileSync(file, `${rows.map(({ text }) => text).join('\n')}\n`, { mode: 0o600 })
}

/** When a note was written; a line that nobody can read was written long ago. */
function timeOf(text: string): number {
  try {
    return Date.parse(String((JSON.parse(text) as { at?: unknown }).at)) || 0
  } catch {
    return 0
  }
}
