import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { userForm } from '../testing/forms.ts'
import type { TestClient } from '../testing/test-client.ts'
import { keyOf, registerTestEvent, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

const ALLOW = 'parameters|ui|allowRegistration'

let now = Date.now()
let server: TestServer
beforeAll(async () => {
  server = await testServer({}, { now: () => now })
})
afterAll(() => server.remove())

async function setting(event: TestEvent, path: string, value: boolean): Promise<void> {
  now += 1
  const change = { eventAdminGuid: event.adminKey, path, value, timestamp: now }
  expect(await event.admin.invoke('SendSettingValue', change)).toEqual({ ok: true, applied: true })
}

function register(client: TestClient, key: string, name: string) {
  return client.invoke('RegisterUser', { user: userForm(name), key })
}

describe('how many register', () => {
  test('REG-1, REG-2: a loop on one connection is stopped after twenty people, and told when to go on', async () => {
    const event = await registerTestEvent(server.url, 'planner')
    const stranger = await event.join(event.shareKey)
    const acks = []
    for (let each = 0; each < 25; each += 1)
      acks.push(await register(stranger, event.shareKey, `Bot ${each}`))
    expect(acks.map((ack) => ack.ok || ack.reason)).toEqual([
      ...Array(20).fill(true),
      ...Array(5).fill('tooManyRegistrations'),
    ])
    expect(acks[20]).toMatchObject({ status: 429, retryAfterSeconds: 3 })
    expect((await event.data()).persons).toHaveLength(20)
    now += 3000
    const again = [1, 2].map((each) => register(stranger, event.shareKey, `Again ${each}`))
    expect((await Promise.all(again)).map(({ ok }) => ok)).toEqual([true, false])
    // Others behind the same address are not concerned, nor is an organiser who adds people.
    expect((await event.register('Ann')).id).not.toBe('')
    const added = Array.from({ length: 25 }, (_, each) =>
      register(event.admin, event.adminKey, `Guest ${each}`),
    )
    expect((await Promise.all(added)).every(({ ok }) => ok)).toBe(true)
    event.close()
  })

  test('REG-1: people behind one address all register within two minutes, trying again when told to', async () => {
    // A twenty-fifth of the usual rate and of 500 people.
    let clock = Date.now()
    const small = await testServer({ registrationsPerMinute: 8 }, { now: () => clock })
    const event = await registerTestEvent(small.url, 'planner')
    const start = clock
    const people = Array.from({ length: 20 }, (_, index) => ({ name: `Person ${index}`, at: clock }))
    const numRefused = { total: 0 }
    while (people.length > 0) {
      const person = people.shift() as (typeof people)[0]
      clock = Math.max(clock, person.at)
      const client = await event.connect()
      const ack = await register(client, event.shareKey, person.name)
      client.close()
      if (ack.ok) continue
      numRefused.total += 1
      people.push({ ...person, at: clock + (ack.retryAfterSeconds ?? Number.NaN) * 1000 })
    }
    expect(numRefused.total).toBeGreaterThan(0)
    expect(clock - start).toBeLessThanOrEqual(120_000)
    expect((await event.data()).persons).toHaveLength(20)
    event.close()
    await small.remove()
  })
})

describe('closed registration', () => {
  test('REG-3, KEY-12: nobody registers by the share link while it is closed; all else goes on, and it reopens', async () => {
    const event = await registerTestEvent(server.url, 'planner', { contactName: 'Olga' })
    const ann = await event.register('Ann')
    const visitor = await event.join(event.shareKey)
    await setting(event, ALLOW, false)
    const { settings } = await visitor.next('ReloadData', (data) => data.settings[ALLOW]?.value === false)
    expect(settings[ALLOW]?.value).toBe(false)
    expect(await register(visitor, event.shareKey, 'Bob')).toMatchObject({
      ok: false,
      status: 409,
      reason: 'registrationClosed',
    })
    const late = await event.connect()
    expect(await late.invoke('JoinEventHub2', { urlKey: event.shareKey })).toEqual({
      ok: true,
      role: 'visitor',
    })
    expect(late.last('JoinEventHub').event.contactName).toBe('Olga')
    expect(await late.invoke('JoinEventHub2', { urlKey: ann.key })).toEqual({ ok: true, role: 'participant' })
    const user = userForm('Ann', { profile: 'Goes on' })
    expect(await ann.client.invoke('UpdateUser', { user, key: ann.key })).toEqual({ ok: true })
    expect(await register(event.admin, event.adminKey, 'Guest')).toMatchObject({ ok: true })
    const own = { user: { ...userForm('Olga'), isEventAdmin: true }, key: event.adminKey }
    expect(await event.admin.invoke('RegisterUser', own)).toMatchObject({ ok: true })
    await setting(event, ALLOW, true)
    expect(await register(visitor, event.shareKey, 'Bob')).toMatchObject({ ok: true })
    event.close()
  })

  test('REG-3: only organisers open and close it', async () => {
    const event = await registerTestEvent(server.url, 'planner')
    const ann = await event.register('Ann')
    for (const key of [ann.key, event.shareKey]) {
      const change = { eventAdminGuid: key, path: ALLOW, value: false, timestamp: now }
      expect(await ann.client.invoke('SendSettingValue', change)).toMatchObject({ ok: false, status: 403 })
    }
    event.close()
  })
})

describe('several people at once', () => {
  async function crowd() {
    now += 600_000
    const event = await registerTestEvent(server.url, 'planner')
    const ann = await event.register('Ann', { newTopic: 'Gardens' })
    const stranger = await event.join(event.shareKey)
    const bots = []
    for (let each = 0; each < 20; each += 1) {
      const user = userForm(`Bot ${each}`, { newTopic: `Spam ${each}` })
      const ack = await stranger.invoke('RegisterUser', { user, key: event.shareKey })
      if (!ack.ok) throw new Error(ack.message)
      bots.push({ id: ack.eventUserShareGuid, key: keyOf(ack.personalLink) })
    }
    await ann.client.startAfresh()
    return { event, ann, stranger, bots, userIds: bots.map(({ id }) => id) }
  }
  const names = (event: TestEvent) => event.data().then(({ persons }) => persons.map(({ name }) => name))

  test('REG-12, KEY-12: a burst is erased by one write, with its topics, choices and keys', async () => {
    const { event, ann, stranger, bots, userIds } = await crowd()
    const removal = { adminKey: event.adminKey, userIds: [...userIds, 'somebody-gone'] }
    expect(await event.admin.invoke('RemoveUsers', removal)).toEqual({ ok: true, numChanged: 20 })
    const reloads = await ann.client.settle().then(() => ann.client.all('ReloadData'))
    expect(reloads.map(({ persons, topics }) => [persons.length, topics.length])).toEqual([[1, 1]])
    expect(ann.client.names()).not.toContain('RemoveUser')
    await stranger.next('ReceiveException', ({ reason }) => reason === 'personRemoved')
    const { persons, topics } = await event.data()
    expect([persons.length, topics.map(({ name }) => name)]).toEqual([1, ['Gardens']])
    const late = await event.connect()
    for (const { key } of bots.slice(0, 2))
      expect(await late.invoke('JoinEventHub2', { urlKey: key })).toMatchObject({ status: 404 })
    expect(await event.admin.invoke('RemoveUsers', removal)).toEqual({ ok: true, numChanged: 0 })
    event.close()
  })

  test('REG-12: a burst is archived and brought back by one write each', async () => {
    const { event, ann, userIds, bots } = await crowd()
    const archive = (isArchived: boolean) =>
      event.admin.invoke('ArchiveUsers', { adminKey: event.adminKey, userIds, isArchived })
    expect(await archive(true)).toEqual({ ok: true, numChanged: 20 })
    await ann.client.settle()
    expect(ann.client.last('ReloadData').persons.map(({ name }) => name)).toEqual(['Ann'])
    const late = await event.connect()
    const urlKey = bots[0]?.key ?? ''
    expect(await late.invoke('JoinEventHub2', { urlKey })).toMatchObject({ status: 403, reason: 'archived' })
    expect(await archive(true)).toEqual({ ok: true, numChanged: 0 })
    expect(await archive(false)).toEqual({ ok: true, numChanged: 20 })
    expect(await names(event)).toHaveLength(21)
    expect(await late.invoke('JoinEventHub2', { urlKey })).toMatchObject({ ok: true })
    event.close()
  })

  test('REG-12, KEY-15: only organisers may, and nobody locks out the last of them', async () => {
    const { event, ann, userIds } = await crowd()
    for (const adminKey of [ann.key, event.shareKey]) {
      for (const name of ['ApproveUsers', 'RemoveUsers'] as const)
        expect(await ann.client.invoke(name, { adminKey, userIds })).toMatchObject({ status: 403 })
      const archive = { adminKey, userIds, isArchived: true }
      expect(await ann.client.invoke('ArchiveUsers', archive)).toMatchObject({ status: 403 })
    }
    await event.admin.invoke('SetEventAdmin', {
      adminKey: event.adminKey,
      userId: ann.id,
      isEventAdmin: true,
    })
    const all = { adminKey: ann.key, userIds: [...userIds, ann.id] }
    expect(await ann.client.invoke('RemoveUsers', all)).toMatchObject({ status: 409, reason: 'lastAdmin' })
    expect(await ann.client.invoke('ArchiveUsers', { ...all, isArchived: true })).toMatchObject({
      reason: 'lastAdmin',
    })
    expect(await names(event)).toHaveLength(21)
    event.close()
  })
})
