import type { EventData } from '@planner/protocol'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { eventForm, userForm } from '../testing/forms.ts'
import { TestClient } from '../testing/test-client.ts'
import { registerTestEvent, sharedValue } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

const HUB = '/api/SessionsPlanner/hub'

describe('LIMIT-4: limits of an address', () => {
  test('new events beyond the hourly quota are rejected with 429 until the next hour', async () => {
    let now = Date.now()
    const server = await testServer({ limits: { eventsPerHour: 3, connections: 100 } }, { now: () => now })
    const statuses: (number | true)[] = []
    const register = async () => {
      const client = await new TestClient(server.url, HUB).connected()
      const ack = await client.invoke('RegisterEvent', { event: eventForm() })
      statuses.push(ack.ok || ack.status)
      client.close()
      return ack
    }
    for (let each = 0; each < 3; each += 1) await register()
    expect(await register()).toMatchObject({ status: 429, reason: 'tooManyEvents' })
    now += 3_600_000
    await register()
    expect(statuses).toEqual([true, true, true, 429, true])
    await server.remove()
  })

  test('an invalid form does not count towards the quota', async () => {
    const server = await testServer({ limits: { eventsPerHour: 1, connections: 100 } })
    const client = await new TestClient(server.url, HUB).connected()
    for (let each = 0; each < 3; each += 1)
      expect(await client.invoke('RegisterEvent', { event: eventForm({ name: '' }) })).toMatchObject({
        status: 422,
      })
    expect(await client.invoke('RegisterEvent', { event: eventForm() })).toMatchObject({ ok: true })
    client.close()
    await server.remove()
  })

  test.each(['websocket', 'polling'] as const)(
    'connections by %s beyond the limit of an address are refused; closed ones free their slot',
    async (transport) => {
      const server = await testServer({ limits: { eventsPerHour: 9, connections: 2 } })
      const open = () => new TestClient(server.url, HUB, { transport }).connected()
      const [one, two] = [await open(), await open()]
      await expect(open()).rejects.toThrow()
      one.close()
      await two.settle()
      const fourth = await vi.waitFor(open, { timeout: 60_000 })
      expect(await fourth.invoke('SendMessage', { message: 'in' })).toEqual({ ok: true })
      for (const client of [two, fourth]) client.close()
      await server.remove()
    },
  )
})

describe('LIMIT-5: limits of an event', () => {
  test('an event takes 1000 people with 1000 topics and rejects further ones; the others can still edit', async () => {
    const server = await testServer()
    const event = await registerTestEvent(server.url, 'planner')
    const register = (name: string, numTopics: number) => {
      const topics = Array.from({ length: numTopics }, (_, index) => ({ name: `${name}’s ${index}` }))
      return event.admin.invoke('RegisterUser', { user: userForm(name, { topics }), key: event.adminKey })
    }
    const person = (index: number) => register(`Person ${index}`, index < 100 ? 10 : 0)
    for (let start = 0; start < 1000; start += 100) {
      const acks = await Promise.all(Array.from({ length: 100 }, (_, index) => person(start + index)))
      expect(acks.every(({ ok }) => ok)).toBe(true)
      if (start === 0)
        expect(await register('Late', 1)).toMatchObject({
          status: 422,
          fields: [{ field: 'topics', rule: 'tooMany', params: { max: 1000 } }],
        })
    }
    expect(await register('Late', 0)).toMatchObject({
      status: 422,
      fields: [{ field: 'user', rule: 'tooMany', params: { max: 1000 } }],
    })
    const { persons, topics } = await event.data()
    expect([persons.length, topics.length]).toEqual([1000, 1000])
    const [first, second] = persons
    const value = { tableName: 'preferences', userId: first?.id ?? '', topicId: second?.id ?? '' }
    const edit = sharedValue({ admin: event.adminKey }, { ...value, value: 'Yes' })
    expect(await event.admin.invoke('SendSharedValue', edit)).toEqual({ ok: true, applied: true })
    event.close()
    await server.remove()
  })
})

describe('LIMIT-3: a flood', () => {
  let server: TestServer
  const now = Date.now()
  beforeAll(async () => {
    // A frozen clock keeps the token buckets from refilling.
    server = await testServer({}, { now: () => now })
  })
  afterAll(() => server.remove())

  test('a flooding connection is disconnected, and another event is not affected', async () => {
    const event = await registerTestEvent(server.url, 'planner')
    const [ann, bob] = [await event.register('Ann', { newTopic: 'Tea' }), await event.register('Bob')]
    const other = await registerTestEvent(server.url, 'planner')
    const flooder = await other.register('Flooder', { newTopic: 'Noise' })
    const ended = new Promise((resolve) => flooder.client.socket.once('disconnect', resolve))
    const value = { tableName: 'preferences', userId: flooder.id, topicId: flooder.id }
    for (let each = 0; each < 6000; each += 1)
      flooder.client.socket.emit(
        'SendSharedValue',
        sharedValue(
          { personal: flooder.key },
          { ...value, value: each % 2 ? 'Yes' : '', timestamp: now + (each % 5000) },
        ),
        () => {},
      )
    for (let each = 0; each < 50; each += 1) {
      const cell = {
        tableName: 'preferences',
        userId: bob.id,
        topicId: ann.id,
        value: each % 2 ? 'Yes' : 'Host',
      }
      const ack = await bob.client.invoke(
        'SendSharedValue',
        sharedValue({ personal: bob.key }, { ...cell, timestamp: now + each }),
      )
      expect(ack).toEqual({ ok: true, applied: true })
    }
    await ended
    await ann.client.next('ReceiveSharedValue', (values) =>
      [values].flat().some(({ timestamp }) => timestamp === now + 49),
    )
    // The key is not blocked: another connection can use it.
    const again = await other.join(flooder.key)
    expect(await again.invoke('SendMessage', { message: 'back' })).toEqual({ ok: true })
    event.close()
    other.close()
  })
})

describe('LIMIT-7, LIMIT-8: what is asked for at once', () => {
  let server: TestServer
  const now = Date.now()
  beforeAll(async () => {
    server = await testServer({}, { now: () => now })
  })
  afterAll(() => server.remove())

  /** All acknowledgements of invocations that were sent without waiting. */
  const atOnce = async (client: TestClient, keys: readonly string[]) => {
    const acks = await Promise.all(keys.map((urlKey) => client.invoke('JoinEventHub2', { urlKey })))
    return acks.map((ack) => (ack.ok ? 'joined' : ack.reason))
  }

  test('of many joins at once one is answered, and more only within what they cost', async () => {
    const event = await registerTestEvent(server.url, 'planner')
    const client = await event.connect()
    const reasons = await atOnce(client, Array(200).fill(event.adminKey))
    const joined = reasons.filter((reason) => reason === 'joined').length
    expect(joined).toBeGreaterThan(0)
    expect(joined).toBeLessThanOrEqual(3000 / 20)
    expect(new Set(reasons)).toEqual(new Set(['joined', 'stillSending', 'tooMany']))
    expect(client.all('JoinEventHub')).toHaveLength(joined)
    event.close()
  })

  test('wrong keys are charged before they are looked up, right ones are not', async () => {
    const event = await registerTestEvent(server.url, 'planner')
    const guess = await event.connect()
    const value = { tableName: 'preferences', userId: 'x', topicId: 'x', value: 'Yes', timestamp: now }
    const edit = (key: string) => guess.invoke('SendSharedValue', sharedValue({ personal: key }, value))
    const right = await Promise.all(Array.from({ length: 200 }, () => edit(event.adminKey)))
    expect(new Set(right.map((ack) => (ack.ok ? '' : ack.reason)))).toEqual(new Set(['unknownAddress']))
    const wrong = await Promise.all(
      Array.from({ length: 200 }, (_, index) => edit(`guess${index}guess${index}guess`)),
    )
    const reasons = wrong.map((ack) => (ack.ok ? '' : ack.reason))
    expect(new Set(reasons)).toEqual(new Set(['unknownKey', 'tooMany']))
    expect(reasons.filter((reason) => reason === 'unknownKey').length).toBeLessThanOrEqual(2800 / 50)
    event.close()
  })

  test('more bytes than a connection may send end it', async () => {
    const event = await registerTestEvent(server.url, 'planner')
    const client = await event.connect()
    const ended = new Promise((resolve) => client.socket.once('disconnect', resolve))
    for (let sent = 0; sent < 40; sent += 1)
      client.socket.emit('SendMessage', { message: 'x'.repeat(200 * 1024) })
    await ended
    expect(await event.admin.invoke('SendMessage', { message: 'fine' })).toEqual({ ok: true })
    event.close()
  })
})

describe('names', () => {
  let server: TestServer
  const stored: { urlKey: string; check: (data: EventData) => void }[] = []
  beforeAll(async () => {
    server = await testServer()
  })
  afterAll(() => server.remove())

  test.each([
    ['HTML', '<img src=x onerror="alert(1)"><script>alert(2)</script>', undefined],
    ['a right-to-left script', 'שרה כהן', undefined],
    ['a bidirectional override', 'Ann\u202Egpj.exe', 'Anngpj.exe'],
    ['emoji of several code points', '👩🏽‍🚀👨‍👩‍👧‍👦🏳️‍🌈', undefined],
    ['a lone surrogate', 'Ann\ud83d', 'Ann'],
    ['a null character and a bell', 'A\u0000n\u0007n', 'Ann'],
    ['an SQL injection', "Robert'); DROP TABLE person;--", undefined],
    ['a spreadsheet formula', '=HYPERLINK("http://evil.example")', undefined],
    ['a property of Object.prototype', '__proto__', undefined],
  ])('with %s are stored and returned as plain text', async (_what, name, kept = name) => {
    const event = await registerTestEvent(server.url, 'planner', { name })
    const { id } = await event.register('Ann', { name, newTopic: name, profile: `${name}\nsecond line` })
    const check = (data: EventData) => {
      expect(data.event.name).toBe(kept)
      expect(data.persons.find((person) => person.id === id)).toMatchObject({
        name: kept,
        profile: `${kept}\nsecond line`,
      })
      expect(data.topics.map((topic) => topic.name)).toEqual([kept])
    }
    check(await event.data())
    event.close()
    stored.push({ urlKey: event.adminKey, check })
  })

  test('of all of these are the same plain text after a restart', async () => {
    expect(stored.length).toBeGreaterThan(8)
    server = await server.restart()
    for (const { urlKey, check } of stored) {
      const client = await new TestClient(server.url, HUB).connected()
      await client.invoke('JoinEventHub2', { urlKey })
      check(client.last('JoinEventHub'))
      client.close()
    }
  })

  test('of 10,000 characters or without visible characters are rejected by field', async () => {
    const event = await registerTestEvent(server.url, 'planner')
    const register = (name: string) =>
      event.admin.invoke('RegisterUser', { user: userForm('x', { name }), key: event.adminKey })
    expect(await register('x'.repeat(10_000))).toMatchObject({
      status: 422,
      fields: [{ field: 'name', rule: 'tooLong', params: { max: 200 } }],
    })
    expect(await register('👩‍👩‍👧‍👦'.repeat(900))).toMatchObject({ status: 422 })
    expect(await register('\u200b\u202e ')).toMatchObject({
      status: 422,
      fields: [{ field: 'name', rule: 'required' }],
    })
    const long = { event: eventForm({ name: 'x'.repeat(10_000) }), adminKey: event.adminKey }
    expect(await event.admin.invoke('UpdateEvent', long)).toMatchObject({
      status: 422,
      fields: [{ field: 'name' }],
    })
    event.close()
  })
})
