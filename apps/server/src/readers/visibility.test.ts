import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventForm, userForm } from '../testing/forms.ts'
import type { TestClient } from '../testing/test-client.ts'
import { type Participant, registerTestEvent, sharedValue, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

const ANN_SECRETS = { email: 'ann.secret@example.org', phone: '+49 170 5550001' }

let server: TestServer
let event: TestEvent
let ann: Participant
let bob: Participant
let visitor: TestClient
beforeAll(async () => {
  server = await testServer()
  event = await registerTestEvent(
    server.url,
    'planner',
    { considerContactPreferences: true, googleFormUrl: 'https://forms.gle/abc' },
    'compact',
  )
  visitor = await event.join(event.shareKey)
  bob = await event.register('Bob')
  ann = await event.register('Ann', {
    ...ANN_SECRETS,
    profile: 'Digs.',
    topics: [{ name: 'Gardens' }, { name: 'Bees' }],
  })
  await contact(ann, bob.id, 'No')
  await rate(ann, '#1 Yes!')
})
afterAll(async () => {
  event.close()
  await server.remove()
})

const contact = (from: Participant, to: string, value: string) =>
  from.client.invoke(
    'SendSharedValue',
    sharedValue(
      { personal: from.key },
      { tableName: 'contactPreferences', userId: from.id, topicId: to, value },
    ),
  )
const rate = (from: Participant, value: string, topicId = `${ann.id}_1`) =>
  from.client.invoke(
    'SendSharedValue',
    sharedValue({ personal: from.key }, { tableName: 'preferences', userId: from.id, topicId, value }),
  )
const assign = (userId: string, value = true) =>
  event.admin.invoke(
    'SendSharedValue',
    sharedValue(
      { admin: event.adminKey },
      { tableName: 'assignments', sessionId: 1, userId, topicId: ann.id, topicGroupIndex: 0, value },
    ),
  )
const setting = (path: string, value: boolean | number) =>
  event.admin.invoke('SendSettingValue', {
    eventAdminGuid: event.adminKey,
    path,
    value,
    timestamp: Date.now(),
  })
const joined = async (key: string) => {
  const client = await event.connect()
  await client.invoke('JoinEventHub2', { urlKey: key })
  return client.last('JoinEventHub')
}
const everything = (client: TestClient) => JSON.stringify(client.received)

describe('PRIV-2: e-mail, phone and personal links of others are sent to admins only', () => {
  test('a participant receives none of them, in full data or in signals', async () => {
    await ann.client.invoke('UpdateUser', {
      user: userForm('Ann', {
        ...ANN_SECRETS,
        profile: 'Digs deep.',
        topics: [{ name: 'Gardens' }, { id: `${ann.id}_1`, name: 'Bees' }],
      }),
      key: ann.key,
    })
    await bob.client.next('UpdateUser')
    const data = await joined(bob.key)
    for (const text of [everything(bob.client), JSON.stringify(data)]) {
      expect(text).toContain('"name":"Ann"')
      expect(text).not.toContain('ann.secret')
      expect(text).not.toContain('5550001')
      expect(text).not.toContain(ann.key)
      expect(text).not.toContain(event.adminKey)
    }
    expect(data.persons.find(({ id }) => id === bob.id)).toMatchObject({
      email: 'bob@example.org',
      personalLink: expect.stringContaining(bob.key),
    })
  })

  test('PRIV-6: of somebody else a participant reads nothing of the form but name, profile, languages and offset', async () => {
    const of = async (key: string) => (await joined(key)).persons.find(({ id }) => id === ann.id)
    const [own, seen] = [await of(ann.key), await of(bob.key)]
    expect(own).toMatchObject(ANN_SECRETS)
    const { name, profile, languages, timeZoneOffsetInHours } = own ?? {}
    expect(seen).toMatchObject({ name, profile, languages, timeZoneOffsetInHours })
    expect(seen).toMatchObject({ email: '', phone: '', personalLink: '', timestamp: 0, registeredAt: null })
  })

  test('an admin receives them of everybody', async () => {
    const data = await joined(event.adminKey)
    expect(data.persons.find(({ id }) => id === ann.id)).toMatchObject({
      ...ANN_SECRETS,
      personalLink: expect.stringContaining(ann.key),
    })
  })
})

describe('PRIV-3: a contact preference is sent to its author and admins only', () => {
  test('a No is never sent to the other person', async () => {
    await event.admin.next('ReceiveSharedValue', (values) =>
      [values].flat().some(({ value }) => value === 'No'),
    )
    await bob.client.settle()
    const values = bob.client.all('ReceiveSharedValue').flat()
    expect(values.some(({ tableName }) => tableName === 'preferences')).toBe(true)
    expect(values.filter(({ tableName }) => tableName === 'contactPreferences')).toEqual([])
    const of = (data: Awaited<ReturnType<typeof joined>>) =>
      data.persons.find(({ id }) => id === ann.id)?.contactPreferences
    expect(of(await joined(bob.key))).toEqual({})
    expect(of(await joined(ann.key))).toMatchObject({ [bob.id]: { value: 'No' } })
    expect(of(await joined(event.adminKey))).toMatchObject({ [bob.id]: { value: 'No' } })
  })
})

describe('PRIV-5: a visitor sees public fields and topic names, no people', () => {
  test('in the full data', async () => {
    const data = await joined(event.shareKey)
    const text = JSON.stringify(data)
    expect(data.persons).toEqual([])
    expect(data.topics.map(({ name }) => name)).toEqual(['Gardens', 'Bees'])
    expect(new Set(data.topics.map(({ ownerId }) => ownerId)).size).toBe(1)
    for (const secret of [ann.id, bob.id, 'Ann', 'Bob', 'ann.secret', event.adminKey, ann.key, 'Digs'])
      expect(text).not.toContain(secret)
    expect(data.event).toMatchObject({ name: 'Spring unconference', adminLink: '', googleFormUrl: '' })
  })

  test('in signals: neither people nor cells, topic names are reloaded', async () => {
    const eve = await event.register('Eve', { newTopic: 'Compost' })
    await rate(eve, 'Yes', ann.id)
    const fresh = await visitor.next('ReloadData', ({ topics }) => topics.length === 3)
    expect(fresh.topics.map(({ name }) => name)).toContain('Compost')
    await visitor.settle()
    expect(new Set(visitor.names())).toEqual(new Set(['ReloadData', 'ReceiveMessage']))
    for (const secret of [ann.id, bob.id, eve.id, '"Eve"', 'eve@example.org']) {
      expect(everything(visitor)).not.toContain(secret)
    }
  })
})

describe('PRIV-4: the matrix and the schedule of others only when the settings show them', () => {
  const othersOf = (data: { persons: { id: string; preferences: object; assignments: object }[] }) =>
    data.persons.find(({ id }) => id === ann.id)

  test('switching the matrix off and on reloads the data of participants', async () => {
    const path = 'parameters|ui|showPreferenceMatrixToUsers'
    await bob.client.startAfresh()
    await setting(path, false)
    const hidden = await bob.client.next('ReloadData')
    expect(othersOf(hidden)?.preferences).toEqual({})
    expect(Object.keys(hidden.persons.find(({ id }) => id === bob.id)?.preferences ?? {})).toEqual([])
    await bob.client.startAfresh()
    await rate(ann, 'Yes')
    await event.admin.settle()
    await bob.client.settle()
    expect(bob.client.all('ReceiveSharedValue')).toEqual([])
    await setting(path, true)
    const shown = await bob.client.next('ReloadData')
    expect(othersOf(shown)?.preferences).toMatchObject({ [`${ann.id}_1`]: { value: 'Yes' } })
  })

  test('the schedule of others is hidden, the own assignments stay visible', async () => {
    await assign(ann.id)
    await assign(bob.id)
    await setting('parameters|ui|showScheduleTabToUsers', false)
    const data = await joined(bob.key)
    expect(othersOf(data)?.assignments).toEqual({})
    expect(data.persons.find(({ id }) => id === bob.id)?.assignments).toMatchObject({
      [`1|${ann.id}|0`]: { value: true },
    })
    await bob.client.startAfresh()
    await assign(ann.id, false)
    await assign(bob.id, false)
    await bob.client.settle()
    const users = bob.client
      .all('ReceiveSharedValue')
      .flat()
      .map(({ userId }) => userId)
    expect(users).toEqual([bob.id])
    await setting('parameters|ui|showScheduleTabToUsers', true)
  })

  test('the event option of some variants hides the matrix as well', async () => {
    const multi = await registerTestEvent(server.url, 'multiplanner')
    const [eve, dan] = [await multi.register('Eve', { newTopic: 'Compost' }), await multi.register('Dan')]
    await multi.admin.invoke('UpdateEvent', {
      event: eventForm({ allowUsersToSeeEachOthersTopicPreferences: false }),
      adminKey: multi.adminKey,
    })
    const fresh = await dan.client.next(
      'ReloadData',
      ({ event }) => !event.allowUsersToSeeEachOthersTopicPreferences,
    )
    expect(fresh.persons.find(({ id }) => id === eve.id)?.preferences).toEqual({})
    multi.close()
  })
})

test('ADR-0010: settings for admins are sent to admins only', async () => {
  await setting('parameters|preferenceWeights|yes', 50)
  await setting('parameters|groups|maxGroupSize', 12)
  expect(Object.keys((await joined(bob.key)).settings)).not.toContain('parameters|preferenceWeights|yes')
  expect(Object.keys((await joined(event.adminKey)).settings)).toContain('parameters|preferenceWeights|yes')
  await bob.client.next('ReceiveSettingValue', ({ path }) => path === 'parameters|groups|maxGroupSize')
  expect(bob.client.all('ReceiveSettingValue').map(({ path }) => path)).not.toContain(
    'parameters|preferenceWeights|yes',
  )
})

test('signals of an event are not sent to connections of another event', async () => {
  const other = await registerTestEvent(server.url, 'planner')
  const eve = await other.register('Eve')
  await eve.client.startAfresh()
  await event.register('Newcomer')
  await eve.client.settle()
  expect(eve.client.names()).toEqual(['ReceiveMessage'])
  other.close()
})
