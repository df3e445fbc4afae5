import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Engine } from '../job.ts'
import { keyringOf } from '../keyring/keyring.ts'
import { queuedStorage } from '../open-storage.ts'
import { migrate } from '../sql/migrate.ts'
import { KnownPlanFacts } from '../sql/plan-versions.ts'
import { runBatch } from '../sql/run-batch.ts'
import type { Schema } from '../sql/schema.ts'
import type { Storage } from '../storage.ts'
import { loadStored, preference, putCell, putEvent, sampleEvent, sampleTopic } from '../testing/samples.ts'
import { openDatabase } from './database-file.ts'
import { nodeSqliteDialect } from './dialect.ts'

let folder = ''
const batches: string[][] = []
let database: DatabaseSync
let storage: Storage

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'planner-batches-'))
  database = openDatabase(join(folder, 'planner.db'))
  const db = new Kysely<Schema>({ dialect: nodeSqliteDialect(database) })
  const keyring = keyringOf(['a secret'])
  const planFacts = new KnownPlanFacts()
  await migrate(db, keyring)
  const engine: Engine = {
    run(jobs) {
      batches.push(jobs.map(({ kind }) => kind))
      return runBatch(db, jobs, { keyring, planFacts })
    },
    close: () => db.destroy(),
  }
  storage = queuedStorage(engine, 100)
  await storage.write([putEvent(sampleEvent('e'))])
  batches.length = 0
})

afterEach(async () => {
  await storage.close()
  await rm(folder, { recursive: true })
})

const edit = (topicId: string, value: string, timestamp = 1) =>
  storage.write([putCell('e', preference('p', topicId), value, timestamp)])
const rowsWritten = () => database.prepare('select total_changes() as count').get()?.count as number

it('LIVE-4: a commit is durable when it returns', () => {
  const settingOf = (name: string) => Object.values(database.prepare(`pragma ${name}`).get() ?? {})
  expect([settingOf('journal_mode'), settingOf('synchronous')]).toEqual([['wal'], [2]])
})

it('calls during a commit share the next commit', async () => {
  await Promise.all(Array.from({ length: 250 }, (_, index) => edit(`t${index}`, 'Yes')))
  expect(batches.map(({ length }) => length)).toEqual([1, 100, 100, 49])
})

it('concurrent reads do not delay the commit of writes', async () => {
  await Promise.all([edit('t1', 'Yes'), storage.loadEvent('e'), edit('t2', 'Yes'), storage.findKey('k')])
  expect(batches).toEqual([['write'], ['write'], ['loadEvent', 'findKey'], ['loadCells']])
})

it('a batch writes only the newest value of a cell', async () => {
  const before = rowsWritten()
  await Promise.all(Array.from({ length: 100 }, (_, index) => edit('t1', `${index}`, index)))
  // The first call has a commit of its own.
  expect(rowsWritten() - before).toBe(2)
  expect((await loadStored(storage, 'e')).cells).toMatchObject([{ value: '99', timestamp: 99 }])
})

it('a write that exceeds the disk space is rejected, and the others are stored', async () => {
  const pages = database.prepare('pragma page_count').get()?.page_count as number
  database.exec(`pragma max_page_count = ${pages + 4}`)
  const large = { ...sampleTopic('large', 'p'), description: 'x'.repeat(1_000_000) }
  const answers = await Promise.allSettled([
    edit('t1', 'first'),
    edit('t2', 'before'),
    storage.write([{ kind: 'putTopic', eventId: 'e', topic: large }]),
    edit('t3', 'after'),
  ])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  await edit('t4', 'later')
  const stored = await loadStored(storage, 'e')
  expect(stored.topics).toEqual([])
  expect(stored.cells.map(({ value }) => value).sort()).toEqual(['after', 'before', 'first', 'later'])
})

it('a job that makes the commit fail is rejected, and the others are stored', async () => {
  // A deferred constraint is checked at the commit itself.
  database.exec(`
    create table strict_note (topic_id text references missing(id) deferrable initially deferred);
    create table missing (id text primary key);
    create trigger note after insert on topic when new.id = 'late' begin insert into strict_note values ('x'); end`)
  const topic = sampleTopic('late', 'p')
  const answers = await Promise.allSettled([
    edit('t1', 'first'),
    edit('t2', 'beside'),
    storage.write([{ kind: 'putTopic', eventId: 'e', topic }]),
  ])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  const stored = await loadStored(storage, 'e')
  expect(stored.cells.map(({ value }) => value).sort()).toEqual(['beside', 'first'])
  expect(stored.topics).toEqual([])
  await edit('t2', 'again', 2)
  expect((await loadStored(storage, 'e')).cells.map(({ value }) => value)).toContain('again')
})
