import type { InvocationName } from '@planner/protocol'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { solveHere } from '../planning/testing/searches.ts'
import { TestClient } from '../testing/test-client.ts'
import { type Participant, registerTestEvent, sharedValue, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let event: TestEvent
let people: Record<'ann' | 'bob' | 'cid' | 'dan', Participant>
beforeAll(async () => {
  server = await testServer({}, { searches: { startSolver: solveHere } })
})
afterAll(() => server.remove())
beforeEach(async () => {
  const settings = { 'parameters|groups|solverTimeLimit': 5 }
  event = await registerTestEvent(server.url, '1on1', { numSessions: 2, settings })
  people = {
    ann: await event.register('Ann'),
    bob: await event.register('Bob'),
    cid: await event.register('Cid'),
    dan: await event.register('Dan'),
  }
})
afterEach(() => event.close())

const wish = (from: Participant, to: Participant, value = 'Yes') =>
  from.client.invoke(
    'SendSharedValue',
    sharedValue({ personal: from.key }, { tableName: 'preferences', userId: from.id, topicId: to.id, value }),
  )

async function plan(keepPreviousPlan = false): Promise<void> {
  event.admin.forget()
  const { adminKey } = event
  expect(await event.admin.invoke('PlanEvent', { adminKey, keepPreviousPlan })).toMatchObject({ ok: true })
  const planned = await event.admin.next('ReceivePlan')
  if ('error' in planned) throw new Error(`There is no plan: ${planned.error}`)
}

type Change = Extract<InvocationName, `${string}Meeting`>
const change = (name: Change, by: Participant, other: Participant) =>
  by.client.invoke(name, { key: by.key, personIds: [other.id, by.id] })

const closeWeek = (week: number) => event.admin.invoke('CloseWeek', { adminKey: event.adminKey, week })

/**
 * What everybody new to the event reads of it: state and session of a meeting, and what its two cells say.
 */
async function meeting(a: Participant, b: Participant) {
  const data = await event.data()
  const cell = (one: Participant, other: Participant) =>
    data.persons.find(({ id }) => id === one.id)?.preferences[other.id]?.value ?? ''
  const fact = data.meetings.find(({ personIds }) => personIds.includes(a.id) && personIds.includes(b.id))
  const { week, sessionId, state, cancelledBy } = fact ?? {}
  return { state: state ?? null, week, sessionId, cancelledBy, cells: [cell(a, b), cell(b, a)] }
}

/** The next thing that a client is told of a meeting of two. */
const told = async ({ client }: Participant, a: Participant, b: Participant, state: string) => {
  const isIt = ({ personIds, state: said }: { personIds: readonly string[]; state: string }) =>
    personIds.includes(a.id) && personIds.includes(b.id) && said === state
  const { meetings } = await client.next('ReceiveMeetings', (each) => each.meetings.some(isIt))
  return meetings.find(isIt)
}

async function history(): Promise<unknown[]> {
  const ack = await event.admin.invoke('ReadAudit', { adminKey: event.adminKey, kinds: ['schedule'] })
  return ack.ok ? ack.entries.map(({ action, subject, topic }) => [action, subject, topic]).reverse() : []
}

test('MEET-4, MEET-5, MEET-11, MEET-17: three weeks of meetings, of which both people hear every step', async () => {
  const { ann, bob, cid, dan } = people
  await wish(ann, bob)
  await wish(bob, cid)
  await wish(cid, dan)
  await plan()
  for (const pair of [
    [ann, bob],
    [bob, cid],
    [cid, dan],
  ] as const)
    expect(await meeting(...pair)).toMatchObject({
      state: 'reserved',
      cells: ['Yes reserved', 'Yes reserved'],
    })

  // Whoever was asked confirms; whoever asked, and their other browser, hear it.
  const elsewhere = { ...ann, client: await event.join(ann.key) }
  expect(await change('ConfirmMeeting', bob, ann)).toEqual({ ok: true, applied: true })
  for (const each of [ann, elsewhere])
    expect(await told(each, ann, bob, 'committed')).toMatchObject({ week: 1, wishedBy: [ann.id] })
  expect(await change('ConfirmMeeting', ann, bob)).toEqual({ ok: true, applied: false })
  expect(await meeting(ann, bob)).toMatchObject({ cells: ['Yes committed', 'Yes committed'] })

  // Withdrawn by the one who was asked: the other's wish comes back, and stays ungranted this week.
  expect(await change('WithdrawMeeting', dan, cid)).toEqual({ ok: true, applied: true })
  expect(await told(cid, cid, dan, 'cancelled')).toMatchObject({ cancelledBy: dan.id })
  expect(await meeting(cid, dan)).toMatchObject({ state: 'cancelled', cells: ['Yes pending', ''] })

  expect(await change('ConfirmMeeting', cid, bob)).toMatchObject({ applied: true })
  expect(await change('WithdrawMeeting', cid, bob)).toMatchObject({ ok: false, reason: 'noMeeting' })
  expect(await change('CancelMeeting', bob, cid)).toEqual({ ok: true, applied: true })
  expect(await told(cid, bob, cid, 'cancelled')).toMatchObject({ cancelledBy: bob.id })
  await plan()
  expect(await meeting(cid, dan)).toMatchObject({ state: 'cancelled' })

  const closed = await Promise.all([closeWeek(1), closeWeek(1)])
  expect(closed).toEqual([
    { ok: true, meetingWeek: 2 },
    { ok: true, meetingWeek: 2 },
  ])
  expect(await told(ann, ann, bob, 'past')).toMatchObject({ week: 1 })
  await cid.client.next(
    'ReceiveMeetings',
    ({ meetingWeek, removed }) => meetingWeek === 2 && removed.length === 2,
  )
  expect(await meeting(bob, cid)).toMatchObject({ state: null, cells: ['', ''] })

  // The second week: a late joiner, and who has met is not matched again.
  const eve = await event.register('Eve')
  await wish(eve, ann)
  await plan()
  expect(await meeting(ann, bob)).toMatchObject({ state: 'past', cells: ['Yes past', 'Yes past'] })
  expect(await meeting(cid, dan)).toMatchObject({ state: 'reserved', week: 2 })
  expect(await meeting(eve, ann)).toMatchObject({
    state: 'reserved',
    cells: ['Yes reserved', 'Yes reserved'],
  })
  expect(await change('ConfirmMeeting', dan, cid)).toMatchObject({ applied: true })
  const { adminKey } = event
  await event.admin.invoke('ArchiveUser', { adminKey, userId: dan.id, isArchived: true })
  await event.admin.invoke('ArchiveUser', { adminKey, userId: dan.id, isArchived: false })
  expect(await meeting(cid, dan)).toMatchObject({
    state: 'cancelled',
    cancelledBy: 'organiser',
    cells: ['Yes pending', ''],
  })
  await event.admin.invoke('RemoveUser', { key: adminKey, userId: eve.id })
  expect(JSON.stringify((await event.data()).meetings)).not.toContain(eve.id)

  expect(await closeWeek(2)).toEqual({ ok: true, meetingWeek: 3 })
  await plan()
  expect(await meeting(cid, dan)).toMatchObject({ state: 'reserved', week: 3 })
  expect(await closeWeek(2)).toEqual({ ok: true, meetingWeek: 3 })
  expect(await meeting(cid, dan)).toMatchObject({ state: 'reserved' })

  const runs = [
    ['planStarted', '', ''],
    ['planEnded', '', ''],
  ]
  expect(await history()).toEqual([
    ...runs,
    ['meetingConfirmed', bob.id, ann.id],
    ['meetingWithdrawn', dan.id, cid.id],
    ['meetingConfirmed', cid.id, bob.id],
    ['meetingCancelled', bob.id, cid.id],
    ...runs,
    ['weekClosed', '', ''],
    ...runs,
    ['meetingConfirmed', dan.id, cid.id],
    ['meetingCancelled', ...[cid.id, dan.id].sort()],
    ['weekClosed', '', ''],
    ...runs,
  ])
})

test('MEET-11: only the two and the organisers change a meeting, and nobody one that is not there', async () => {
  const { ann, bob, cid } = people
  await wish(ann, bob)
  await plan()
  const personIds: [string, string] = [ann.id, bob.id]
  expect(await cid.client.invoke('ConfirmMeeting', { key: cid.key, personIds })).toMatchObject({
    ok: false,
    status: 403,
    reason: 'notYourMeeting',
  })
  const visitor = await event.join(event.shareKey)
  expect(await visitor.invoke('CancelMeeting', { key: event.shareKey, personIds })).toMatchObject({
    status: 403,
    reason: 'notYourMeeting',
  })
  expect(await change('CancelMeeting', ann, bob)).toMatchObject({ status: 409, reason: 'noMeeting' })
  expect(await change('ConfirmMeeting', ann, cid)).toMatchObject({ status: 409, reason: 'noMeeting' })
  expect(await ann.client.invoke('CloseWeek', { adminKey: ann.key, week: 1 })).toMatchObject({ status: 403 })
  expect(await closeWeek(2)).toMatchObject({ status: 422, reason: 'invalid' })
  expect(await event.admin.invoke('WithdrawMeeting', { key: event.adminKey, personIds })).toMatchObject({
    ok: true,
  })
  expect(await meeting(ann, bob)).toMatchObject({ cancelledBy: 'organiser', cells: ['Yes pending', ''] })
})

test('MEET-16: the Yes of a reserved meeting is its wish: taken out of the cell it takes the meeting back', async () => {
  const { ann, bob } = people
  await wish(ann, bob)
  await plan()
  await wish(bob, ann)
  expect(await meeting(ann, bob)).toMatchObject({
    state: 'reserved',
    cells: ['Yes reserved', 'Yes reserved'],
  })
  await wish(ann, bob, '')
  expect(await told(bob, ann, bob, 'cancelled')).toMatchObject({ cancelledBy: ann.id })
  expect(await meeting(ann, bob)).toMatchObject({ state: 'cancelled', cells: ['', 'Yes pending'] })
  await wish(ann, bob)
  await plan()
  expect(await meeting(ann, bob)).toMatchObject({ state: 'reserved', cancelledBy: null })
})

test('MEET-12: with fewer sessions reserved meetings of those that are gone are released, with one all stay', async () => {
  const { ann, bob, cid, dan } = people
  const sessions = (numSessions: number) =>
    event.admin.invoke('UpdateEvent', { adminKey: event.adminKey, event: { numSessions } })
  await sessions(3)
  for (const other of [bob, cid, dan]) await wish(ann, other)
  await plan()
  const all = await Promise.all(
    [bob, cid, dan].map(async (other) => ({ other, at: (await meeting(ann, other)).sessionId })),
  )
  expect(all.map(({ at }) => at).sort()).toEqual([1, 2, 3])
  const third = all.find(({ at }) => at === 3)?.other ?? bob
  await sessions(2)
  expect(await meeting(ann, third)).toMatchObject({ state: null, cells: ['Yes pending', ''] })
  await ann.client.next('ReceiveMeetings', ({ removed }) => removed.length === 1)
  await sessions(1)
  for (const { other, at } of all)
    if (at !== 3) expect(await meeting(ann, other)).toMatchObject({ state: 'reserved', sessionId: null })
})

test('MEET-14, MEET-16: whoever was only asked knows it, adds a wish that outlives the reservation, or does not', async () => {
  const { ann, bob, cid, dan } = people
  await wish(ann, bob)
  await wish(cid, dan)
  await plan()
  const wishesOf = async (reader: Participant) =>
    (await event.data(reader.key)).meetings.find(({ personIds }) => personIds.includes(reader.id))?.wishedBy
  expect(await Promise.all([ann, bob, cid, dan].map(wishesOf))).toEqual([[ann.id], [], [cid.id], []])

  await ann.client.startAfresh()
  await wish(bob, ann)
  expect(await bob.client.next('ReceiveMeetings', ({ meetings: [told] }) => told?.wishedBy[0] === bob.id))
  await ann.client.settle()
  expect(ann.client.names()).not.toContain('ReceiveMeetings')
  expect(await Promise.all([ann, bob].map(wishesOf))).toEqual([[ann.id], [bob.id]])

  await closeWeek(1)
  expect(await meeting(ann, bob)).toMatchObject({ state: null, cells: ['Yes pending', 'Yes pending'] })
  expect(await meeting(cid, dan)).toMatchObject({ state: null, cells: ['Yes pending', ''] })
})

test('MEET-16, CHOICE-5: a wish that is taken out when its meeting is there takes the meeting back, or is refused whole', async () => {
  const { ann, bob } = people
  await wish(ann, bob)
  const before = Date.now()
  await plan()
  const late = sharedValue(
    { personal: ann.key },
    { tableName: 'preferences', userId: ann.id, topicId: bob.id, value: '' },
  )
  const whole = { state: 'reserved', cells: ['Yes reserved', 'Yes reserved'] }
  expect(await ann.client.invoke('SendSharedValue', { ...late, timestamp: before })).toMatchObject({
    ok: false,
    reason: 'beforePlan',
  })
  expect(await meeting(ann, bob)).toMatchObject(whole)
  // What the cell has shown is no choice that anybody can put back.
  expect(await wish(ann, bob, 'Yes reserved')).toMatchObject({ ok: false, reason: 'invalid' })
  expect(await meeting(ann, bob)).toMatchObject(whole)
  await change('ConfirmMeeting', bob, ann)
  expect(await wish(ann, bob, '')).toMatchObject({ ok: false, reason: 'readOnlyState' })
  expect(await meeting(ann, bob)).toMatchObject({
    state: 'committed',
    cells: ['Yes committed', 'Yes committed'],
  })
})

test('MEET-12, MEET-13: with somebody who is archived a committed meeting is cancelled, and the other one reads no more than that', async () => {
  const { ann, bob, cid } = people
  await wish(ann, bob)
  await wish(cid, bob)
  await plan()
  for (const each of [ann, cid]) await change('ConfirmMeeting', each, bob)
  const archive = (isArchived: boolean) =>
    event.admin.invoke('ArchiveUser', { adminKey: event.adminKey, userId: bob.id, isArchived })
  await ann.client.startAfresh()
  await archive(true)
  const isCancelled = ({ meetings }: { meetings: readonly { state: string }[] }) =>
    meetings[0]?.state === 'cancelled'
  const told = [await ann.client.next('ReceiveMeetings', isCancelled), await event.data(ann.key)]
  for (const { meetings } of told) {
    expect(meetings).toMatchObject([
      { state: 'cancelled', cancelledBy: 'organiser', wishedBy: [], contact: null },
    ])
    expect(meetings[0]?.personIds).toContain(ann.id)
  }
  expect(told[0]?.meetings).toEqual(told[1]?.meetings)
  for (const payload of [...told, ...ann.client.all('ReloadData')])
    expect(JSON.stringify(payload)).not.toContain(bob.id)

  // Restored, it is his again; the end of the week takes both of Ann's and Cid's away as each knew them.
  await archive(false)
  expect((await event.data(ann.key)).meetings.map(({ personIds }) => personIds)).toEqual([
    [ann.id, bob.id].sort(),
  ])
  await archive(true)
  for (const { client } of [ann, cid]) await client.startAfresh()
  await closeWeek(1)
  for (const { id, client } of [ann, cid]) {
    const { removed } = await client.next('ReceiveMeetings', ({ meetingWeek }) => meetingWeek === 2)
    expect(removed).toEqual([[expect.anything(), expect.anything()]])
    expect(removed[0]).toContain(id)
    expect(JSON.stringify(removed)).not.toContain(bob.id)
  }
})

test('PLAN-19: a plan that adds nothing to confirmed meetings is no failure', async () => {
  const { ann, bob } = people
  await event.admin.invoke('UpdateEvent', { adminKey: event.adminKey, event: { numSessions: 1 } })
  await wish(ann, bob)
  await plan()
  await change('ConfirmMeeting', bob, ann)
  await plan()
  expect(await meeting(ann, bob)).toMatchObject({ state: 'committed' })
})

test('MEET-12: when one session becomes several, reserved meetings stay without one until the next plan', async () => {
  const { ann, bob, cid } = people
  const ofSessions = (numSessions: number) =>
    event.admin.invoke('UpdateEvent', { adminKey: event.adminKey, event: { numSessions } })
  await ofSessions(1)
  await wish(ann, bob)
  await wish(ann, cid)
  for (const keepPreviousPlan of [false, true]) {
    await ofSessions(1)
    await plan()
    const all = async () => [await meeting(ann, bob), await meeting(ann, cid)]
    expect(await all()).toMatchObject(Array(2).fill({ state: 'reserved', sessionId: null }))
    await ann.client.startAfresh()
    await ofSessions(2)
    expect(await all()).toMatchObject(Array(2).fill({ state: 'reserved', sessionId: null }))
    await ann.client.settle()
    expect(ann.client.all('ReceiveMeetings')).toEqual([])
    await plan(keepPreviousPlan)
    const placed = await all()
    expect(placed).toMatchObject(Array(2).fill({ state: 'reserved' }))
    expect(placed.map(({ sessionId }) => sessionId).sort()).toEqual([1, 2])
  }
})

test('CHOICE-14: nobody wishes to meet themselves', async () => {
  const { ann } = people
  expect(await wish(ann, ann)).toMatchObject({ ok: false, status: 422, reason: 'selfContact' })
  const data = await event.data()
  expect(data.persons.flatMap(({ preferences }) => Object.keys(preferences))).toEqual([])
})

test('LIVE-4, MEET-10: meetings are there after a restart, and in the exports of the two', async () => {
  const { ann, bob, cid } = people
  await wish(ann, bob)
  await wish(bob, cid)
  await plan()
  await change('ConfirmMeeting', bob, ann)
  const { meetings } = await event.data()
  const ack = await ann.client.invoke('ExportUser', { key: ann.key })
  const own = meetings.filter(({ personIds }) => personIds.includes(ann.id))
  expect(ack.ok && ack.export.meetings).toEqual(own)
  event.close()
  server = await server.restart()
  const client = new TestClient(server.url, event.variant.hubPath)
  await (await client.connected()).invoke('JoinEventHub2', { urlKey: event.adminKey })
  expect(client.last('JoinEventHub').meetings).toEqual(meetings)
  client.close()
})
