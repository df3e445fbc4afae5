import { VARIANTS } from '@planner/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { crowd } from '../testing/crowd.ts'
import { eventForm, userForm } from '../testing/forms.ts'
import { Recorder } from '../testing/recorder.ts'
import { type Participant, registerTestEvent, sharedValue, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let event: TestEvent
let ann: Participant
let bob: Participant
beforeAll(async () => {
  server = await testServer()
  event = await registerTestEvent(server.url, 'planner', {
    settings: {
      'parameters|groups|solverTimeLimit': 600,
      'parameters|groups|minGroupSize': 1,
      'parameters|groups|maxGroupSize': 3,
    },
  })
  await crowd(event, 40)
  ann = await event.register('Ann', { topics: [{ name: 'Gardens' }], email: 'ann@example.org' })
  bob = await event.register('Bob', { newTopic: 'Bees' })
})
afterAll(async () => {
  event.close()
  await server.remove()
})

const saveAnn = (changes: Parameters<typeof userForm>[1]) =>
  ann.client.invoke('UpdateUser', {
    user: userForm('Ann', { topics: [{ id: ann.id, name: 'Gardens' }], ...changes }),
    key: ann.key,
  })
const setting = (path: string, value: boolean | number) =>
  event.admin.invoke('SendSettingValue', {
    eventAdminGuid: event.adminKey,
    path,
    value,
    timestamp: Date.now(),
  })
const rate = (value: string) =>
  bob.client.invoke(
    'SendSharedValue',
    sharedValue({ personal: bob.key }, { tableName: 'preferences', userId: bob.id, topicId: ann.id, value }),
  )

test('PRIV-13: a visitor hears of a save only if it changed what visitors see, and of no planner run', async () => {
  await saveAnn({})
  const visitor = await event.join(event.shareKey)
  await saveAnn({ email: 'ann.new@example.org', profile: 'Digs.' })
  await rate('Yes')
  await setting('parameters|softRules|fairness', 7)
  const { adminKey } = event
  // What visitors do not see of the event.
  await event.admin.invoke('UpdateEvent', {
    event: eventForm({ googleFormUrl: 'https://forms.gle/abc' }),
    adminKey,
  })
  await event.admin.invoke('PlanEvent', { adminKey })
  await event.admin.next('PlanProgress')
  await event.admin.invoke('StopPlan', { adminKey })
  await event.admin.next('ReceivePlan')
  expect(await visitorData()).toMatchObject({
    event: { timestamp: 0, lastPlannerStartTime: null, lastPlannerEndTime: null },
    lastPlannerStartTime: null,
    lastPlannerEndTime: null,
  })
  // Data is reloaded in order, so this one would come after any that the above had caused.
  await saveAnn({ topics: [{ id: ann.id, name: 'Wild gardens' }] })
  const fresh = await visitor.next('ReloadData')
  expect(fresh.topics.map(({ name }) => name)).toContain('Wild gardens')
  await event.admin.invoke('UpdateEvent', { event: eventForm({ name: 'Summer' }), adminKey })
  await visitor.next('ReloadData', ({ event: { name } }) => name === 'Summer')
  expect(visitor.names()).toEqual(['ReloadData', 'ReloadData'])
})

async function visitorData() {
  const client = await event.connect()
  await client.invoke('JoinEventHub2', { urlKey: event.shareKey })
  return client.last('JoinEventHub')
}

test('PRIV-13: other participants hear of a saved form only if they see something of the change', async () => {
  await saveAnn({ topics: [{ id: ann.id, name: 'Wild gardens' }] })
  await bob.client.startAfresh()
  await saveAnn({ phone: '+372 5555 0001', topics: [{ id: ann.id, name: 'Wild gardens' }] })
  expect((await event.admin.next('UpdateUser', ({ person }) => person.phone !== '')).person.id).toBe(ann.id)
  await bob.client.settle()
  expect(bob.client.names()).toEqual(['ReceiveMessage'])
  await saveAnn({ profile: 'Digs deep.', topics: [{ id: ann.id, name: 'Wild gardens' }] })
  expect((await bob.client.next('UpdateUser')).person).toMatchObject({ profile: 'Digs deep.', timestamp: 0 })
})

describe('where no time passes by itself', () => {
  const clock = { now: Date.parse('2026-03-02T09:00:00Z') }
  let still: TestServer
  beforeAll(async () => {
    still = await testServer({}, { now: () => clock.now })
  })
  afterAll(() => still.remove())

  test.each(VARIANTS.map(({ id }) => id))(
    'PRIV-13: a form saved with what others do not see leaves every byte of what they read as it was (%s)',
    async (variantId) => {
      const { register, join, connect, shareKey, close } = await registerTestEvent(still.url, variantId)
      const eve = await register('Eve', { newTopic: 'Weeds', numUserSessions: 1, timeZone: 'UTC' })
      const fay = await register('Fay', { newTopic: 'Seeds', numUserSessions: 1, timeZone: 'UTC' })
      const online = [new Recorder(await join(fay.key)), new Recorder(await join(shareKey))]
      const read = async (urlKey: string, format: 'plain' | 'compact') => {
        const record = new Recorder(await connect())
        await record.invoke('JoinEventHub2', { urlKey, format })
        // But for the time at which the data are sent.
        return record.textOf(still.url).map((text) => text.replace(/"timestamp":\d+(?=,"meetings":)/, ''))
      }
      const readAll = async () => [
        ...(await read(fay.key, 'plain')),
        ...(await read(fay.key, 'compact')),
        ...(await read(shareKey, 'compact')),
      ]
      const before = await readAll()
      const user = { email: 'eve.new@example.org', phone: '+372 5555 0001', numUserSessions: 2 }
      // As a program sends it, and as a page does, with the topics as they stand.
      for (const form of [user, { ...user, topics: [{ id: eve.id, name: 'Weeds' }] }]) {
        clock.now += 1000
        expect(await eve.client.invoke('UpdateUser', { user: form, key: eve.key })).toMatchObject({
          ok: true,
        })
        expect(await readAll()).toEqual(before)
      }
      expect(online.map((record) => record.textOf(still.url))).toEqual([[], []])
      close()
    },
  )
})

test('ROOM-8, PRIV-14: of a run others than admins hear that it starts and ends, and nothing of its progress', async () => {
  await bob.client.startAfresh()
  await event.admin.startAfresh()
  await event.admin.invoke('PlanEvent', { adminKey: event.adminKey })
  const { preview } = await event.admin.next('PlanProgress', (progress) => progress.preview !== undefined)
  await event.admin.invoke('StopPlan', { adminKey: event.adminKey })
  await event.admin.next('ReceivePlan')
  await bob.client.next('ReceivePlan')
  const { persons, topics } = await event.data()
  const ids = new Set(persons.map(({ id }) => id))
  expect(preview?.people.length).toBeGreaterThan(0)
  expect(preview?.people.filter((id) => !ids.has(id))).toEqual([])
  const places = preview?.groups.flatMap(({ members }) => members) ?? []
  expect(new Set(places)).toEqual(new Set(preview?.people.keys()))
  expect(topics.map(({ id }) => id)).toEqual(expect.arrayContaining([preview?.groups[0]?.topicId]))
  expect(bob.client.names()).toEqual(['PlannerRunning', 'ReceivePlan'])
})
