import type { CellValue } from '@planner/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventForm } from '../testing/forms.ts'
import { type Participant, registerTestEvent, sharedValue, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let event: TestEvent
let ann: Participant
let bob: Participant
let now = Date.now()
beforeAll(async () => {
  server = await testServer({}, { now: () => now })
  event = await registerTestEvent(server.url, 'planner')
  ann = await event.register('Ann', { newTopic: 'Gardens' })
  bob = await event.register('Bob')
})
afterAll(async () => {
  event.close()
  await server.remove()
})

const rate = (from: 'bob' | 'admin', value: CellValue, timestamp: number) => {
  const client = from === 'bob' ? bob.client : event.admin
  const keys = from === 'bob' ? { personal: bob.key } : { admin: event.adminKey }
  const cell = { tableName: 'preferences', userId: bob.id, topicId: ann.id, value, timestamp }
  return client.invoke('SendSharedValue', sharedValue(keys, cell))
}
const stored = async () => {
  const person = (await event.data()).persons.find(({ id }) => id === bob.id)
  return person?.preferences[ann.id]
}

describe('LIVE-2: last write wins', () => {
  test('an older edit is acknowledged as not applied, and only its sender receives the winning value', async () => {
    now += 1000
    const base = now
    await rate('admin', 'Host', base)
    for (const client of [bob.client, event.admin, ann.client]) await client.startAfresh()
    expect(await rate('bob', 'Yes', base - 1)).toEqual({ ok: true, applied: false })
    expect(await bob.client.next('ReceiveSharedValue')).toMatchObject({ value: 'Host', timestamp: base })
    for (const client of [event.admin, ann.client]) {
      await client.settle()
      expect(client.all('ReceiveSharedValue')).toEqual([])
    }
    expect(await stored()).toEqual({ value: 'Host', timestamp: base })
  })

  test.each([
    ['Host', 'Yes'],
    ['Yes', 'Host'],
  ] as const)(
    'equal timestamps are ordered by value, in any order of delivery: %s then %s',
    async (first, second) => {
      now += 1000
      const base = now
      await rate('admin', first, base)
      const ack = await rate('bob', second, base)
      expect(ack).toEqual({ ok: true, applied: second === 'Yes' })
      expect(await stored()).toEqual({ value: 'Yes', timestamp: base })
    },
  )

  test('edits are idempotent: one that is sent twice is applied once', async () => {
    now += 1000
    expect(await rate('bob', '', now)).toEqual({ ok: true, applied: true })
    expect(await rate('bob', '', now)).toEqual({ ok: true, applied: false })
  })

  test('a timestamp up to 5 s ahead of the server is accepted, one further ahead is rejected', async () => {
    now += 1000
    expect(await rate('bob', 'Yes', now + 5001)).toMatchObject({
      ok: false,
      status: 422,
      reason: 'clockAhead',
    })
    expect(await rate('bob', 'Yes', now + 5000)).toEqual({ ok: true, applied: true })
    now += 6000
    const setting = { eventAdminGuid: event.adminKey, path: 'parameters|groups|maxGroupSize', value: 7 }
    const ahead = await event.admin.invoke('SendSettingValue', { ...setting, timestamp: now + 5001 })
    expect(ahead).toMatchObject({ ok: false, status: 422, reason: 'clockAhead' })
  })

  test('settings follow the same rule, and the sender receives the winning value', async () => {
    now += 1000
    const send = (value: number, timestamp: number) =>
      event.admin.invoke('SendSettingValue', {
        eventAdminGuid: event.adminKey,
        path: 'parameters|groups|maxGroupSize',
        value,
        timestamp,
      })
    expect(await send(8, now)).toEqual({ ok: true, applied: true })
    expect(await bob.client.next('ReceiveSettingValue')).toMatchObject({ value: 8 })
    await event.admin.startAfresh()
    expect(await send(6, now - 1)).toEqual({ ok: true, applied: false })
    expect(await event.admin.next('ReceiveSettingValue')).toMatchObject({ value: 8, timestamp: now })
  })
})

test('a value is not echoed to its sender', async () => {
  now += 1000
  for (const client of [bob.client, event.admin, ann.client]) await client.startAfresh()
  await rate('bob', '#1 Yes!', now)
  expect(await event.admin.next('ReceiveSharedValue')).toMatchObject({ value: '#1 Yes!', userId: bob.id })
  expect(await ann.client.next('ReceiveSharedValue')).toMatchObject({ value: '#1 Yes!' })
  await bob.client.settle()
  expect(bob.client.all('ReceiveSharedValue')).toEqual([])
})

test('values in quick succession are batched into lists, complete and in order', async () => {
  now += 1000
  await ann.client.startAfresh()
  const choices = ['Yes', 'Host', '', '#1 Yes!', 'Yes', 'Host', '', 'Yes']
  const timestamps = choices.map((_, index) => now + index)
  await Promise.all(choices.map((value, index) => rate('bob', value, now + index)))
  await ann.client.next('ReceiveSharedValue', (values) =>
    [values].flat().some(({ timestamp }) => timestamp === now + 7),
  )
  const signals = ann.client.all('ReceiveSharedValue')
  expect(signals.flat().map(({ timestamp }) => timestamp)).toEqual(timestamps)
  expect(signals.length).toBeLessThan(choices.length)
})

test('WIRE-15: with sharedValuesAsList even one value is sent as a list', async () => {
  const meetings = await registerTestEvent(server.url, '1on1')
  const eve = await meetings.register('Eve', { newTopic: 'Eve' })
  const dan = await meetings.register('Dan')
  const edit = { tableName: 'preferences', userId: dan.id, topicId: eve.id, value: 'Yes', timestamp: now }
  await dan.client.invoke('SendSharedValue', sharedValue({ personal: dan.key }, edit))
  expect(await meetings.admin.next('ReceiveSharedValue')).toMatchObject([{ userId: dan.id, value: 'Yes' }])
  meetings.close()
})

describe('LIVE-8: the grid of the week', () => {
  test('a rectangle is stored hour by hour and broadcast as a rectangle; newer cells are kept', async () => {
    const weekly = await registerTestEvent(server.url, 'weekdayhourplanner')
    const eve = await weekly.register('Eve')
    const range = (value: CellValue, timestamp: number, corners: [number, number, number, number]) => ({
      eventAdminGuid: '',
      eventUserPrivateGuid: eve.key,
      eventShareGuid: '',
      tableName: 'weekDayHourAvailabilities' as const,
      userId: eve.id,
      value,
      timestamp,
      rangeStartD1: corners[0],
      rangeStartD2: corners[1],
      rangeEndD1: corners[2],
      rangeEndD2: corners[3],
    })
    now += 1000
    await eve.client.invoke('SendSharedRangeValue', range(false, now + 10, [2, 10, 2, 10]))
    const ack = await eve.client.invoke('SendSharedRangeValue', range(true, now, [3, 11, 2, 10]))
    expect(ack).toEqual({ ok: true, applied: true })
    expect(await weekly.admin.next('ReceiveSharedRangeValue', ({ value }) => value === true)).toMatchObject({
      userId: eve.id,
      rangeStartD1: 3,
      rangeEndD2: 10,
    })
    // The sender receives the one hour that was newer.
    expect(await eve.client.next('ReceiveSharedRangeValue')).toMatchObject({
      value: false,
      rangeStartD1: 2,
      rangeStartD2: 10,
      rangeEndD1: 2,
      rangeEndD2: 10,
    })
    const [person] = (await weekly.data()).persons
    const hours = Object.entries(person?.weekDayHourAvailabilities ?? {}).map(([hour, { value }]) => [
      Number(hour),
      value,
    ])
    expect(hours.sort(([a], [b]) => Number(a) - Number(b))).toEqual([
      [33, false],
      [34, true],
      [57, true],
      [58, true],
    ])
    weekly.close()
  })
})

describe('LIVE-11: while the planner runs and after it', () => {
  test('edits, settings and event fields are rejected with 409, and after the run edits that predate it', async () => {
    now += 10_000
    const { event: wire } = await event.data()
    const { adminKey } = event
    const setTimes = async (lastPlannerStartTime: number, lastPlannerEndTime: number | null) => {
      event.close()
      server = await server.restart(async (storage) => {
        const stored = await storage.loadEvent(wire.id)
        if (!stored) throw new Error('The event is gone')
        const changed = { ...stored.event, lastPlannerStartTime, lastPlannerEndTime }
        await storage.write([{ kind: 'putEvent', event: changed, keys: stored.keys }])
      })
      event = { ...(await registerTestEvent(server.url, 'planner')), adminKey }
      await event.admin.invoke('JoinEventHub2', { urlKey: adminKey })
      bob = { ...bob, client: await event.connect() }
      await bob.client.invoke('JoinEventHub2', { urlKey: bob.key })
    }
    const start = now
    await setTimes(start, null)
    expect(bob.client.last('PlannerRunning')).toEqual({ startTime: start })
    const running = { ok: false, status: 409, reason: 'plannerRunning' }
    expect(await rate('bob', 'Yes', now + 1)).toMatchObject(running)
    const setting = { eventAdminGuid: adminKey, path: 'parameters|groups|maxGroupSize', value: 5 }
    expect(await event.admin.invoke('SendSettingValue', { ...setting, timestamp: now + 1 })).toMatchObject(
      running,
    )
    expect(await event.admin.invoke('UpdateEvent', { event: eventForm(), adminKey })).toMatchObject(running)

    now += 5000
    await setTimes(start, start + 4000)
    expect(bob.client.names()).not.toContain('PlannerRunning')
    const before = { ok: false, status: 409, reason: 'beforePlan' }
    expect(await rate('bob', 'Yes', start + 3999)).toMatchObject(before)
    expect(
      await event.admin.invoke('SendSettingValue', { ...setting, timestamp: start + 3999 }),
    ).toMatchObject(before)
    expect(await rate('bob', 'Yes', start + 4001)).toEqual({ ok: true, applied: true })
  })
})
