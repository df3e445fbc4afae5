import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { TestClient } from '../testing/test-client.ts'
import {
  keyOf,
  type Participant,
  registerTestEvent,
  sharedValue,
  type TestEvent,
} from '../testing/test-event.ts'
import { type TestNodes, testNodes } from '../testing/test-nodes.ts'

let shared: TestNodes
let event: TestEvent
let ann: Participant
const open: TestClient[] = []
beforeAll(async () => {
  shared = await testNodes(2)
})
afterAll(() => shared.remove())
beforeEach(async () => {
  event = await registerTestEvent(near(), 'planner')
  ann = await event.register('Ann', { newTopic: 'Gardens' })
})
afterEach(() => {
  for (const client of open.splice(0)) client.close()
  event.close()
})

const near = () => shared.nodes[0]?.url ?? ''
const far = () => shared.nodes[1]?.url ?? ''

async function joinFar(key: string): Promise<TestClient> {
  const client = await new TestClient(far(), event.variant.hubPath).connected()
  open.push(client)
  const joined = await client.invoke('JoinEventHub2', { urlKey: key })
  if (!joined.ok) throw new Error(`The key was refused: ${joined.message}`)
  return client
}

const rate = (client: TestClient, of: Participant, value: string, timestamp = Date.now()) =>
  client.invoke(
    'SendSharedValue',
    sharedValue(
      { personal: of.key },
      { tableName: 'preferences', userId: of.id, topicId: ann.id, value, timestamp },
    ),
  )

test('SCALE-1, SCALE-2: what is changed on one node is seen on the other, both ways, and a new link opens there at once', async () => {
  const admin = await joinFar(event.adminKey)
  const bob = await event.register('Bob')
  const bobFar = await joinFar(bob.key)
  expect(bobFar.last('JoinEventHub').persons.map(({ name }) => name)).toEqual(['Ann', 'Bob'])
  expect(await admin.next('AddUser', ({ person }) => person.id === bob.id)).toBeTruthy()

  await event.admin.startAfresh()
  expect(await rate(bobFar, bob, 'Yes')).toEqual({ ok: true, applied: true })
  expect(await event.admin.next('ReceiveSharedValue')).toMatchObject({ userId: bob.id, value: 'Yes' })
  admin.forget()
  expect(await rate(bob.client, bob, 'Host')).toEqual({ ok: true, applied: true })
  expect(await admin.next('ReceiveSharedValue')).toMatchObject({ userId: bob.id, value: 'Host' })
})

test('SCALE-2, LIVE-2: two nodes that are told of the same cell in another order agree on the later value', async () => {
  const annFar = await joinFar(ann.key)
  for (let round = 0; round < 20; round++) {
    const at = Date.now()
    await Promise.all([
      rate(ann.client, ann, round % 2 === 0 ? 'Yes' : 'Host', at + (round % 3)),
      rate(annFar, ann, round % 2 === 0 ? 'Host' : 'Yes', at),
    ])
  }
  const value = async (url: string) => {
    const client = await new TestClient(url, event.variant.hubPath).connected()
    open.push(client)
    await client.invoke('JoinEventHub2', { urlKey: event.adminKey })
    return client.last('JoinEventHub').persons.find(({ id }) => id === ann.id)?.preferences[ann.id]
  }
  expect(await value(near())).toEqual(await value(far()))
})

test('SCALE-3: what two nodes change of the same person at once is not lost on either', async () => {
  const admin = await joinFar(event.adminKey)
  for (let round = 0; round < 10; round++) {
    const [granted, edited] = await Promise.all([
      event.admin.invoke('SetEventAdmin', {
        adminKey: event.adminKey,
        userId: ann.id,
        isEventAdmin: round % 2 === 0,
      }),
      admin.invoke('UpdateUser', {
        key: event.adminKey,
        user: { id: ann.id, name: `Ann ${round}`, email: 'ann@example.org', timeZone: 'UTC' },
      }),
    ])
    expect([granted.ok, edited.ok]).toEqual([true, true])
    const { persons } = await event.data()
    expect(persons.find(({ id }) => id === ann.id)).toMatchObject({
      name: `Ann ${round}`,
      isEventAdmin: round % 2 === 0,
    })
  }
})

test('SCALE-3, KEY-7: a right that was withdrawn on one node is withdrawn on the other, and its connections end', async () => {
  const annFar = await joinFar(ann.key)
  await event.admin.invoke('ArchiveUser', { adminKey: event.adminKey, userId: ann.id, isArchived: true })
  expect(await rate(annFar, ann, 'Yes')).toMatchObject({ ok: false, status: 403 })
  expect(await annFar.next('ReceiveException')).toMatchObject({ status: 403 })

  const visitor = await joinFar(event.shareKey)
  const rotated = await event.admin.invoke('RotateKeys', { adminKey: event.adminKey, rotateShareKey: true })
  if (!rotated.ok) throw new Error(rotated.message)
  expect(await visitor.next('ReceiveException')).toMatchObject({ status: 404, reason: 'linkReplaced' })
  expect(await joinFar(keyOf(rotated.shareLink))).toBeTruthy()
})

test('SCALE-2: an event that is removed on one node is gone on the other', async () => {
  const admin = await joinFar(event.adminKey)
  const removed = await event.admin.invoke('RemoveEvent', {
    adminKey: event.adminKey,
    eventName: 'Spring unconference',
  })
  expect(removed).toEqual({ ok: true })
  expect(await admin.next('EventRemoved')).toEqual({})
  await expect(joinFar(event.adminKey)).rejects.toThrow('The key was refused')
})

test('SCALE-7, REG-1: new events and registrations of an address are counted over both nodes', async () => {
  const few = await testNodes(2, {
    limits: { eventsPerHour: 3, connections: 100 },
    registrationsPerMinute: 1,
  })
  const urls = few.nodes.map(({ url }) => url)
  try {
    const made: TestEvent[] = []
    for (const index of [0, 1, 0]) made.push(await registerTestEvent(urls[index] ?? '', 'planner'))
    await expect(registerTestEvent(urls[1] ?? '', 'planner')).rejects.toThrow('Too many events')
    const [first] = made
    if (!first) throw new Error('There is no event.')
    const answers: boolean[] = []
    for (let each = 0; each < 4; each++) {
      const client = await new TestClient(urls[each % 2] ?? '', first.variant.hubPath).connected()
      open.push(client)
      const user = { name: `Person ${each}`, email: `p${each}@example.org`, timeZone: 'UTC' }
      answers.push((await client.invoke('RegisterUser', { user, key: first.shareKey })).ok)
    }
    expect(answers).toEqual([true, false, false, false])
    for (const each of made) each.close()
  } finally {
    await few.remove()
  }
})

test('SCALE-8: while the database is away an edit is refused without a dialog, and accepted when it is back', async () => {
  expect(await rate(ann.client, ann, 'Yes')).toMatchObject({ ok: true })
  await shared.database.kill()
  const away = { ok: false, status: 500, reason: 'storageAway' }
  expect(await rate(ann.client, ann, 'Host')).toMatchObject(away)
  const saved = await ann.client.invoke('UpdateUser', {
    key: ann.key,
    user: { id: ann.id, name: 'Anna', email: 'ann@example.org', timeZone: 'UTC' },
  })
  expect(saved).toMatchObject(away)
  await shared.database.start()
  await expect.poll(async () => (await rate(ann.client, ann, 'Host')).ok, { interval: 200 }).toBe(true)
})
