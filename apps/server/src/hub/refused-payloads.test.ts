import { INVOCATIONS, type InvocationName } from '@planner/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestClient } from '../testing/test-client.ts'
import { registerTestEvent, sharedValue, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let event: TestEvent
const now = Date.now()
beforeAll(async () => {
  // A frozen clock keeps the token bucket from refilling.
  server = await testServer({}, { now: () => now })
  event = await registerTestEvent(server.url, 'planner')
})
afterAll(async () => {
  event.close()
  await server.remove()
})

describe('WIRE-2, ERROR-7: every payload is parsed; malformed ones are rejected with 400', () => {
  const names = Object.keys(INVOCATIONS) as InvocationName[]
  test.each(names)('%s', async (name) => {
    const client = await event.connect()
    for (const payload of [undefined, null, 'text', 7, [], { key: { $ne: '' } }]) {
      const ack = await client.raw(name, payload)
      expect(ack).toMatchObject({ ok: false, status: 400, reason: 'unreadable' })
    }
    expect(client.all('ReceiveException').length).toBe(6)
    client.close()
  })

  test('the message names the field, and never repeats a key', async () => {
    const ack = await event.admin.raw('SendSharedRangeValue', {
      ...sharedValue({ admin: event.adminKey }, { tableName: 'weekDayHourAvailabilities', value: true }),
      userId: 'x',
      rangeStartD1: 8,
      rangeStartD2: 1,
      rangeEndD1: 1,
      rangeEndD2: 1,
    })
    expect(ack).toMatchObject({ status: 400, fields: [{ field: 'rangeStartD1', rule: 'unreadable' }] })
    expect(JSON.stringify(ack)).toContain('rangeStartD1: Too big: expected number to be <=7')
    expect(JSON.stringify(ack)).not.toContain(event.adminKey)
  })

  test('an invocation without an acknowledgement callback is handled as well', async () => {
    const client = await event.connect()
    client.socket.emit('SendMessage', { message: 'no answer wanted' })
    expect(await client.next('ReceiveMessage')).toEqual({ message: 'no answer wanted' })
    client.close()
  })
})

describe('limits', () => {
  test('LIMIT-2: invocations beyond the rate limit are rejected with 429, on that connection only', async () => {
    const client = await event.connect()
    const acks = await Promise.all(
      Array.from({ length: 3200 }, () => client.invoke('SendMessage', { message: 'again' })),
    )
    const refused = acks.filter((ack) => !ack.ok)
    expect(refused.length).toBe(200)
    expect(refused[0]).toMatchObject({ status: 429, reason: 'tooMany' })
    expect(await event.admin.invoke('SendMessage', { message: 'fine' })).toEqual({ ok: true })
    client.close()
  })

  test('LIMIT-2: guessing keys is rate-limited', async () => {
    const client = await event.connect()
    const statuses = new Set<number>()
    for (let attempt = 0; attempt < 80; attempt += 1) {
      const ack = await client.invoke('JoinEventHub2', { urlKey: `guess${attempt}guess${attempt}guess` })
      if (!ack.ok) statuses.add(ack.status)
    }
    expect(statuses).toEqual(new Set([404, 429]))
    client.close()
  })

  test('LIMIT-3: a payload beyond 256 KB disconnects the client', async () => {
    const client = await event.connect()
    const ended = new Promise((resolve) => client.socket.once('disconnect', resolve))
    client.socket.emit('SendMessage', { message: 'x'.repeat(300 * 1024) })
    await ended
    expect(client.names()).toEqual([])
  })
})

describe('LIVE-16: clock synchronisation', () => {
  test('the acknowledgement carries the client time that was sent and the server time', async () => {
    const ack = await event.admin.invoke('SyncTimestamp', {
      myReceiveAndSendTimestamp: 12_345,
      needResponse: true,
    })
    expect(ack).toEqual({ ok: true, myReceiveAndSendTimestamp: now, yourSendTimestamp: 12_345 })
    expect(event.admin.last('SyncTimestamp')).toEqual({
      myReceiveAndSendTimestamp: now,
      yourSendTimestamp: 12_345,
      needResponse: false,
    })
  })
})

describe('connections', () => {
  test('WIRE-1: long-polling works as a fallback', async () => {
    const client = await new TestClient(server.url, event.variant.hubPath, {
      transport: 'polling',
    }).connected()
    expect(await client.invoke('JoinEventHub2', { urlKey: event.shareKey })).toEqual({
      ok: true,
      role: 'visitor',
    })
    client.close()
  })

  test('a key of an event of another variant is unknown', async () => {
    const client = await new TestClient(server.url, '/api/Reciprocity/hub').connected()
    expect(await client.invoke('JoinEventHub2', { urlKey: event.adminKey })).toMatchObject({ status: 404 })
    client.close()
  })
})
