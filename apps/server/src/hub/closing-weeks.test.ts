import type { EventData } from '@planner/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { solveHere } from '../planning/testing/searches.ts'
import { type Participant, registerTestEvent, sharedValue, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

const NUM_PEOPLE = 16

let server: TestServer
let event: TestEvent
const people: Participant[] = []

/** Everybody wishes to meet everybody, and the plan reserves it all: more meetings than are told singly. */
beforeAll(async () => {
  server = await testServer({}, { searches: { startSolver: solveHere } })
  const settings = { 'parameters|groups|solverTimeLimit': 5 }
  event = await registerTestEvent(server.url, '1on1', { settings })
  for (let index = 0; index < NUM_PEOPLE; index += 1)
    people.push(await event.register(`Person ${index}`, { newNumMeetingRequests: NUM_PEOPLE - 1 }))
  await Promise.all(
    people.map(async (from) => {
      for (const to of people) if (from !== to) await wish(from, to, 'Yes')
    }),
  )
  event.admin.forget()
  await event.admin.invoke('PlanEvent', { adminKey: event.adminKey })
  await event.admin.next('ReceivePlan')
})
afterAll(async () => {
  event.close()
  await server.remove()
})

const wish = (from: Participant, to: Participant, value: string) =>
  from.client.invoke(
    'SendSharedValue',
    sharedValue({ personal: from.key }, { tableName: 'preferences', userId: from.id, topicId: to.id, value }),
  )

async function screen(urlKey: string, format: 'plain' | 'compact') {
  const client = await event.connect()
  expect(await client.invoke('JoinEventHub2', { urlKey, format })).toMatchObject({ ok: true })
  return client
}

/** How many meetings and cells there are of each state, and the week. */
function said({ event: { meetingWeek }, meetings, persons }: EventData) {
  const counted = (values: readonly string[]) =>
    Object.fromEntries([...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length]))
  const cells = persons.flatMap(({ preferences }) =>
    Object.values(preferences).map(({ value }) => String(value)),
  )
  return { meetingWeek, meetings: counted(meetings.map(({ state }) => state)), cells: counted(cells) }
}

test('MEET-5: a week of more meetings than are told one by one ends alike on every screen, and on one that missed it', async () => {
  const [ann, bob, cid] = people as [Participant, Participant, Participant]
  const { adminKey } = event
  const numMeetings = (NUM_PEOPLE * (NUM_PEOPLE - 1)) / 2
  expect(said(await event.data())).toEqual({
    meetingWeek: 1,
    meetings: { reserved: numMeetings },
    cells: { 'Yes reserved': 2 * numMeetings },
  })
  for (const other of [bob, cid])
    await ann.client.invoke('ConfirmMeeting', { key: ann.key, personIds: [ann.id, other.id] })
  const screens = [
    event.admin,
    await screen(adminKey, 'plain'),
    await screen(adminKey, 'compact'),
    await screen(ann.key, 'plain'),
    await screen(bob.key, 'compact'),
  ]
  const missing = await screen(cid.key, 'compact')
  missing.close()
  for (const client of screens) await client.startAfresh()
  expect(await event.admin.invoke('CloseWeek', { adminKey, week: 1 })).toEqual({ ok: true, meetingWeek: 2 })

  const closed = {
    meetingWeek: 2,
    meetings: { past: 2 },
    cells: { 'Yes past': 4, 'Yes pending': 2 * (numMeetings - 2) },
  }
  for (const client of screens) {
    expect(said(await client.next('ReloadData'))).toEqual(closed)
    await client.settle()
    expect(client.names().filter((name) => /ReceiveSharedValue|ReceiveMeetings/.test(name))).toEqual([])
  }
  expect(said((await screen(cid.key, 'compact')).last('JoinEventHub'))).toEqual(closed)

  // What is chosen right after it is newer than what the end of the week wrote, and the next plan knows it.
  await wish(bob, cid, '')
  for (const client of screens)
    expect(await client.next('ReceiveSharedValue')).toMatchObject([
      { userId: bob.id, topicId: cid.id, value: '' },
    ])
  const back = (await screen(cid.key, 'compact')).last('JoinEventHub')
  expect(back.persons.find(({ id }) => id === bob.id)?.preferences[cid.id]).toMatchObject({ value: '' })
  expect(await event.admin.invoke('CloseWeek', { adminKey, week: 1 })).toEqual({ ok: true, meetingWeek: 2 })
  expect(said(await event.data()).meetings).toEqual({ past: 2 })
})
