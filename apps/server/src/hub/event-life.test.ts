import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSession } from '../testing/open-session.ts'
import { TestClient } from '../testing/test-client.ts'
import {
  keyOf,
  type Participant,
  registerTestEvent,
  sharedValue,
  type TestEvent,
} from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let event: TestEvent
let ann: Participant
let bob: Participant
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.remove())
beforeEach(async () => {
  event = await registerTestEvent(server.url, 'planner', { considerContactPreferences: true })
  ann = await event.register('Ann', { topics: [{ name: 'Gardens' }, { name: 'Bees' }] })
  bob = await event.register('Bob', { newTopic: 'Tea', email: 'bob.secret@example.org' })
})
afterEach(() => event.close())

const joinsWith = async (key: string) => {
  const client = await event.connect()
  const ack = await client.invoke('JoinEventHub2', { urlKey: key })
  client.close()
  return ack.ok ? ack.role : ack.status
}
const rate = (from: Participant, topicId: string, value = 'Yes') =>
  from.client.invoke(
    'SendSharedValue',
    sharedValue({ personal: from.key }, { tableName: 'preferences', userId: from.id, topicId, value }),
  )
const contact = (from: Participant, to: Participant, value: string) =>
  from.client.invoke(
    'SendSharedValue',
    sharedValue(
      { personal: from.key },
      { tableName: 'contactPreferences', userId: from.id, topicId: to.id, value },
    ),
  )
const refusal = (status: number, reason: string) => ({ ok: false, status, reason })

describe('KEY-7: RotateKeys', () => {
  test('a replaced share key is invalid, and connections that joined with it lose access', async () => {
    const visitor = await event.join(event.shareKey)
    const ack = await event.admin.invoke('RotateKeys', { adminKey: event.adminKey, rotateShareKey: true })
    if (!ack.ok) throw new Error(ack.message)
    expect(ack.eventAdminGuid).toBe(event.adminKey)
    expect(await visitor.next('ReceiveException')).toMatchObject({ status: 404, reason: 'linkReplaced' })
    expect([await joinsWith(event.shareKey), await joinsWith(keyOf(ack.shareLink))]).toEqual([404, 'visitor'])
    const user = { name: 'Eve', email: 'eve@example.org' }
    expect(await visitor.invoke('RegisterUser', { user, key: event.shareKey })).toMatchObject({ status: 404 })

    // Participants stay and receive the new share link.
    expect((await ann.client.next('UpdateEvent')).event.shareGuid).toBe(keyOf(ack.shareLink))
    await visitor.startAfresh()
    expect(await rate(ann, bob.id)).toMatchObject({ ok: true })
    await visitor.settle()
    expect(visitor.names()).toEqual(['ReceiveMessage'])
  })

  test('a replaced admin key is invalid; the connection that replaced it and admins by personal link stay', async () => {
    const other = await event.join(event.adminKey)
    await event.admin.invoke('SetEventAdmin', {
      adminKey: event.adminKey,
      userId: ann.id,
      isEventAdmin: true,
    })
    await ann.client.startAfresh()
    await event.admin.startAfresh()
    const ack = await event.admin.invoke('RotateKeys', { adminKey: event.adminKey, rotateAdminKey: true })
    if (!ack.ok) throw new Error(ack.message)
    expect(await other.next('ReceiveException')).toMatchObject({ status: 404 })
    expect(event.admin.last('JoinEventHub').eventAdminGuid).toBe(ack.eventAdminGuid)
    expect((await ann.client.next('JoinEventHub')).eventAdminGuid).toBe(ack.eventAdminGuid)
    expect([await joinsWith(event.adminKey), await joinsWith(ack.eventAdminGuid)]).toEqual([404, 'admin'])
    const late = { adminKey: event.adminKey, userId: bob.id, isArchived: true }
    expect(await other.invoke('ArchiveUser', late)).toMatchObject({ status: 404 })
    const setting = { path: 'parameters|groups|maxGroupSize', value: 7, timestamp: Date.now() }
    expect(
      await other.invoke('SendSettingValue', { eventAdminGuid: event.adminKey, ...setting }),
    ).toMatchObject({
      status: 404,
    })
    for (const client of [bob.client, ann.client, other]) {
      const seen = JSON.stringify(client.received)
      expect(seen.includes(ack.eventAdminGuid)).toBe(client === ann.client)
    }
  })

  const eventsOf = async (cookie: string) => {
    const answer = await fetch(`${server.url}/api/Auth/InitSession/0`, { headers: { cookie } })
    const { allUserEvents } = (await answer.json()) as { allUserEvents: { link: string }[] }
    return allUserEvents.map(({ link }) => keyOf(link))
  }

  test('revoked links are removed from the opened events of browsers; the browser that rotated the keys has the new link', async () => {
    const [mine, guest] = [await openSession(server.url), await openSession(server.url)]
    const open = async (cookie: string, key: string) => {
      const client = await new TestClient(server.url, event.variant.hubPath, { cookie }).connected()
      await client.invoke('JoinEventHub2', { urlKey: key })
      await client.settle()
      return client
    }
    const admin = await open(mine.cookie, event.adminKey)
    const visitor = await open(guest.cookie, event.shareKey)
    const ack = await admin.invoke('RotateKeys', {
      adminKey: event.adminKey,
      rotateAdminKey: true,
      rotateShareKey: true,
    })
    if (!ack.ok) throw new Error(ack.message)
    await admin.settle()
    // Opened events are recorded after the acknowledgement.
    await expect.poll(() => eventsOf(guest.cookie)).toEqual([])
    await expect.poll(() => eventsOf(mine.cookie)).toEqual([ack.eventAdminGuid])
    for (const client of [admin, visitor]) client.close()
  })

  test('a link that is replaced while its opening is being recorded is not kept', async () => {
    const guests = await Promise.all(Array.from({ length: 8 }, () => openSession(server.url)))
    const visitors = await Promise.all(
      guests.map(({ cookie }) => new TestClient(server.url, event.variant.hubPath, { cookie }).connected()),
    )
    await Promise.all(visitors.map((each) => each.invoke('JoinEventHub2', { urlKey: event.shareKey })))
    await event.admin.invoke('RotateKeys', { adminKey: event.adminKey, rotateShareKey: true })
    // By the second answer everything recorded after the acknowledgements is stored.
    for (const { cookie } of guests) await eventsOf(cookie)
    for (const { cookie } of guests) expect(await eventsOf(cookie)).toEqual([])
    for (const each of visitors) each.close()
  })

  test('only admins rotate keys', async () => {
    const ack = await bob.client.invoke('RotateKeys', { adminKey: bob.key, rotateAdminKey: true })
    expect(ack).toMatchObject(refusal(403, 'adminOnly'))
  })
})

describe('KEY-6, KEY-15: SetEventAdmin', () => {
  test('the role changes on open connections and for later joins, in both directions', async () => {
    const set = (isEventAdmin: boolean) =>
      event.admin.invoke('SetEventAdmin', { adminKey: event.adminKey, userId: bob.id, isEventAdmin })
    await bob.client.startAfresh()
    expect(await set(true)).toEqual({ ok: true })
    const made = await bob.client.next('JoinEventHub')
    expect(made).toMatchObject({ role: 'admin', eventUserShareGuid: bob.id, eventAdminGuid: event.adminKey })
    expect(await joinsWith(bob.key)).toBe('admin')
    expect(await event.admin.next('UpdateUser', ({ person }) => person.isEventAdmin)).toMatchObject({
      person: { id: bob.id },
    })
    await bob.client.startAfresh()
    expect(await set(false)).toEqual({ ok: true })
    expect(await bob.client.next('JoinEventHub')).toMatchObject({ role: 'participant', eventAdminGuid: '' })
    expect(await joinsWith(bob.key)).toBe('participant')
    await bob.client.startAfresh()
    await contact(ann, bob, 'No')
    await bob.client.settle()
    expect(bob.client.all('ReceiveSharedValue')).toEqual([])
  })

  test('the last admin by personal link cannot lock themselves out', async () => {
    const set = (userId: string, isEventAdmin: boolean) =>
      bob.client.invoke('SetEventAdmin', { adminKey: bob.key, userId, isEventAdmin })
    await event.admin.invoke('SetEventAdmin', {
      adminKey: event.adminKey,
      userId: bob.id,
      isEventAdmin: true,
    })
    expect(await set(bob.id, false)).toMatchObject(refusal(409, 'lastAdmin'))
    const archive = { adminKey: bob.key, userId: bob.id, isArchived: true }
    expect(await bob.client.invoke('ArchiveUser', archive)).toMatchObject(refusal(409, 'lastAdmin'))
    const erase = { key: bob.key, userId: bob.id }
    expect(await bob.client.invoke('RemoveUser', erase)).toMatchObject(refusal(409, 'lastAdmin'))
    // Nor with the admin key on a connection that joined by their personal link.
    const byKey = { adminKey: event.adminKey, userId: bob.id, isEventAdmin: false }
    expect(await bob.client.invoke('SetEventAdmin', byKey)).toMatchObject(refusal(409, 'lastAdmin'))
    expect(await set(ann.id, true)).toEqual({ ok: true })
    expect(await set(bob.id, false)).toEqual({ ok: true })
    expect(await joinsWith(bob.key)).toBe('participant')
  })

  test('only admins set it, and only for existing people', async () => {
    const byBob = { adminKey: bob.key, userId: bob.id, isEventAdmin: true }
    expect(await bob.client.invoke('SetEventAdmin', byBob)).toMatchObject(refusal(403, 'adminOnly'))
    const nobody = { adminKey: event.adminKey, userId: 'nobody', isEventAdmin: true }
    expect(await event.admin.invoke('SetEventAdmin', nobody)).toMatchObject(refusal(409, 'unknownPerson'))
  })
})

describe('KEY-8: ArchiveUser', () => {
  test('PRIV-6: an archived person and their topics are hidden from everybody but admins, and can be restored completely', async () => {
    await rate(bob, ann.id)
    await rate(ann, bob.id)
    const archive = (isArchived: boolean) =>
      event.admin.invoke('ArchiveUser', { adminKey: event.adminKey, userId: ann.id, isArchived })
    await bob.client.startAfresh()
    expect(await archive(true)).toEqual({ ok: true })
    expect(await ann.client.next('ReceiveException')).toMatchObject({ status: 403, reason: 'archived' })
    const without = await bob.client.next('ReloadData')
    expect(JSON.stringify(without)).not.toContain(ann.id)
    expect(without.persons.map(({ id }) => id)).toEqual([bob.id])
    expect((await event.data()).persons.find(({ id }) => id === ann.id)).toMatchObject({ isArchived: true })
    expect(await rate(ann, bob.id, '')).toMatchObject(refusal(403, 'archived'))
    await bob.client.settle()
    expect(bob.client.all('UpdateUser')).toEqual([])

    await bob.client.startAfresh()
    expect(await archive(false)).toEqual({ ok: true })
    const back = await bob.client.next('ReloadData')
    expect(back.topics.map(({ name }) => name).sort()).toEqual(['Bees', 'Gardens', 'Tea'])
    expect(back.persons.find(({ id }) => id === bob.id)?.preferences[ann.id]).toMatchObject({ value: 'Yes' })
    expect(await joinsWith(ann.key)).toBe('participant')
  })
})

describe('KEY-9: RemoveUser', () => {
  const everywhere = async (id: string) => JSON.stringify(await event.data()).includes(id)

  test('PERSON-14: erases a person, their topics, all cells that reference either, and their key, and broadcasts the removal', async () => {
    await rate(bob, ann.id)
    await rate(bob, `${ann.id}_1`)
    await contact(bob, ann, '5')
    await contact(ann, bob, 'No')
    for (const { client } of [ann, bob]) await client.startAfresh()
    expect(await ann.client.invoke('RemoveUser', { key: ann.key, userId: ann.id })).toEqual({ ok: true })
    expect(ann.client.last('ReceiveException')).toMatchObject({ status: 404, reason: 'personRemoved' })
    expect(await bob.client.next('RemoveUser')).toEqual({ userId: ann.id })
    expect(await event.admin.next('RemoveUser')).toEqual({ userId: ann.id })
    expect(await joinsWith(ann.key)).toBe(404)
    expect(await everywhere(ann.id)).toBe(false)
    await ann.client.settle()
    expect(ann.client.all('RemoveUser')).toEqual([])

    const { id } = (await event.data()).event
    server = await server.restart(async (storage) => {
      const stored = await storage.loadEvent(id)
      expect(JSON.stringify(stored)).not.toContain(ann.id)
      expect(JSON.stringify(stored)).not.toContain(ann.key)
      expect(await storage.findKey(ann.key)).toBeUndefined()
    })
  })

  test('admins remove anybody, participants only themselves; visitors get the topic names reloaded', async () => {
    const visitor = await event.join(event.shareKey)
    const foreign = await bob.client.invoke('RemoveUser', { key: bob.key, userId: ann.id })
    expect(foreign).toMatchObject(refusal(403, 'notYourRow'))
    const byVisitor = await visitor.invoke('RemoveUser', { key: event.shareKey, userId: ann.id })
    expect(byVisitor).toMatchObject({ ok: false, status: 403 })
    expect(await event.admin.invoke('RemoveUser', { key: event.adminKey, userId: ann.id })).toEqual({
      ok: true,
    })
    const fresh = await visitor.next('ReloadData')
    expect(fresh.topics.map(({ name }) => name)).toEqual(['Tea'])
    const again = await event.admin.invoke('RemoveUser', { key: event.adminKey, userId: ann.id })
    expect(again).toMatchObject(refusal(409, 'unknownPerson'))
  })

  test('an admin who erases their own person stays admin by the admin key', async () => {
    const user = { name: 'Olga', email: 'olga@example.org', isEventAdmin: true }
    const ack = await event.admin.invoke('RegisterUser', { user, key: event.adminKey })
    const userId = ack.ok ? ack.eventUserShareGuid : ''
    await event.admin.startAfresh()
    expect(await event.admin.invoke('RemoveUser', { key: event.adminKey, userId })).toEqual({ ok: true })
    expect(event.admin.last('JoinEventHub')).toMatchObject({ role: 'admin', eventUserShareGuid: '' })
  })
})

describe('KEY-13: ExportUser', () => {
  test('contains everything a person has entered, and nothing that others have entered about them', async () => {
    await rate(ann, bob.id)
    await contact(ann, bob, '7')
    await contact(bob, ann, 'No')
    await rate(bob, ann.id, '#1 Yes!')
    const ack = await ann.client.invoke('ExportUser', { key: ann.key, userId: ann.id })
    if (!ack.ok) throw new Error(ack.message)
    expect(ack.export).toMatchObject({
      event: { name: 'Spring unconference', variant: 'planner' },
      person: {
        id: ann.id,
        email: 'ann@example.org',
        personalLink: '',
        preferences: { [bob.id]: { value: 'Yes' } },
        contactPreferences: { [bob.id]: { value: '7' } },
      },
    })
    expect(ack.export.topics.map(({ name }) => name)).toEqual(['Gardens', 'Bees'])
    const text = JSON.stringify(ack.export)
    for (const secret of ['"No"', '#1 Yes!', 'bob.secret', ann.key, bob.key, event.adminKey, event.shareKey])
      expect(text).not.toContain(secret)
  })

  test('PERSON-14: is allowed for the person and for admins', async () => {
    const foreign = await bob.client.invoke('ExportUser', { key: bob.key, userId: ann.id })
    expect(foreign).toMatchObject(refusal(403, 'notYourRow'))
    const byAdmin = await event.admin.invoke('ExportUser', { key: event.adminKey, userId: ann.id })
    expect(byAdmin).toMatchObject({ ok: true, export: { person: { name: 'Ann' } } })
  })

  test('KEY-16: who is archived exports and erases their own data, admin or not, and does nothing else', async () => {
    const { adminKey } = event
    await rate(ann, bob.id)
    await event.admin.invoke('SetEventAdmin', { adminKey, userId: ann.id, isEventAdmin: true })
    await event.admin.invoke('ArchiveUser', { adminKey, userId: ann.id, isArchived: true })
    const client = await event.connect()
    const { key } = ann
    expect(await client.invoke('JoinEventHub2', { urlKey: key })).toMatchObject(refusal(403, 'archived'))
    const own = await client.invoke('ExportUser', { key })
    if (!own.ok) throw new Error(own.message)
    expect(own.export.person).toMatchObject({ id: ann.id, preferences: { [bob.id]: { value: 'Yes' } } })
    expect(own.export.topics.map(({ name }) => name)).toEqual(['Gardens', 'Bees'])
    for (const name of ['ExportUser', 'RemoveUser'] as const)
      expect(await client.invoke(name, { key, userId: bob.id })).toMatchObject(refusal(403, 'notYourRow'))
    expect(await client.invoke('RemoveUser', { key })).toEqual({ ok: true })
    expect(await joinsWith(key)).toBe(404)
    expect((await event.data()).persons.map(({ name }) => name)).not.toContain('Ann')
  })

  test('KEY-16: the share key names nobody', async () => {
    const visitor = await event.join(event.shareKey)
    for (const name of ['ExportUser', 'RemoveUser'] as const)
      expect(await visitor.invoke(name, { key: event.shareKey })).toMatchObject(refusal(403, 'notYourRow'))
  })
})

describe('KEY-10: RemoveEvent', () => {
  test('requires the typed name, deletes all data, notifies all connections and removes them', async () => {
    const visitor = await event.join(event.shareKey)
    const remove = (eventName: string, adminKey = event.adminKey) =>
      event.admin.invoke('RemoveEvent', { adminKey, eventName })
    expect(await remove('spring')).toMatchObject({ status: 422, fields: [{ field: 'eventName' }] })
    expect(await remove('Spring unconference', bob.key)).toMatchObject(refusal(403, 'adminOnly'))
    const { id } = (await event.data()).event
    expect(await remove(' Spring unconference ')).toEqual({ ok: true })
    for (const client of [visitor, ann.client, bob.client, event.admin])
      expect(await client.next('EventRemoved')).toEqual({})
    for (const key of [event.adminKey, event.shareKey, ann.key]) expect(await joinsWith(key)).toBe(404)
    expect(await rate(ann, bob.id)).toMatchObject({ ok: false, status: 404 })
    server = await server.restart(async (storage) => {
      expect(await storage.loadEvent(id)).toBeUndefined()
      expect(await storage.findKey(bob.key)).toBeUndefined()
    })
  })
})

test('KEY-11: changes of the event record are rejected with 409 while the planner runs', async () => {
  const { event: wire } = await event.data()
  event.close()
  server = await server.restart(async (storage) => {
    const stored = await storage.loadEvent(wire.id)
    if (!stored) throw new Error('The event is gone')
    const running = { ...stored.event, lastPlannerStartTime: Date.now() }
    await storage.write([{ kind: 'putEvent', event: running, keys: stored.keys }])
  })
  const { adminKey } = event
  const again = await registerTestEvent(server.url, 'planner')
  const admin = await again.join(adminKey)
  const rotate = { adminKey, rotateAdminKey: true, rotateShareKey: true }
  expect(await admin.invoke('RotateKeys', rotate)).toMatchObject(refusal(409, 'plannerRunning'))
  const remove = { adminKey, eventName: wire.name }
  expect(await admin.invoke('RemoveEvent', remove)).toMatchObject(refusal(409, 'plannerRunning'))
  expect(await admin.invoke('RemoveUser', { key: adminKey, userId: ann.id })).toEqual({ ok: true })
  again.close()
})
