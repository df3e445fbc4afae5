import { type CellValue, can, PREFERENCE_SCALES, VARIANTS, valueOrder } from '@planner/domain'
import { INVOCATIONS, type InvocationInput, type InvocationName, SIGNALS } from '@planner/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventForm, userForm } from '../testing/forms.ts'
import type { TestClient } from '../testing/test-client.ts'
import { type Participant, registerTestEvent, sharedValue, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

/** Of WIRE-5 to WIRE-11. */
const INVOKED: InvocationName[] = [
  'JoinEventHub2',
  'RegisterEvent',
  'UpdateEvent',
  'RegisterUser',
  'UpdateUser',
  'PlanEvent',
  'SendSharedValue',
  'SendSharedRangeValue',
  'SendSettingValue',
  'SendMessage',
  'SyncTimestamp',
]
const RECEIVED = [
  'ReloadPage',
  'ReceiveMessage',
  'ReceiveException',
  'SyncTimestamp',
  'JoinEventHub',
  'RegisterEvent',
  'RegisterUser',
  'ReceiveSharedValue',
  'ReceiveSharedRangeValue',
  'ReceiveSettingValue',
  'AddUser',
  'UpdateUser',
  'UpdateEvent',
  'PlannerRunning',
  'ReceivePlan',
] as const

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.remove())

describe.each(VARIANTS.map((variant) => [variant.hubPath, variant] as const))('%s', (_path, variant) => {
  const choices = PREFERENCE_SCALES[variant.preferenceScale].choices
  const lastChoice = choices.at(-1) as string
  const settings = {
    'parameters|groups|solverTimeLimit': 5,
    ...(can(variant, 'pairs') ? {} : { 'parameters|groups|minGroupSize': 1 }),
  }
  const user = { numUserSessions: 1 }
  let event: TestEvent
  let ann: Participant
  let bob: Participant
  beforeAll(async () => {
    event = await registerTestEvent(server.url, variant.id, { settings })
    ann = await event.register('Ann', { ...user, newTopic: 'Gardens' })
    bob = await event.register('Bob', { ...user, newTopic: 'Tea' })
    await event.admin.next('AddUser', ({ person }) => person.name === 'Bob')
  })
  afterAll(() => event.close())

  const rate = (value: CellValue, timestamp: number, address: Record<string, unknown> = {}) =>
    bob.client.invoke(
      'SendSharedValue',
      sharedValue(
        { personal: bob.key },
        { tableName: 'preferences', userId: bob.id, topicId: ann.id, value, timestamp, ...address },
      ),
    )
  const stored = async () => {
    const { persons } = await event.data()
    return persons.find(({ id }) => id === bob.id)?.preferences[ann.id]
  }

  test('ERROR-6, LIVE-12: unknown tables, people, topics and sessions are rejected and change nothing', async () => {
    const now = Date.now()
    const unknown: Record<string, unknown>[] = [
      { tableName: 'salaries' },
      { userId: 'nobody' },
      { topicId: 'nothing' },
      { tableName: 'availabilities', sessionId: 99, value: true },
      { tableName: 'assignments', sessionId: 99, value: true, topicGroupIndex: 0 },
    ]
    const before = await stored()
    for (const address of unknown) {
      const ack = await rate(lastChoice, now, address)
      expect([address, ack.ok || ack.status]).toEqual([address, expect.toBeOneOf([403, 409, 422])])
    }
    expect(await stored()).toEqual(before)
  })

  test('LIVE-2: an older value changes nothing, and equal timestamps have the same winner in any order', async () => {
    const now = Date.now() - 1000
    expect(await rate('', now)).toEqual({ ok: true, applied: true })
    expect(await rate(lastChoice, now - 1)).toEqual({ ok: true, applied: false })
    expect(await stored()).toEqual({ value: '', timestamp: now })
    const values = ['', lastChoice]
    const winner = values.reduce((one, other) => (valueOrder(one) > valueOrder(other) ? one : other))
    for (const [index, order] of [values, [...values].reverse()].entries()) {
      for (const value of order) await rate(value, now + 1 + index)
      expect(await stored()).toEqual({ value: winner, timestamp: now + 1 + index })
    }
    expect(await rate('', Date.now() + 60_000)).toMatchObject({ status: 422, reason: 'clockAhead' })
  })

  test('WIRE-3: every acknowledgement and signal matches its schema', async () => {
    const clients: TestClient[] = [event.admin, ann.client, bob.client]
    const invoked = new Set<InvocationName>(['RegisterEvent', 'RegisterUser'])
    const invoke = async <N extends InvocationName>(
      client: TestClient,
      name: N,
      payload: InvocationInput<N>,
    ) => {
      const ack = await client.invoke(name, payload)
      expect([name, ack]).toEqual([name, expect.objectContaining({ ok: true })])
      expect([name, INVOCATIONS[name].answer.safeParse(ack).error]).toEqual([name, undefined])
      invoked.add(name)
    }
    const { admin, adminKey } = event
    const late = await event.connect()
    clients.push(late)
    await invoke(late, 'JoinEventHub2', { urlKey: bob.key, translationsVersion: 'older' })
    await invoke(admin, 'UpdateEvent', { event: eventForm({ description: 'By the lake' }), adminKey })
    await invoke(bob.client, 'UpdateUser', {
      user: userForm('Bob', { ...user, newTopic: 'Tea', profile: 'Pours.' }),
      key: bob.key,
    })
    const timestamp = Date.now()
    const cell = { tableName: 'preferences', userId: bob.id, topicId: ann.id, value: lastChoice, timestamp }
    await invoke(bob.client, 'SendSharedValue', sharedValue({ personal: bob.key }, cell))
    const mutual = { ...cell, userId: ann.id, topicId: bob.id }
    await invoke(ann.client, 'SendSharedValue', sharedValue({ personal: ann.key }, mutual))
    await invoke(bob.client, 'SendSharedRangeValue', {
      ...sharedValue({ personal: bob.key }, { tableName: '', value: 'Yes', timestamp }),
      tableName: 'weekDayHourAvailabilities',
      userId: bob.id,
      rangeStartD1: 2,
      rangeStartD2: 9,
      rangeEndD1: 1,
      rangeEndD2: 12,
    })
    const path = 'parameters|ui|showLanguagesField'
    await invoke(admin, 'SendSettingValue', { eventAdminGuid: adminKey, path, value: true, timestamp })
    await invoke(bob.client, 'SendMessage', { message: 'ping' })
    await invoke(bob.client, 'SyncTimestamp', { myReceiveAndSendTimestamp: timestamp })
    const foreign = await bob.client.invoke('PlanEvent', { adminKey: bob.key })
    expect(foreign).toMatchObject({ ok: false, status: 403 })
    await invoke(admin, 'PlanEvent', { adminKey })
    await bob.client.next('PlannerRunning')
    // During a run nobody can edit, admins included.
    const here = { tableName: 'availabilities', sessionId: 1 }
    expect(await rate(true, Date.now(), here)).toMatchObject({ status: 409, reason: 'plannerRunning' })
    const plan = await bob.client.next('ReceivePlan')
    const end = 'error' in plan ? plan.endTime : (plan.event.lastPlannerEndTime ?? 0)
    expect(await rate(true, end - 1, here)).toMatchObject({ status: 409, reason: 'beforePlan' })

    expect([...invoked].sort()).toEqual([...INVOKED].sort())
    const received = clients.flatMap((client) => client.received)
    for (const name of RECEIVED) {
      const all = received.filter((signal) => signal.name === name)
      expect([name, all.length > 0]).toEqual([name, true])
      for (const { payload } of all)
        expect([name, SIGNALS[name].payload.safeParse(payload).error]).toEqual([name, undefined])
    }
  })
})
