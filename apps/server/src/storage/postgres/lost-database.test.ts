import { afterEach, expect, test } from 'vitest'
import { type LocalPostgres, startLocalPostgres } from '../../cluster/local-postgres.ts'
import { openPostgresUnderTest } from '../testing/postgres-under-test.ts'
import { preference, putCell, storedCells, storeEvent } from '../testing/samples.ts'
import type { StorageUnderTest } from '../testing/storage-under-test.ts'

let server: LocalPostgres | undefined
let subject: StorageUnderTest | undefined
afterEach(async () => {
  await subject?.dispose().catch(() => {})
  await server?.close()
})

test('OPS-6, LIVE-4: a database that is killed is told as one that takes no writes, loses nothing acknowledged, and is used again', async () => {
  server = await startLocalPostgres()
  subject = await openPostgresUnderTest(server)
  const { storage } = subject
  const eventId = await storeEvent(storage)
  await storage.write([putCell(eventId, preference('p1', 't1'), 'Yes', 1)])
  expect(await storage.checkHealth(1)).toBe('ok')

  await server.kill()
  await expect(storage.write([putCell(eventId, preference('p1', 't2'), 'Yes', 1)])).rejects.toThrow(
    'Storage refused',
  )
  expect(await storage.checkHealth(2)).toBe('notWritable')

  await server.start()
  await expect.poll(() => storage.checkHealth(Date.now()), { timeout: 60_000 }).toBe('ok')
  await storage.write([putCell(eventId, preference('p1', 't3'), 'Yes', 1)])
  const topics = (await storedCells(storage, eventId)).map(({ address }) => address.topicId)
  expect(topics.toSorted()).toEqual(['t1', 't3'])
})

test('KEY-17: without KEY_SECRET no database of several nodes is opened, and with another secret than before neither', async () => {
  server = await startLocalPostgres()
  const databaseUrl = await server.newDatabase()
  const { openStorage } = await import('../open-storage.ts')
  const open = (current: string) =>
    openStorage({ dataDir: '', databaseUrl, keySecrets: { current, previous: [] } })
  await expect(open('')).rejects.toThrow('Set it on each of them')
  const first = await open('one secret')
  await storeEvent(first)
  await first.close()
  await expect(open('another secret')).rejects.toThrow('under another secret than KEY_SECRET')
  const again = await open('one secret')
  await again.close()
})
