import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { userForm } from '../testing/forms.ts'
import { type Participant, registerTestEvent, sharedValue, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let event: TestEvent
let ann: Participant
let bob: Participant
beforeAll(async () => {
  server = await testServer()
  event = await registerTestEvent(server.url, 'planner', { considerContactPreferences: true })
  ann = await event.register('Ann', { newTopic: 'Gardens' })
  bob = await event.register('Bob')
})
afterAll(async () => {
  event.close()
  await server.remove()
})

const setting = (key: string, path: string, value: number | boolean | string) =>
  event.admin.invoke('SendSettingValue', { eventAdminGuid: key, path, value, timestamp: Date.now() })

describe('LIVE-9, ROLE-3: who may set a shared value', () => {
  const preference = (userId: string, value: string) => ({
    tableName: 'preferences',
    userId,
    topicId: ann.id,
    value,
  })
  const assignment = () => ({
    tableName: 'assignments',
    sessionId: 1,
    userId: bob.id,
    topicId: ann.id,
    topicGroupIndex: 0,
    value: true,
  })

  test('a private key edits its own row, the admin key any row', async () => {
    const own = sharedValue({ personal: bob.key }, preference(bob.id, 'Yes'))
    expect(await bob.client.invoke('SendSharedValue', own)).toEqual({ ok: true, applied: true })
    const byAdmin = sharedValue({ admin: event.adminKey }, preference(bob.id, '#1 Yes!'))
    expect(await event.admin.invoke('SendSharedValue', byAdmin)).toEqual({ ok: true, applied: true })
    expect(await bob.client.next('ReceiveSharedValue')).toMatchObject({ userId: bob.id, value: '#1 Yes!' })
  })

  test('PLAN-25: whether somebody is kept in a group is set by organisers and reaches them alone', async () => {
    const pin = { tableName: 'pins', userId: bob.id, topicId: ann.id, topicGroupIndex: 0, value: true }
    const byBob = await bob.client.invoke('SendSharedValue', sharedValue({ personal: bob.key }, pin))
    expect(byBob).toMatchObject({ ok: false })
    const other = await event.join(event.adminKey)
    await event.admin.invoke('SendSharedValue', sharedValue({ admin: event.adminKey }, pin))
    expect(await other.next('ReceiveSharedValue')).toMatchObject({
      tableName: 'pins',
      userId: bob.id,
      value: true,
    })
    const seen = sharedValue({ admin: event.adminKey }, { ...preference(bob.id, 'Yes') })
    await event.admin.invoke('SendSharedValue', seen)
    expect(await bob.client.next('ReceiveSharedValue')).toMatchObject({ tableName: 'preferences' })
  })

  test.each([
    [
      "somebody else's row",
      () => sharedValue({ personal: bob.key }, preference(ann.id, 'Yes')),
      'notYourRow',
    ],
    [
      'the share key alone',
      () => sharedValue({ share: event.shareKey }, preference(bob.id, 'Yes')),
      'notRegistered',
    ],
    [
      "a group's time",
      () =>
        sharedValue(
          { personal: bob.key },
          { tableName: 'weekDayHourAssignments', topicId: ann.id, topicGroupIndex: 0, value: 1 },
        ),
      'adminOnly',
    ],
    [
      "a group's fixed flag",
      () =>
        sharedValue(
          { personal: bob.key },
          { tableName: 'fixedTopics', topicId: ann.id, topicGroupIndex: 0, value: true },
        ),
      'adminOnly',
    ],
  ])('%s is rejected with 403', async (_what, edit, reason) => {
    expect(await bob.client.invoke('SendSharedValue', edit())).toMatchObject({
      ok: false,
      status: 403,
      reason,
    })
    expect(bob.client.last('ReceiveException')).toMatchObject({ status: 403 })
  })

  test('a missing or unknown key is rejected with 404', async () => {
    for (const keys of [{}, { personal: 'A'.repeat(24) }]) {
      const ack = await bob.client.invoke('SendSharedValue', sharedValue(keys, preference(bob.id, 'Yes')))
      expect(ack).toMatchObject({ ok: false, status: 404, reason: 'unknownKey' })
    }
  })

  test('own assignments only while allowUsersToChangeSchedule is on', async () => {
    const path = 'parameters|ui|allowUsersToChangeSchedule'
    expect(
      await bob.client.invoke('SendSharedValue', sharedValue({ personal: bob.key }, assignment())),
    ).toMatchObject({
      ok: true,
    })
    await setting(event.adminKey, path, false)
    expect(
      await bob.client.invoke('SendSharedValue', sharedValue({ personal: bob.key }, assignment())),
    ).toMatchObject({
      ok: false,
      status: 403,
      reason: 'scheduleNotOpen',
    })
    await setting(event.adminKey, path, true)
  })

  test('contact preferences only where the event considers them for this person', async () => {
    const contact = () =>
      sharedValue(
        { personal: bob.key },
        { tableName: 'contactPreferences', userId: bob.id, topicId: ann.id, value: '3' },
      )
    const path = 'parameters|ui|showContactPreferencesOnlyToHosts'
    await setting(event.adminKey, path, true)
    expect(await bob.client.invoke('SendSharedValue', contact())).toMatchObject({
      ok: false,
      status: 403,
      reason: 'contactsNotConsidered',
    })
    await setting(event.adminKey, path, false)
    expect(await bob.client.invoke('SendSharedValue', contact())).toEqual({ ok: true, applied: true })
    await setting(event.adminKey, 'parameters|ui|allowOnlyBinaryContactPreferences', true)
    expect(await bob.client.invoke('SendSharedValue', contact())).toMatchObject({ ok: false, status: 422 })
  })
})

describe('LIVE-12, CHOICE-14: invalid shared values', () => {
  const send = (value: Parameters<typeof sharedValue>[1]) =>
    bob.client.invoke('SendSharedValue', sharedValue({ personal: bob.key }, value))

  test.each([
    ['an unknown table', { tableName: 'salaries', value: 1 }, 422, 'unknownTable'],
    [
      'the grid of the week, which is sent as ranges',
      { tableName: 'weekDayHourAvailabilities', value: true },
      422,
      'unknownTable',
    ],
    [
      'an unknown user',
      { tableName: 'preferences', userId: 'nobody', topicId: 'x', value: 'Yes' },
      403,
      'notYourRow',
    ],
  ])('%s is rejected', async (_what, value, status, reason) => {
    expect(await send(value)).toMatchObject({ ok: false, status, reason })
  })

  test('an unknown topic, session or group is rejected with 409: it may just have been removed', async () => {
    const unknown = [
      { tableName: 'preferences', userId: bob.id, topicId: 'nothing', value: 'Yes' },
      { tableName: 'availabilities', userId: bob.id, sessionId: 3, value: false },
      {
        tableName: 'assignments',
        userId: bob.id,
        topicId: ann.id,
        sessionId: 1,
        topicGroupIndex: 10,
        value: true,
      },
    ]
    for (const value of unknown) expect(await send(value)).toMatchObject({ ok: false, status: 409 })
  })

  test('LIVE-12: a group beyond those its topic wants is refused, one that was planned stays', async () => {
    const { admin, adminKey } = event
    const place = { topicId: ann.id, topicGroupIndex: 1, sessionId: 1, userId: bob.id }
    const put = (tableName: string, value: boolean | number) => {
      const { sessionId, userId, ...group } = place
      const rest = tableName === 'assignments' ? { sessionId, userId } : { sessionId: 0 }
      const cell = { tableName, ...group, ...rest, value }
      return admin.invoke('SendSharedValue', sharedValue({ admin: adminKey }, cell))
    }
    const groups = (numberOfGroups: number) =>
      admin.invoke('UpdateUser', {
        user: { id: ann.id, topics: [{ id: ann.id, numberOfGroups }], removedTopics: [] },
        key: adminKey,
      })
    for (const [table, value] of [
      ['assignments', true],
      ['weekDayHourAssignments', 0],
      ['fixedTopics', true],
    ] as const)
      expect(await put(table, value)).toMatchObject({ ok: false, status: 409, reason: 'unknownAddress' })
    expect(await groups(2)).toEqual({ ok: true })
    expect(await put('weekDayHourAssignments', 0)).toEqual({ ok: true, applied: true })
    expect(await groups(1)).toEqual({ ok: true })
    expect(await put('assignments', true)).toEqual({ ok: true, applied: true })
    expect(await put('assignments', false)).toEqual({ ok: true, applied: true })
  })

  test('a value outside the scale is rejected with 422 and the allowed values', async () => {
    const ack = await send({ tableName: 'preferences', userId: bob.id, topicId: ann.id, value: '7' })
    expect(ack).toMatchObject({ ok: false, status: 422, fields: [{ field: 'value', rule: 'notIn' }] })
    expect(ack.ok ? '' : ack.message).toContain('blank, Yes, #1 Yes!, Host')
  })

  test('ERROR-16: a start outside of the event is rejected with 422 and the starts there are', async () => {
    const start = { tableName: 'weekDayHourAssignments', topicId: ann.id, topicGroupIndex: 0, value: 99 }
    const ack = await event.admin.invoke('SendSharedValue', sharedValue({ admin: event.adminKey }, start))
    expect(ack).toMatchObject({ ok: false, status: 422, fields: [{ field: 'value', rule: 'notIn' }] })
    expect(ack.ok ? '' : ack.message).toMatch(/allowed: null, a whole number from 0 to \d+\.$/)
  })

  test('CHOICE-14: a contact preference about oneself is rejected', async () => {
    const ack = await send({ tableName: 'contactPreferences', userId: bob.id, topicId: bob.id, value: 'No' })
    expect(ack).toMatchObject({ ok: false, status: 422, reason: 'selfContact' })
  })

  test('CHOICE-14: a contact preference about an entry that is only a topic is rejected, and can be taken back', async () => {
    const added = await event.admin.invoke('RegisterUser', {
      user: userForm('', { newTopic: 'Wild bees', registerTopicWithoutAuthor: true }),
      key: event.adminKey,
    })
    const topicId = added.ok ? added.eventUserShareGuid : ''
    const about = (value: string) => send({ tableName: 'contactPreferences', userId: bob.id, topicId, value })
    expect(await about('No')).toMatchObject({ ok: false, status: 422, reason: 'selfContact' })
    expect(await about('')).toMatchObject({ ok: true })
  })

  test('CHOICE-3: the older value Author is stored as Host', async () => {
    expect(
      await send({ tableName: 'preferences', userId: bob.id, topicId: ann.id, value: 'Author' }),
    ).toMatchObject({ ok: true })
    const person = (await event.data()).persons.find(({ id }) => id === bob.id)
    expect(person?.preferences[ann.id]).toMatchObject({ value: 'Host' })
  })

  test('MEET-1: nobody can set the state of a meeting, not even an admin', async () => {
    const meetings = await registerTestEvent(server.url, '1on1')
    const [eve, dan] = [await meetings.register('Eve', { newTopic: 'Eve' }), await meetings.register('Dan')]
    for (const value of [
      'Yes committed',
      'Yes past',
      'Yes reserved',
      'Yes auto reserved',
      'Yes auto committed',
    ]) {
      const edit = { tableName: 'preferences', userId: dan.id, topicId: eve.id, value }
      const ack = await meetings.admin.invoke(
        'SendSharedValue',
        sharedValue({ admin: meetings.adminKey }, edit),
      )
      expect(ack).toMatchObject({ ok: false, status: 422 })
    }
    meetings.close()
  })
})

describe('ROLE-2, ROLE-8: what only an event admin does', () => {
  test('EVENT-6: settings, event fields, planning', async () => {
    const timestamp = Date.now()
    const path = 'parameters|groups|maxGroupSize'
    for (const key of [bob.key, event.shareKey]) {
      const refused = { ok: false, status: 403, reason: 'adminOnly' }
      const { client } = bob
      expect(
        await client.invoke('SendSettingValue', { eventAdminGuid: key, path, value: 6, timestamp }),
      ).toMatchObject(refused)
      expect(await client.invoke('UpdateEvent', { event: { name: 'Mine' }, adminKey: key })).toMatchObject(
        refused,
      )
      expect(await client.invoke('PlanEvent', { adminKey: key })).toMatchObject(refused)
      expect(await client.invoke('StopPlan', { adminKey: key })).toMatchObject(refused)
    }
    expect(await bob.client.invoke('PlanEvent', { adminKey: '' })).toMatchObject({ ok: false, status: 403 })
    expect((await event.data()).event.name).toBe('Spring unconference')
  })

  test('VALID-11: a setting outside its range or of another variant is rejected', async () => {
    expect(await setting(event.adminKey, 'parameters|groups|maxGroupSize', 201)).toMatchObject({
      ok: false,
      status: 422,
      fields: [{ field: 'value', rule: 'range', params: { min: 1, max: 200 } }],
    })
    expect(await setting(event.adminKey, 'parameters|options|preferNeglectedTopics', 'Both')).toMatchObject({
      status: 422,
    })
    expect(await setting(event.adminKey, 'parameters|ui|hideCalendar', true)).toMatchObject({ status: 422 })
  })
})

test('KEY-4: the keys of archived people and disabled accounts are rejected', async () => {
  const [eve, dan] = [await event.register('Eve'), await event.register('Dan')]
  const { event: wire } = await event.data()
  const { adminKey, shareKey } = event
  event.close()
  server = await server.restart(async (storage) => {
    const stored = await storage.loadEvent(wire.id)
    const writes = (stored?.persons ?? []).flatMap((person) => {
      const change =
        person.id === eve.id ? { isArchived: true } : person.id === dan.id ? { enableAccount: false } : null
      return change
        ? [{ kind: 'putPerson', eventId: wire.id, person: { ...person, ...change } } as const]
        : []
    })
    await storage.write(writes)
  })
  event = { ...(await registerTestEvent(server.url, 'planner')), adminKey, shareKey }
  const client = await event.connect()
  expect(await client.invoke('JoinEventHub2', { urlKey: eve.key })).toMatchObject({
    status: 403,
    reason: 'archived',
  })
  expect(await client.invoke('JoinEventHub2', { urlKey: dan.key })).toMatchObject({
    status: 403,
    reason: 'disabled',
  })
})
