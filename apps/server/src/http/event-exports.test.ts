import { once } from 'node:events'
import { request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { variantOf } from '@planner/domain'
import { ANTI_FORGERY_HEADER, eventExport, httpError } from '@planner/protocol'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { EventFiles, type ExportReader } from '../http/event-exports.ts'
import { AddressLimits } from '../limits/address-limits.ts'
import { LIMITS } from '../limits/limits.ts'
import { contentsOf } from '../rooms/contents.ts'
import { bigEvent, eventWrites } from '../testing/big-event.ts'
import { type BrowserSession, openSession } from '../testing/open-session.ts'
import { registerTestEvent, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

const variant = variantOf('planner')
const SIZE = { people: 60, topics: 20, cells: 900 }

/** An event as a room has it, at a revision. */
function exported(eventId: string, revision = 1) {
  const { state } = contentsOf(bigEvent(variant, eventId, SIZE, { now: 1 }))
  return { eventId, revision, state, bytes: 1000 }
}

function readerFrom(address: string): ExportReader & { isEnded: boolean } {
  const reader = {
    address,
    isEnded: false,
    end: () => {
      reader.isEnded = true
    },
  }
  return reader
}

test('LIMIT-21: there is one file for all who ask at the same state, and another one after a change', async () => {
  const files = new EventFiles(() => 5)
  const room = exported('a')
  const readers = ['1.1.1.1', '2.2.2.2', '3.3.3.3'].map(readerFrom)
  for (const reader of readers) expect(files.admit(reader)).toBe(true)
  const [one, two] = await Promise.all(readers.slice(0, 2).map((reader) => files.read(room, [], reader)))
  expect(two).toBe(one)
  expect(await files.read(room, [], readers[2] as ExportReader)).toBe(one)
  expect(files.made).toBe(1)
  expect(eventExport.parse(JSON.parse(gunzipSync(one as Buffer).toString())).exportedAt).toBe(5)
  const later = { ...room, revision: 2 }
  expect(await files.read(later, [], readers[0] as ExportReader)).not.toBe(one)
  expect(files.made).toBe(2)
})

test('LIMIT-21: an address has so many under way; of all together one of who has most makes room', async () => {
  const files = new EventFiles(() => 0, { perAddress: 2, total: 3 })
  const [a1, a2, a3, b, c] = ['a', 'a', 'a', 'b', 'c'].map(readerFrom)
  if (!(a1 && a2 && a3 && b && c)) throw new Error('There are five.')
  expect([a1, a2, a3, b].map((reader) => files.admit(reader))).toEqual([true, true, false, true])
  expect(files.admit(c)).toBe(true)
  expect([a1, a2, b, c].map(({ isEnded }) => isEnded)).toEqual([true, false, false, false])
  // Whoever was ended meanwhile gets nothing.
  expect(await files.read(exported('x'), [], a1)).toBe(undefined)
  files.leave(a2)
  expect(files.admit(a3)).toBe(true)
})

test('LIMIT-21: files take so many bytes; the ones that nobody reads give way first, then the oldest', async () => {
  const [size] = await sizesOf(new EventFiles(() => 0), ['a'])
  const files = new EventFiles(() => 0, { bytes: 2.5 * (size ?? 0), perAddress: 10 })
  const readers = ['a', 'b', 'c', 'd'].map(() => readerFrom('1.1.1.1'))
  for (const reader of readers) files.admit(reader)
  const [first, second, third, fourth] = readers
  if (!(first && second && third && fourth)) throw new Error('There are four.')
  await files.read(exported('a'), [], first)
  await files.read(exported('b'), [], second)
  files.leave(second)
  await files.read(exported('c'), [], third)
  expect([first, third].map(({ isEnded }) => isEnded)).toEqual([false, false])
  await files.read(exported('d'), [], fourth)
  expect([first, third, fourth].map(({ isEnded }) => isEnded)).toEqual([true, false, false])
})

async function sizesOf(files: EventFiles, eventIds: readonly string[]): Promise<number[]> {
  const reader = readerFrom('1.1.1.1')
  files.admit(reader)
  const made = await Promise.all(eventIds.map((eventId) => files.read(exported(eventId), [], reader)))
  files.leave(reader)
  return made.map((bytes) => bytes?.length ?? 0)
}

let server: TestServer
let session: BrowserSession
let event: TestEvent
beforeAll(async () => {
  const large = bigEvent(variant, 'large', { people: 200, topics: 50, cells: 5000 }, { now: Date.now() })
  server = await testServer({ trustProxy: true }, {}, (storage) => storage.write(eventWrites(large)))
  session = await openSession(server.url)
  event = await registerTestEvent(server.url, 'planner')
})
afterAll(async () => {
  event.close()
  await server.remove()
})

function ask(address: string, { encoding = '', key = event.adminKey } = {}) {
  const body = JSON.stringify({ variant: 'planner', adminKey: key })
  const sent = request(`${server.url}/api/Event/Export`, {
    method: 'POST',
    headers: {
      cookie: session.cookie,
      [ANTI_FORGERY_HEADER]: session.token,
      'content-type': 'application/json',
      'content-length': body.length,
      'x-forwarded-for': address,
      ...(encoding && { 'accept-encoding': encoding }),
    },
  })
  sent.end(body)
  return sent
}

async function answerOf(sent: ReturnType<typeof ask>) {
  const [answer] = await once(sent, 'response')
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part)
  return { status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(parts) }
}

test('KEY-21: an export says the same whether it is taken compressed or not, and is compressed once at most', async () => {
  const plain = await answerOf(ask('1.1.1.1'))
  const packed = await answerOf(ask('1.1.1.1', { encoding: 'gzip, br' }))
  const other = await answerOf(ask('1.1.1.1', { encoding: 'br' }))
  const { exportedAt: _, ...file } = eventExport.parse(JSON.parse(plain.bytes.toString()))
  expect(eventExport.parse(JSON.parse(gunzipSync(packed.bytes).toString()))).toMatchObject(file)
  expect(eventExport.parse(JSON.parse(other.bytes.toString()))).toMatchObject(file)
  expect([plain, packed, other].map(({ headers }) => headers['content-encoding'])).toEqual([
    undefined,
    'gzip',
    undefined,
  ])
})

test('LIMIT-21: more at a time from an address are refused with the time to wait, for that address alone', async () => {
  const max = LIMITS.exportsOfAddress.value
  const asked = Array.from({ length: 40 }, () => answerOf(ask('6.6.6.6')))
  const answers = await Promise.all(asked)
  const refused = answers.filter(({ status }) => status === 429)
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(max)
  expect(refused.length).toBeGreaterThan(0)
  for (const { headers, bytes } of refused) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(httpError.parse(JSON.parse(bytes.toString()))).toMatchObject({ reason: 'tooManyExports' })
  }
  expect((await answerOf(ask('7.7.7.7'))).status).toBe(200)
})

test('LIMIT-21: an export costs what the connections of its address share, by the size of the event', async () => {
  const take = vi.spyOn(AddressLimits.prototype, 'takeTokens')
  const key = 'admin-key-of-large'
  for (const each of [event.adminKey, key])
    expect((await answerOf(ask('8.8.8.8', { key: each }))).status).toBe(200)
  const [[address, few = 0] = [], [, many = 0] = []] = take.mock.calls
  expect([address, few]).toEqual(['8.8.8.8', 20])
  expect(many).toBeGreaterThan(20 + (5000 * 400) / (64 * 1024))
  take.mockReturnValueOnce(false)
  const { status, headers, bytes } = await answerOf(ask('8.8.8.8', { key }))
  expect([status, headers['retry-after']]).toEqual([429, '10'])
  expect(httpError.parse(JSON.parse(bytes.toString()))).toMatchObject({ reason: 'tooManyExports' })
})
