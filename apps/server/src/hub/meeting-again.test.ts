import { afterAll, beforeAll, expect, test } from 'vitest'
import { solveHere } from '../planning/testing/searches.ts'
import { type Participant, registerTestEvent, sharedValue, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

const WEEK_MS = 7 * 24 * 3_600_000
const INTERVAL = 'parameters|groups|meetAgainAfterWeeks'

let now = Date.now()
let server: TestServer
let event: TestEvent
let ann: Participant
let bob: Participant

beforeAll(async () => {
  server = await testServer({}, { now: () => now, searches: { startSolver: solveHere } })
})
afterAll(() => server.remove())

/** Ann wished to meet Bob, and they have met. */
async function afterAMeeting(): Promise<void> {
  event = await registerTestEvent(server.url, '1on1', {
    settings: { 'parameters|groups|solverTimeLimit': 5 },
  })
  ann = await event.register('Ann')
  bob = await event.register('Bob')
  const wish = { tableName: 'preferences', userId: ann.id, topicId: bob.id, value: 'Yes' }
  await ann.client.invoke('SendSharedValue', sharedValue({ personal: ann.key }, wish))
  await plan()
  await ann.client.invoke('ConfirmMeeting', { key: ann.key, personIds: [ann.id, bob.id] })
  await closeWeek(1)
  expect(await said()).toEqual({ ann: 'Yes past', bob: 'Yes past', meetings: ['past'] })
}

async function plan(): Promise<void> {
  event.admin.forget()
  expect(await event.admin.invoke('PlanEvent', { adminKey: event.adminKey })).toMatchObject({ ok: true })
  await event.admin.next('ReceivePlan')
  // What a plan has seen is older than what follows.
  now += 1000
}

const closeWeek = async (week: number) =>
  expect(await event.admin.invoke('CloseWeek', { adminKey: event.adminKey, week })).toMatchObject({
    ok: true,
  })

const mayMeetAgainAfter = async (value: number) =>
  expect(
    await event.admin.invoke('SendSettingValue', {
      eventAdminGuid: event.adminKey,
      path: INTERVAL,
      value,
      timestamp: now,
    }),
  ).toMatchObject({ ok: true, applied: true })

/** What the two say of each other, and their meetings. */
async function said() {
  const { persons, meetings } = await event.data()
  const choice = (of: Participant, about: Participant) =>
    persons.find(({ id }) => id === of.id)?.preferences[about.id]?.value ?? ''
  return { ann: choice(ann, bob), bob: choice(bob, ann), meetings: meetings.map(({ state }) => state) }
}

test('MEET-29: two people who have met meet again in the first plan after the interval, and not before', async () => {
  await afterAMeeting()
  await mayMeetAgainAfter(12)
  now += 12 * WEEK_MS - 1001
  await plan()
  expect(await said()).toEqual({ ann: 'Yes past', bob: 'Yes past', meetings: ['past'] })
  now += 1
  await plan()
  expect(await said()).toEqual({ ann: 'Yes reserved', bob: 'Yes reserved', meetings: ['reserved'] })
})

test('MEET-29: when a week is closed, wishes of long ago come back to those who had them', async () => {
  await afterAMeeting()
  await mayMeetAgainAfter(2)
  now += 2 * WEEK_MS
  await closeWeek(2)
  expect(await said()).toEqual({ ann: 'Yes pending', bob: '', meetings: [] })
})

test('MEET-29, MEET-4: without an interval the two never meet again; a shorter one counts at once', async () => {
  await afterAMeeting()
  now += 520 * WEEK_MS
  await plan()
  await closeWeek(2)
  expect(await said()).toEqual({ ann: 'Yes past', bob: 'Yes past', meetings: ['past'] })
  await mayMeetAgainAfter(520)
  expect(await said()).toEqual({ ann: 'Yes pending', bob: '', meetings: [] })
})

test('MEET-29: an interval that comes with the event’s fields counts at once as well, on every screen', async () => {
  await afterAMeeting()
  now += 3 * WEEK_MS
  ann.client.forget()
  const { adminKey } = event
  const changes = { settings: { [INTERVAL]: 3 } }
  expect(await event.admin.invoke('UpdateEvent', { adminKey, event: changes })).toMatchObject({ ok: true })
  expect(await said()).toEqual({ ann: 'Yes pending', bob: '', meetings: [] })
  await ann.client.settle()
  expect(ann.client.names()).toContain('ReceiveMeetings')
})
