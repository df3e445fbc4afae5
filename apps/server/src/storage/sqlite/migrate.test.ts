import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keyringOf } from '../keyring/keyring.ts'
import { putCells } from '../sql/cells.ts'
import { readMeetings } from '../sql/meetings.ts'
import { MIGRATIONS, migrate } from '../sql/migrate.ts'
import { readCells } from '../sql/read-event.ts'
import type { Db, Schema } from '../sql/schema.ts'
import { readEventSessions } from '../sql/sessions.ts'
import { sampleEvent, samplePerson, sampleTopic } from '../testing/samples.ts'
import { nodeSqliteDialect } from './dialect.ts'

const keyring = keyringOf(['a secret'])
let folder = ''
let db: Db
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

it('MEET-18: meetings that only cells told of become facts, and both people show them', async () => {
  const earlier = Object.entries(MIGRATIONS).filter(([name]) => name < '0007')
  expect(Object.keys(MIGRATIONS)[earlier.length]).toBe('0007-meetings')
  await migrate(db, keyring, Object.fromEntries(earlier))
  const names = ['ann', 'bob', 'cid', 'dan', 'eve']
  const { meetingWeek: _, ...former } = { ...sampleEvent('e'), variant: '1on1' as const, numSessions: 2 }
  await db
    .insertInto('event')
    .values([
      { id: 'e', data: JSON.stringify(former) },
      { id: 'other', data: '{}' },
    ])
    .execute()
  for (const [position, id] of names.entries()) {
    const person = { ...samplePerson(id), isArchived: id === 'eve' }
    const topic = sampleTopic(id, id)
    await db
      .insertInto('person')
      .values({ event_id: 'e', id, data: JSON.stringify(person), position })
      .execute()
    await db
      .insertInto('topic')
      .values({ event_id: 'e', id, data: JSON.stringify(topic), position })
      .execute()
  }
  const cells = [
    ['preferences|ann|bob', 'Yes reserved'],
    ['assignments|2|ann|bob|0', true],
    ['assignments|2|bob|ann|0', true],
    ['assignments|1|bob|ann|0', false],
    ['preferences|bob|cid', 'Yes committed'],
    ['preferences|cid|bob', 'Yes committed'],
    ['preferences|cid|ann', 'Yes past'],
    ['preferences|ann|cid', 'Yes'],
    ['preferences|dan|ann', 'Yes reserved'],
    ['assignments|3|dan|ann|0', true],
    ['preferences|dan|eve', 'Yes reserved'],
    ['preferences|dan|bob', 'Yes pending'],
  ] as const
  await putCells(
    db,
    cells.map(([key, value], index) => ({ eventId: 'e', key, value, timestamp: index + 1 })),
  )
  await migrate(db, keyring)

  const none = { week: 1, cancelledBy: null }
  expect((await readMeetings(db, 'e')).map((data) => JSON.parse(data))).toEqual([
    { ...none, people: ['ann', 'bob'], state: 'reserved', sessionId: 2, wishedBy: ['ann'], timestamp: 1 },
    { ...none, people: ['ann', 'cid'], state: 'past', sessionId: null, wishedBy: ['cid'], timestamp: 7 },
    {
      ...none,
      people: ['bob', 'cid'],
      state: 'committed',
      sessionId: null,
      wishedBy: ['bob', 'cid'],
      timestamp: 6,
    },
  ])
  const { keys, values } = await readCells(db, 'e', '')
  expect(Object.fromEntries(keys.map((key, index) => [key, JSON.parse(values[index] ?? '')]))).toEqual({
    'preferences|ann|bob': 'Yes reserved',
    'preferences|bob|ann': 'Yes reserved',
    'preferences|bob|cid': 'Yes committed',
    'preferences|cid|bob': 'Yes committed',
    'preferences|cid|ann': 'Yes past',
    'preferences|ann|cid': 'Yes past',
    'preferences|dan|ann': 'Yes pending',
    'preferences|dan|eve': 'Yes pending',
    'preferences|dan|bob': 'Yes pending',
  })
})
