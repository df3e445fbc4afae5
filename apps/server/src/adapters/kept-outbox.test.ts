import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalPostgres, startLocalPostgres } from '../cluster/local-postgres.ts'
import { openPostgresUnderTest } from '../storage/testing/postgres-under-test.ts'
import type { StorageUnderTest } from '../storage/testing/storage-under-test.ts'
import { KeptOutbox } from './kept-outbox.ts'
import { DELIVERED, type Delivery } from './outbox.ts'

let server: LocalPostgres
let subject: StorageUnderTest
beforeAll(async () => {
  server = await startLocalPostgres()
  subject = await openPostgresUnderTest(server)
})
afterAll(async () => {
  await subject.dispose()
  await server.close()
})

function openNode(deliver: (entries: readonly string[]) => Delivery): KeptOutbox<string> {
  const store = subject.storage.shared?.outgoing
  if (!store) throw new Error('This storage is of one server.')
  const log = { warn: () => {}, info: () => {} }
  const options = { receiver: 'feedback', batch: 1, capacity: 100, now: Date.now, log, count: () => {} }
  return new KeptOutbox<string>({ ...options, deliver: async (entries) => deliver(entries) }, store)
}

test('SCALE-10, OPS-14: what a node has taken and cannot send is sent by another one when it ends, each entry once', async () => {
  const away = openNode(() => ({ kind: 'unavailable', why: 'ECONNREFUSED' }))
  for (const entry of ['one', 'two', 'three']) away.add(entry)
  await expect.poll(() => away.numWaiting()).toBe(3)

  const received: string[] = []
  const open = () =>
    openNode((entries) => {
      received.push(...entries)
      return DELIVERED
    })
  const other = open()
  // The first node still has them.
  await other.close()
  expect(received).toEqual([])
  await away.close()
  const nodes = [open(), open()]
  await expect.poll(() => received.toSorted()).toEqual(['one', 'three', 'two'])
  for (const node of nodes) await node.close()
  const last = open()
  await last.close()
  expect(received).toHaveLength(3)
})
