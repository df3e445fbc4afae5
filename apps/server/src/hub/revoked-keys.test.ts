import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { userForm } from '../testing/forms.ts'
import type { TestClient } from '../testing/test-client.ts'
import { type Participant, registerTestEvent, sharedValue, type TestEvent } from '../testing/test-event.ts'
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
  event = await registerTestEvent(server.url, 'planner')
  ann = await event.register('Ann', { newTopic: 'Gardens' })
  bob = await event.register('Bob', { newTopic: 'Tea' })
})
afterEach(() => event.close())

/** Sends every invocation with the key the connection joined with. */
async function answersTo(client: TestClient, key: string): Promise<unknown[]> {
  const shared = (table: string) => ({ ...sharedValue({ personal: key }, { tableName: table, value: true }) })
  const preference = { ...shared('preferences'), userId: bob.id, topicId: ann.id, value: 'Yes' }
  const acks = [
    await client.invoke('SendSharedValue', preference),
    await client.invoke('SendSharedValue', {
      ...preference,
      eventUserPrivateGuid: '',
      eventAdminGuid: key,
    }),
    await client.invoke('SendSharedRangeValue', {
      ...shared(''),
      tableName: 'weekDayHourAvailabilities',
      userId: bob.id,
      rangeStartD1: 1,
      rangeStartD2: 1,
      rangeEndD1: 7,
      rangeEndD2: 24,
    }),
    await client.invoke('SendSettingValue', {
      eventAdminGuid: key,
      path: 'parameters|groups|maxGroupSize',
      value: 9,
      timestamp: Date.now(),
    }),
    await client.invoke('RegisterUser', { user: userForm('Mallory'), key }),
    await client.invoke('UpdateUser', { user: { ...userForm('Mallory'), id: bob.id }, key }),
    await client.invoke('UpdateEvent', { event: { name: 'Mallory’s' }, adminKey: key }),
    await client.invoke('PlanEvent', { adminKey: key }),
    await client.invoke('RotateKeys', { adminKey: key, rotateAdminKey: true }),
    await client.invoke('ExportUser', { key, userId: ann.id }),
    await client.invoke('RemoveUser', { key, userId: ann.id }),
    await client.invoke('JoinEventHub2', { urlKey: key }),
  ]
  return acks.map((ack) => (ack.ok ? ack : ack.status))
}

/** Makes every kind of change in the event. */
async function changeEverything(adminKey: string): Promise<void> {
  const { admin } = event
  const cell = { tableName: 'preferences', userId: ann.id, topicId: ann.id, value: 'Yes' }
  await admin.invoke('SendSharedValue', sharedValue({ admin: adminKey }, cell))
  const path = 'parameters|groups|maxGroupSize'
  await admin.invoke('SendSettingValue', {
    eventAdminGuid: adminKey,
    path,
    value: 7,
    timestamp: Date.now(),
  })
  await admin.invoke('UpdateEvent', { event: { name: 'Later name' }, adminKey })
  await admin.invoke('RegisterUser', { user: userForm('Newcomer', { newTopic: 'News' }), key: adminKey })
  const update = { user: { ...userForm('Ann'), id: ann.id, profile: 'Later profile' }, key: adminKey }
  expect(await admin.invoke('UpdateUser', update)).toEqual({ ok: true })
}

type Revocation = {
  /** An open connection and the key it joined with. */
  open: () => Promise<{ client: TestClient; key: string }>
  /** Revokes the key. @returns the admin key in force afterwards. */
  revoke: () => Promise<string>
  reason: string
  status: number
}

const asBob = async () => ({ client: bob.client, key: bob.key })
const asAdmin = async () => ({ client: await event.join(event.adminKey), key: event.adminKey })
const byAdmin = (act: () => Promise<{ ok: boolean }>) => async () => {
  expect((await act()).ok).toBe(true)
  return event.adminKey
}
const REVOCATIONS: Record<string, Revocation> = {
  'the share key is replaced': {
    open: async () => ({ client: await event.join(event.shareKey), key: event.shareKey }),
    revoke: byAdmin(() =>
      event.admin.invoke('RotateKeys', { adminKey: event.adminKey, rotateShareKey: true }),
    ),
    reason: 'linkReplaced',
    status: 404,
  },
  'the admin key is replaced': {
    open: asAdmin,
    revoke: async () => {
      const ack = await event.admin.invoke('RotateKeys', { adminKey: event.adminKey, rotateAdminKey: true })
      return ack.ok ? ack.eventAdminGuid : ''
    },
    reason: 'linkReplaced',
    status: 404,
  },
  'their personal link is replaced by an admin': {
    open: asBob,
    revoke: byAdmin(() => event.admin.invoke('ReplacePersonalLink', { key: event.adminKey, userId: bob.id })),
    reason: 'personalLinkReplaced',
    status: 404,
  },
  'its owner has replaced the personal link elsewhere': {
    open: asBob,
    revoke: byAdmin(async () => {
      const elsewhere = await event.join(bob.key)
      return elsewhere.invoke('ReplacePersonalLink', { key: bob.key })
    }),
    reason: 'personalLinkReplaced',
    status: 404,
  },
  'the person is archived': {
    open: asBob,
    revoke: byAdmin(() =>
      event.admin.invoke('ArchiveUser', { adminKey: event.adminKey, userId: bob.id, isArchived: true }),
    ),
    reason: 'archived',
    status: 403,
  },
  'the person is erased': {
    open: asBob,
    revoke: byAdmin(() => event.admin.invoke('RemoveUser', { key: event.adminKey, userId: bob.id })),
    reason: 'personRemoved',
    status: 404,
  },
  'an organiser by personal link is archived': {
    open: async () => {
      const ack = await event.admin.invoke('SetEventAdmin', {
        adminKey: event.adminKey,
        userId: bob.id,
        isEventAdmin: true,
      })
      expect(ack).toEqual({ ok: true })
      return asBob()
    },
    revoke: byAdmin(() =>
      event.admin.invoke('ArchiveUser', { adminKey: event.adminKey, userId: bob.id, isArchived: true }),
    ),
    reason: 'archived',
    status: 403,
  },
}

test.each(Object.entries(REVOCATIONS))(
  'KEY-7: when %s, the open connection loses access: it can change nothing and receives nothing',
  async (_when, { open, revoke, reason, status }) => {
    const { client, key } = await open()
    await client.startAfresh()
    const adminKey = await revoke()
    expect(await client.next('ReceiveException')).toMatchObject({ status, reason })
    await client.startAfresh()
    await changeEverything(adminKey)
    await client.settle()
    expect(client.names()).toEqual(['ReceiveMessage'])

    const before = await event.data(adminKey)
    const answers = await answersTo(client, key)
    expect(answers).toEqual(answers.map(() => expect.toBeOneOf([403, 404])))
    const after = await event.data(adminKey)
    expect({ ...after, timestamp: 0 }).toEqual({ ...before, timestamp: 0 })
  },
)

test('KEY-10: after an event is deleted, every open connection is rejected', async () => {
  const { client, key } = await asAdmin()
  const remove = { adminKey: event.adminKey, eventName: 'Spring unconference' }
  expect(await event.admin.invoke('RemoveEvent', remove)).toEqual({ ok: true })
  for (const [each, itsKey] of [
    [client, key],
    [bob.client, bob.key],
    [ann.client, event.shareKey],
  ] as const) {
    await each.next('EventRemoved')
    const answers = await answersTo(each, itsKey)
    expect(answers).toEqual(answers.map(() => 404))
  }
})

test('KEY-6: an organiser whose admin role is revoked has the rights of a participant only', async () => {
  const set = (isEventAdmin: boolean) =>
    event.admin.invoke('SetEventAdmin', { adminKey: event.adminKey, userId: bob.id, isEventAdmin })
  await set(true)
  await bob.client.next('JoinEventHub', ({ role }) => role === 'admin')
  await set(false)
  await bob.client.next('JoinEventHub', ({ role }) => role === 'participant')
  await bob.client.startAfresh()
  const path = 'parameters|softRules|fairness'
  const setting = { path, value: 9, timestamp: Date.now() }
  await event.admin.invoke('SendSettingValue', { eventAdminGuid: event.adminKey, ...setting })
  await event.admin.invoke('UpdateUser', {
    user: { ...userForm('Ann', { email: 'new.address@example.org', profile: 'New here' }), id: ann.id },
    key: event.adminKey,
  })
  expect((await bob.client.next('UpdateUser')).person.email).toBe('')
  expect(bob.client.names()).not.toContain('ReceiveSettingValue')
  const late = await bob.client.invoke('SendSettingValue', { eventAdminGuid: bob.key, ...setting })
  expect(late).toMatchObject({ status: 403, reason: 'adminOnly' })
})

test('KEY-14: who replaces their personal link stays, has the new one, and admins and the event go on', async () => {
  await bob.client.startAfresh()
  await event.admin.startAfresh()
  await ann.client.startAfresh()
  const ack = await bob.client.invoke('ReplacePersonalLink', { key: bob.key })
  if (!ack.ok) throw new Error(ack.message)
  const { eventUserPrivateGuid: newKey, personalLink } = ack
  expect(personalLink).toContain(newKey)
  expect(newKey).not.toBe(bob.key)
  expect(bob.client.last('JoinEventHub')).toMatchObject({ eventUserPrivateGuid: newKey, personalLink })
  const cell = { tableName: 'preferences', userId: bob.id, topicId: ann.id, value: 'Yes' }
  const edit = await bob.client.invoke('SendSharedValue', sharedValue({ personal: newKey }, cell))
  expect(edit).toEqual({ ok: true, applied: true })
  expect((await event.admin.next('UpdateUser')).person.personalLink).toBe(personalLink)
  await ann.client.settle()
  expect(ann.client.names()).not.toContain('UpdateUser')
  expect(await bob.client.invoke('JoinEventHub2', { urlKey: bob.key })).toMatchObject({ status: 404 })
  server = await server.restart(async (storage) => {
    expect(await storage.findKey(bob.key)).toBeUndefined()
    expect(await storage.findKey(newKey)).toMatchObject({ kind: 'private', personId: bob.id })
  })
})

test('KEY-14: nobody replaces the link of somebody else but an admin', async () => {
  const refused = { ok: false, status: 403, reason: 'notYourRow' }
  for (const [client, key] of [
    [bob.client, bob.key],
    [await event.join(event.shareKey), event.shareKey],
  ] as const)
    for (const userId of [ann.id, 'made-up'])
      expect(await client.invoke('ReplacePersonalLink', { key, userId })).toMatchObject(refused)
  expect(await event.join(ann.key)).toBeTruthy()
})
