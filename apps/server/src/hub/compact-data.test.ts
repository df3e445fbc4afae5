import { variantOf } from '@planner/domain'
import { type EventData, eventStateFromWire, isPacked } from '@planner/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unpack } from '../../../../docs/examples/unpack.ts'
import { BIG_EVENT, bigEvent, eventWrites, personId, privateKey, topicId } from '../testing/big-event.ts'
import { TestClient } from '../testing/test-client.ts'
import { sharedValue } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

const variant = variantOf('planner')
const stored = bigEvent(variant, 'big', BIG_EVENT, { now: Date.UTC(2026, 10, 1) })
const KEYS = {
  admin: stored.keys.adminKey,
  participant: privateKey(3),
  visitor: stored.keys.shareKey,
}

let server: TestServer
const clients: TestClient[] = []
beforeAll(async () => {
  const empty = await testServer()
  server = await empty.restart((storage) => storage.write(eventWrites(stored)))
})
afterAll(async () => {
  for (const client of clients) client.close()
  await server.remove()
})

async function connect(options: ConstructorParameters<typeof TestClient>[2] = {}): Promise<TestClient> {
  const client = new TestClient(server.url, variant.hubPath, options)
  clients.push(client)
  return client.connected()
}

/** Resolves to the data of the first JoinEventHub. */
async function join(client: TestClient, urlKey: string): Promise<EventData> {
  expect(await client.invoke('JoinEventHub2', { urlKey })).toMatchObject({ ok: true })
  return client.last('JoinEventHub')
}

async function plainState() {
  return { state: eventStateFromWire(await join(await connect(), KEYS.admin)) }
}

/** What goes over the wire to a client that joins. */
async function joinPayload(urlKey: string): Promise<object> {
  const client = await connect({ format: 'compact' })
  const payload = new Promise<object>((resolve) => client.socket.once('JoinEventHub', resolve))
  await client.invoke('JoinEventHub2', { urlKey })
  return payload
}

describe('WIRE-18: an event of 500 people, 120 topics and 10,000 cells', () => {
  test.each(Object.entries(KEYS))('goes to a compact reader in at most 120 KB (%s)', async (role, key) => {
    const payload = await joinPayload(key)
    if (!isPacked(payload)) throw new Error('It is not packed')
    const { packed, ...rest } = payload
    const bytes = packed.byteLength + Buffer.byteLength(JSON.stringify(rest))
    process.stdout.write(`${role}: ${bytes} bytes\n`)
    expect(bytes).toBeLessThan(120_000)
  })

  test.each([
    ['websocket', 'admin'],
    ['websocket', 'participant'],
    ['websocket', 'visitor'],
    ['polling', 'participant'],
  ] as const)('is the same in both forms (%s, %s)', async (transport, role) => {
    const [plain, compact] = [await connect({ transport }), await connect({ transport, format: 'compact' })]
    const [one, other] = [await join(plain, KEYS[role]), await join(compact, KEYS[role])]
    expect({ ...other, timestamp: 0 }).toEqual({ ...one, timestamp: 0 })
  })
})

test('WIRE-18: signals sent while the data are prepared come after them, and none is missing', async () => {
  const editor = await connect({ format: 'compact' })
  await join(editor, KEYS.admin)
  const edits = Array.from({ length: 120 }, (_, index) =>
    sharedValue(
      { admin: KEYS.admin },
      {
        tableName: 'preferences',
        userId: personId(index * 3),
        topicId: topicId(index),
        value: 'Host',
      },
    ),
  )
  const readers: TestClient[] = []
  for (let index = 0; index < 12; index += 1) readers.push(await connect({ format: 'compact' }))
  const keyOf = (index: number) => (index % 2 ? KEYS.admin : privateKey(index))
  await Promise.all([
    ...edits.map((edit) => editor.invoke('SendSharedValue', edit)),
    ...readers.map(async (reader, index) => {
      // Outdates what is prepared.
      if (index === 5)
        await editor.invoke('ArchiveUser', { adminKey: KEYS.admin, userId: personId(499), isArchived: true })
      await reader.invoke('JoinEventHub2', { urlKey: keyOf(index) })
    }),
  ])
  for (const reader of readers) {
    await reader.settle()
    expect(reader.names()[0]).toBe('JoinEventHub')
    const seen = new Map<string, unknown>()
    const data = [...reader.all('JoinEventHub'), ...reader.all('ReloadData')].at(-1)
    for (const { id, preferences } of data?.persons ?? [])
      for (const [topic, { value }] of Object.entries(preferences)) seen.set(`${id} ${topic}`, value)
    for (const { userId, topicId, value } of reader.all('ReceiveSharedValue').flat())
      seen.set(`${userId} ${topicId}`, value)
    for (const { userId, topicId } of edits) expect(seen.get(`${userId} ${topicId}`)).toBe('Host')
  }
})

test('WIRE-4: the example reader in docs/examples reads compact data', async () => {
  const payload = await joinPayload(KEYS.admin)
  if (!isPacked(payload)) throw new Error('It is not packed')
  const { persons, topics, cells } = await unpack(new Uint8Array(payload.packed))
  const { state } = await plainState()
  expect(persons.map(({ id, name }) => [id, name])).toEqual(
    [...state.persons.values()].map(({ id, name }) => [id, name]),
  )
  expect(topics.map(({ id, ownerId, name }) => [id, ownerId, name])).toEqual(
    [...state.topics.values()].map(({ id, ownerId, name }) => [id, ownerId, name]),
  )
  const texts = (all: Iterable<object>) => [...all].map((each) => JSON.stringify(each)).sort()
  const plain = [...state.cells.values()].map(
    ({ address: { table, userId, topicId }, value, timestamp }) => ({
      table,
      userId,
      topicId,
      value,
      timestamp,
    }),
  )
  expect(texts(cells)).toEqual(texts(plain))
})

test('a format that is not known is refused', async () => {
  const client = await connect()
  expect(await client.raw('JoinEventHub2', { urlKey: KEYS.admin, format: 'xml' })).toMatchObject({
    ok: false,
    status: 400,
  })
})
