import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { userForm } from '../testing/forms.ts'
import { openSession } from '../testing/open-session.ts'
import type { TestClient } from '../testing/test-client.ts'
import { type Participant, registerTestEvent, sharedValue, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let event: TestEvent
let ann: Participant
let visitor: TestClient
let bob: Participant

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.remove())

beforeEach(async () => {
  event = await registerTestEvent(server.url, 'planner', {
    considerContactPreferences: true,
    googleFormUrl: 'https://forms.gle/abc',
    settings: { 'parameters|ui|approveNewPeople': true, 'parameters|groups|minGroupSize': 1 },
  })
  visitor = await event.join(event.shareKey)
  const added = await event.admin.invoke('RegisterUser', {
    user: userForm('Ann', { newTopic: 'Gardens' }),
    key: event.adminKey,
  })
  if (!added.ok) throw new Error(added.message)
  const key = added.eventUserPrivateGuid
  ann = { id: added.eventUserShareGuid, key, client: await event.join(key) }
  bob = await event.register('Bob', { newTopic: 'Tea' })
  return () => event.close()
})

const rate = (person: Participant, topicId: string, value = '#1 Yes!') =>
  person.client.invoke(
    'SendSharedValue',
    sharedValue({ personal: person.key }, { tableName: 'preferences', userId: person.id, topicId, value }),
  )
const approve = (...userIds: string[]) =>
  event.admin.invoke('ApproveUsers', { adminKey: event.adminKey, userIds })
const waiting = async () =>
  (await event.data()).persons.filter(({ isWaiting }) => isWaiting).map(({ name }) => name)

test('REG-5, KEY-12: who registers by the share link waits; whom an organiser adds or imports does not', async () => {
  const session = await openSession(server.url)
  const csv = 'Name;Gardens\r\nGuest;Yes\r\n'
  await session.post('/api/Import/Commit', { variant: 'planner', adminKey: event.adminKey, csv })
  expect(await waiting()).toEqual(['Bob'])
  const { persons } = await event.data()
  expect(persons.map(({ name, registeredAt }) => [name, registeredAt !== null])).toEqual([
    ['Ann', false],
    ['Bob', true],
    ['Guest', false],
  ])
})

test('REG-6: others neither see a waiting person nor their topics and choices', async () => {
  await rate(bob, bob.id)
  await rate(bob, ann.id)
  const user = userForm('Bob', { newTopic: 'Green tea', profile: 'Pours.' })
  await bob.client.invoke('UpdateUser', { user, key: bob.key })
  await Promise.all([ann.client.settle(), visitor.settle()])
  const late = [await event.join(ann.key), await event.join(event.shareKey)]
  for (const client of late) {
    const urlKey = client === late[0] ? ann.key : event.shareKey
    await client.invoke('JoinEventHub2', { urlKey })
  }
  for (const client of [ann.client, visitor, ...late]) {
    const text = JSON.stringify(client.received)
    expect([text.includes(bob.id), text.includes('Bob'), /tea/i.test(text)]).toEqual([false, false, false])
  }
})

test('REG-7: a waiting person receives their own row, the names of topics, and nothing of others', async () => {
  await rate(ann, ann.id, 'Yes')
  await rate(bob, ann.id)
  const again = await event.connect()
  await again.invoke('JoinEventHub2', { urlKey: bob.key })
  const data = again.last('JoinEventHub')
  expect(data.persons.map(({ name, isWaiting }) => [name, isWaiting])).toEqual([['Bob', true]])
  expect(Object.keys(data.persons[0]?.preferences ?? {}).sort()).toEqual([ann.id, bob.id].sort())
  expect(data.topics.map(({ name, ownerId }) => [name, ownerId])).toEqual([
    ['Gardens', 'hidden'],
    ['Tea', bob.id],
  ])
  expect(data.event.googleFormUrl).toBe('')
  await again.startAfresh()
  await event.admin.invoke('UpdateUser', {
    user: { ...userForm('Ann', { newTopic: 'Roses', profile: 'Digs.' }), id: ann.id },
    key: event.adminKey,
  })
  await rate(ann, ann.id, '')
  await event.register('Zelda')
  expect((await again.next('ReloadData')).topics.map(({ name }) => name)).toEqual(['Roses', 'Tea'])
  const text = JSON.stringify(again.received)
  for (const secret of ['Ann', 'Digs', 'Zelda', 'ann@']) expect(text).not.toContain(secret)
})

test('REG-7: a waiting person does not place themselves in groups', async () => {
  const place = {
    tableName: 'assignments',
    sessionId: 1,
    userId: bob.id,
    topicId: ann.id,
    topicGroupIndex: 0,
  }
  const ack = await bob.client.invoke(
    'SendSharedValue',
    sharedValue({ personal: bob.key }, { ...place, value: true }),
  )
  expect(ack).toMatchObject({ ok: false, status: 403, reason: 'notApproved' })
})

test('REG-6: a plan is made without people who wait', async () => {
  await rate(ann, ann.id, 'Host')
  await rate(bob, ann.id)
  expect(await event.admin.invoke('PlanEvent', { adminKey: event.adminKey })).toMatchObject({
    ok: false,
    reason: 'tooFewPeople',
  })
})

test('REG-8, REG-9: the approved take part from then on, and everybody sees them without joining again', async () => {
  const eve = await event.register('Eve', { newTopic: 'Chess' })
  await rate(bob, ann.id)
  await Promise.all([bob, ann, eve].map(({ client }) => client.startAfresh()))
  expect(await approve(bob.id, eve.id, ann.id, 'somebody-gone')).toEqual({ ok: true, numChanged: 2 })
  expect(await approve(bob.id)).toEqual({ ok: true, numChanged: 0 })
  const joined = await bob.client.next('JoinEventHub')
  expect(joined.persons.map(({ name, isWaiting }) => [name, isWaiting])).toEqual([
    ['Ann', false],
    ['Bob', false],
    ['Eve', false],
  ])
  expect(joined.event.googleFormUrl).toBe('https://forms.gle/abc')
  await ann.client.settle()
  expect(ann.client.all('AddUser').map(({ person, topics }) => [person.name, topics.length])).toEqual([
    ['Bob', 1],
    ['Eve', 1],
  ])
  const cells = ann.client.all('ReceiveSharedValue').flat()
  expect(cells.map(({ tableName, userId, topicId }) => [tableName, userId, topicId])).toContainEqual([
    'preferences',
    bob.id,
    ann.id,
  ])
  expect((await visitor.next('ReloadData', ({ topics }) => topics.length === 3)).topics).toHaveLength(3)
  const fresh = await event.join(ann.key)
  await fresh.invoke('JoinEventHub2', { urlKey: ann.key })
  const seen = fresh.last('JoinEventHub').persons
  expect(seen.map(({ name, registeredAt }) => [name, registeredAt])).toEqual([
    ['Ann', null],
    ['Bob', null],
    ['Eve', null],
  ])
  expect(await waiting()).toEqual([])
})

test('REG-9: many who are approved together reach the others as one reload', async () => {
  const user = (index: number) => userForm(`Person ${index}`, { newTopic: `Topic ${index}` })
  const ids = [bob.id]
  let client = visitor
  for (let index = 0; index < 60; index += 1) {
    if (index % 20 === 0) client = await event.connect()
    const ack = await client.invoke('RegisterUser', { user: user(index), key: event.shareKey })
    if (ack.ok) ids.push(ack.eventUserShareGuid)
  }
  await ann.client.startAfresh()
  expect(await approve(...ids)).toEqual({ ok: true, numChanged: ids.length })
  await ann.client.settle()
  expect(ann.client.names().filter((name) => name !== 'ReceiveMessage')).toEqual(['ReloadData'])
  expect(ann.client.last('ReloadData').persons).toHaveLength(ids.length + 1)
})

test('REG-9: declining erases, and tells the open page', async () => {
  const removal = { adminKey: event.adminKey, userIds: [bob.id] }
  expect(await event.admin.invoke('RemoveUsers', removal)).toEqual({ ok: true, numChanged: 1 })
  expect((await bob.client.next('ReceiveException')).reason).toBe('personRemoved')
})

test('REG-9: a waiting person is approved before they organise', async () => {
  const admin = { adminKey: event.adminKey, userId: bob.id, isEventAdmin: true }
  expect(await event.admin.invoke('SetEventAdmin', admin)).toMatchObject({
    status: 409,
    reason: 'notApproved',
  })
  await approve(bob.id)
  expect(await event.admin.invoke('SetEventAdmin', admin)).toEqual({ ok: true })
})

test('REG-7: a waiting person exports and erases their own data', async () => {
  const ack = await bob.client.invoke('ExportUser', { key: bob.key, userId: bob.id })
  expect(ack).toMatchObject({ ok: true, export: { person: { name: 'Bob', isWaiting: true } } })
  expect(await bob.client.invoke('RemoveUser', { key: bob.key, userId: bob.id })).toEqual({ ok: true })
})
