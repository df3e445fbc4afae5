import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keyringOf } from '../keyring/keyring.ts'
import { MIGRATIONS, migrate } from '../sql/migrate.ts'
import type { Schema } from '../sql/schema.ts'
import { readEventSessions } from '../sql/sessions.ts'
import { nodeSqliteDialect } from './dialect.ts'

const keyring = keyringOf(['a secret'])
let folder = ''
let db: Kysely<Schema>
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'planner-migrate-'))
  db = new Kysely<Schema>({ dialect: nodeSqliteDialect(new DatabaseSync(join(folder, 'planner.db'))) })
})
afterEach(async () => {
  await db.destroy()
  await rm(folder, { recursive: true })
})

const tableNames = async () => (await db.introspection.getTables()).map(({ name }) => name).sort()

it('a migration runs once', async () => {
  await migrate(db, keyring)
  const tables = await tableNames()
  await migrate(db, keyring)
  expect(await tableNames()).toEqual(tables)
  expect(tables).toContain('cell')
})

it('a failed migration is rolled back', async () => {
  await migrate(db, keyring)
  const before = await tableNames()
  const failing = {
    async up(target: Kysely<unknown>) {
      await target.schema.createTable('half').addColumn('id', 'text').execute()
      await target.schema.dropTable('topic').execute()
      throw new Error('no further')
    },
  }
  await expect(migrate(db, keyring, { ...MIGRATIONS, '9998-failing': failing })).rejects.toThrow(
    'Migration 9998-failing failed: no further',
  )
  expect(await tableNames()).toEqual(before)
  await migrate(db, keyring)
})

it('data of a newer version is rejected', async () => {
  await migrate(db, keyring, { ...MIGRATIONS, '9999-later': { up: async () => undefined } })
  await expect(migrate(db, keyring)).rejects.toThrow('Maybe the data was written by a newer version')
})

it('HTTP-14: sessions of before that have opened something go on', async () => {
  const earlier = Object.entries(MIGRATIONS).filter(([name]) => name < '0005')
  expect(Object.keys(MIGRATIONS)[earlier.length]).toBe('0005-sessions')
  await migrate(db, keyring, Object.fromEntries(earlier))
  await db.insertInto('event').values({ id: 'e', data: '{"name":"Old"}' }).execute()
  const link = { role: 'admin', sealed_link: '', key_hash: '' } as const
  await db
    .insertInto('opened_event')
    .values({ session_id: 's', event_id: 'e', ...link, opened_at: 7 })
    .execute()
  await migrate(db, keyring)
  expect(await db.selectFrom('browser_session').selectAll().execute()).toEqual([
    { id: 's', browser: '', last_used_at: 7, ended_at: null },
  ])
  expect(await readEventSessions(db, 'e')).toEqual([
    { sessionId: 's', browser: '', role: 'admin', lastUsedAt: 7 },
  ])
})
