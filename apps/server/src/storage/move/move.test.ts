import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalPostgres, startLocalPostgres } from '../../cluster/local-postgres.ts'
import { openStorage } from '../open-storage.ts'
import { runWrites } from '../testing/run-writes.ts'
import { preference, putCell, sampleRun, storeEvent } from '../testing/samples.ts'
import { moveToPostgres, moveToSqlite } from './move.ts'

const keySecrets = { current: 'the secret of the installation that moves', previous: [] }
const FILES = { feedback: 'feedback.jsonl', error: 'errors.jsonl' }

let database: LocalPostgres
let folder: string
beforeAll(async () => {
  database = await startLocalPostgres()
  folder = await mkdtemp(join(tmpdir(), 'planner-move-'))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

test('SCALE-6: an installation moves to PostgreSQL and back, and is the same row by row', async () => {
  const dataDir = join(folder, 'first')
  const first = await openStorage({ dataDir, keySecrets })
  const eventId = await storeEvent(first)
  for (let each = 0; each < 300; each++)
    await first.write([putCell(eventId, preference(`p${each}`, 't1'), 'Yes', each)])
  await runWrites(first).create(sampleRun('run', eventId))
  const noMail = [
    { eventId, addressHash: 'of ann' },
    { eventId: '', addressHash: 'of bob' },
  ]
  await first.write(noMail.map((each) => ({ kind: 'putNoMail', ...each, at: 1 }) as const))
  const before = await first.loadEvent(eventId)
  await first.close()
  const feedback = `${JSON.stringify({ at: '2026-11-28T10:00:00.000Z', text: 'Nice', email: '' })}\n`
  await writeFile(join(dataDir, FILES.feedback), feedback)

  const databaseUrl = await database.newDatabase()
  const there = await moveToPostgres({ dataDir, databaseUrl, keySecrets }, FILES)
  expect(there).toMatchObject({ event: 1, cell: 300, plan_run: 1 })
  const shared = await openStorage({ dataDir: '', databaseUrl, keySecrets })
  expect(await shared.loadEvent(eventId)).toEqual(before)
  expect(await shared.findKey(`admin-key-of-${eventId}`)).toEqual({ kind: 'admin', eventId })
  const wanted = await shared.letters.noMail(eventId, ['of ann', 'of bob'])
  expect(wanted).toHaveLength(2)
  expect(wanted).toEqual(expect.arrayContaining(noMail))
  expect(await shared.shared?.notes('feedback', 1000)).toEqual([feedback.trim()])
  await shared.write([putCell(eventId, preference('late', 't1'), 'Yes', 1)])
  await shared.close()
  await expect(moveToPostgres({ dataDir, databaseUrl, keySecrets }, FILES)).rejects.toThrow(
    'holds events already',
  )

  const second = join(folder, 'second')
  const back = await moveToSqlite({ dataDir: second, databaseUrl, keySecrets }, FILES)
  expect(back).toMatchObject({ event: 1, cell: 301, plan_run: 1 })
  const again = await openStorage({ dataDir: second, keySecrets })
  expect((await again.loadEvent(eventId))?.cells).toHaveLength((before?.cells.length ?? 0) + 1)
  expect(await again.findKey(`admin-key-of-${eventId}`)).toEqual({ kind: 'admin', eventId })
  await again.close()
  expect(await readFile(join(second, FILES.feedback), 'utf8')).toBe(feedback)
  await expect(moveToSqlite({ dataDir: second, databaseUrl, keySecrets }, FILES)).rejects.toThrow(
    'holds data already',
  )
})

test('SCALE-6, KEY-17: with another secret, or none, nothing moves', async () => {
  const dataDir = join(folder, 'third')
  const storage = await openStorage({ dataDir, keySecrets })
  await storeEvent(storage)
  await storage.close()
  const databaseUrl = await database.newDatabase()
  const move = (current: string) =>
    moveToPostgres({ dataDir, databaseUrl, keySecrets: { current, previous: [] } }, FILES)
  await expect(move('')).rejects.toThrow('KEY_SECRET is not set')
  await expect(move('another secret')).rejects.toThrow('nothing was copied')
})
