import { afterAll, beforeAll, expect, test } from 'vitest'
import { solveHere } from '../planning/testing/searches.ts'
import { change, list, places, plan, twoTopics as twoTopicsOf, wish } from '../testing/planned-event.ts'
import type { TestClient } from '../testing/test-client.ts'
import { registerTestEvent, sharedValue, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({}, { searches: { startSolver: solveHere } })
})
afterAll(() => server.remove())

const twoTopics = (more: object = {}) => twoTopicsOf(server, more)
const review = { 'parameters|ui|reviewPlansBeforeShowing': true }

async function takeOut(
  { admin, adminKey }: TestEvent,
  place: { userId: string; topicId: string; sessionId: number },
) {
  const cell = { ...place, tableName: 'assignments' as const, topicGroupIndex: 0, value: false }
  const ack = await admin.invoke('SendSharedValue', sharedValue({ admin: adminKey }, cell))
  expect(ack).toMatchObject({ ok: true, applied: true })
}

const dataOf = async (client: TestClient) => {
  const data = await client.next('ReloadData')
  return places(data)
}

test('PLAN-10, PLAN-21, PLAN-22, REPORT-6: every plan is a version; what was in force is kept with its hand moves, and put back whole', async () => {
  const { event, bob, cid } = await twoTopics()
  expect(await list(event)).toMatchObject({ plans: [], inForceId: null, undoId: null, isChanged: false })
  await plan(event)
  const first = await list(event)
  expect(first.plans).toMatchObject([
    {
      status: 'done',
      isReplan: false,
      author: { kind: 'adminLink', personId: '' },
      satisfaction: expect.any(Number),
      settings: { 'parameters|groups|minGroupSize': 1 },
      isUsable: true,
    },
    // Before the first plan nobody was placed, which can be put back as well.
    { status: 'kept' },
  ])
  expect(first).toMatchObject({ inForceId: first.plans[0]?.id, undoId: first.plans[1]?.id, isChanged: false })
  const planned = places(await event.data())

  const [taken] = first.plans
  const content = await event.admin.invoke('ReadPlan', { adminKey: event.adminKey, planId: taken?.id ?? '' })
  const groups = content.ok ? content.plan.groups : []
  const [topicId, sessionId] = groups.flatMap((group) =>
    group.members.flatMap(([session, people]) => (people.includes(cid.id) ? [[group.topicId, session]] : [])),
  )[0] as [string, number]
  await takeOut(event, { userId: cid.id, topicId, sessionId })
  const byHand = places(await event.data())
  expect(byHand).not.toEqual(planned)
  expect((await list(event)).isChanged).toBe(true)

  await plan(event, true)
  const second = await list(event)
  expect(second.plans.map(({ status, isReplan }) => [status, isReplan])).toEqual([
    ['done', true],
    ['kept', false],
    ['done', false],
    ['kept', false],
  ])
  expect(second.undoId).toBe(second.plans[1]?.id)
  const read = await event.admin.invoke('ReadPlan', { adminKey: event.adminKey, planId: second.undoId ?? '' })
  expect(read).toMatchObject({ ok: true, plan: { meetings: [] } })

  // Undone on every screen at once, for a guest as for the organiser.
  const after = places(await event.data())
  for (const { client } of [bob, cid]) client.forget()
  event.admin.forget()
  expect(await change(event, 'RestorePlan', second.undoId)).toEqual({ ok: true })
  for (const client of [event.admin, bob.client, cid.client]) expect(await dataOf(client)).toEqual(byHand)
  await event.admin.next('AuditChanged')
  // No planner has found what was kept by hand, and the report says so.
  const report = await event.admin.invoke('ReadReport', { key: event.adminKey })
  expect(report).toMatchObject({
    ok: true,
    isLate: false,
    report: { made: { endedAt: null, data: 'same' }, uncompared: 'noRun' },
  })
  const undone = await list(event)
  expect(undone).toMatchObject({ inForceId: second.undoId, undoId: second.plans[0]?.id, isChanged: false })
  // Undoing once more brings the plan back, and a version of long ago is restored as well.
  await change(event, 'RestorePlan', undone.undoId)
  expect(places(await event.data())).toEqual(after)
  await change(event, 'RestorePlan', first.plans[0]?.id)
  expect(places(await event.data())).toEqual(planned)
  await change(event, 'RestorePlan', first.plans[1]?.id)
  expect(places(await event.data())).toEqual([])
  event.close()
})

test('PLAN-13, PLAN-14: a restored plan leaves out who is gone; nobody but admins reads, restores or publishes versions', async () => {
  const { event, bob, cid } = await twoTopics()
  await plan(event)
  const { plans } = await list(event)
  const planId = plans[0]?.id ?? ''
  expect(
    JSON.stringify(await event.admin.invoke('ReadPlan', { adminKey: event.adminKey, planId })),
  ).toContain(cid.id)
  await event.admin.invoke('RemoveUser', { key: event.adminKey, userId: cid.id })
  expect(await change(event, 'RestorePlan', planId)).toEqual({ ok: true })
  const { persons } = await event.data()
  expect(JSON.stringify(persons)).not.toContain(cid.id)
  expect(
    JSON.stringify(await event.admin.invoke('ReadPlan', { adminKey: event.adminKey, planId })),
  ).not.toContain(cid.id)
  for (const key of [bob.key, event.shareKey]) {
    for (const name of ['ReadPlan', 'RestorePlan', 'PublishPlan', 'DiscardPlan'] as const)
      expect(await bob.client.invoke(name, { adminKey: key, planId })).toMatchObject({ reason: 'adminOnly' })
    expect(await bob.client.invoke('ListPlans', { adminKey: key })).toMatchObject({ reason: 'adminOnly' })
  }
  for (const [name, id] of [
    ['RestorePlan', 'unknown'],
    ['PublishPlan', planId],
    ['DiscardPlan', planId],
  ] as const)
    expect(await change(event, name, id)).toMatchObject({ status: 409, reason: 'planUnknown' })
  event.close()
})

test('PLAN-11, PLAN-13: a pinned group keeps its time when a plan is restored, with the people of that plan', async () => {
  const { event, bob } = await twoTopics({ 'parameters|softRules|optimalGroupSize': 0 })
  await plan(event)
  const { plans } = await list(event)
  const topicOf = async (id: string) => (await event.data()).topics.find((topic) => topic.id === id)
  const starts = async () => JSON.stringify((await topicOf(bob.id))?.topicGroupTime)
  const edit = { tableName: 'weekDayHourAssignments', topicId: bob.id, topicGroupIndex: 0, sessionId: null }
  const pin = { ...edit, tableName: 'fixedTopics', value: true }
  const at = { timestamp: Date.now() }
  for (const cell of [
    { ...edit, value: 1, ...at },
    { ...pin, ...at },
  ])
    expect(
      await event.admin.invoke('SendSharedValue', sharedValue({ admin: event.adminKey }, cell)),
    ).toMatchObject({
      ok: true,
    })
  const pinned = await starts()
  expect(await change(event, 'RestorePlan', plans[0]?.id)).toEqual({ ok: true })
  expect(await starts()).toBe(pinned)
  event.close()
})

test('PLAN-17, SETTING-12: a plan under review is in force for nobody until it is published', async () => {
  const { event, bob, cid } = await twoTopics(review)
  for (const { client } of [bob, cid]) client.forget()
  await plan(event)
  const listed = await list(event)
  expect(listed).toMatchObject({ plans: [{ status: 'draft' }], inForceId: null, undoId: null })
  const [draft] = listed.plans
  const late = await event.join(event.shareKey)
  for (const { client } of [bob, cid]) {
    const received = await client.next('ReceivePlan')
    if ('error' in received) throw new Error(received.error)
    expect(places(received)).toEqual([])
  }
  expect(places(await event.data())).toEqual([])
  expect(late.names()).not.toContain('AuditChanged')
  expect(await change(event, 'RestorePlan', draft?.id)).toMatchObject({ reason: 'planUnknown' })

  // A newer draft takes its place; discarded it stays a version that can be restored.
  await plan(event)
  const [newer, older] = (await list(event)).plans
  expect([newer?.status, older?.status]).toEqual(['draft', 'discarded'])
  expect(await change(event, 'DiscardPlan', newer?.id)).toEqual({ ok: true })
  expect(await change(event, 'PublishPlan', newer?.id)).toMatchObject({ reason: 'planUnknown' })
  expect((await list(event)).plans.map(({ status }) => status)).toEqual(['discarded', 'discarded'])

  await plan(event)
  for (const { client } of [bob, cid]) client.forget()
  const [last] = (await list(event)).plans
  expect(await change(event, 'PublishPlan', last?.id)).toEqual({ ok: true })
  const shown = await dataOf(bob.client)
  expect(shown.length).toBeGreaterThan(0)
  expect(await dataOf(cid.client)).toEqual(shown)
  expect((await list(event)).inForceId).toBe(last?.id)
  event.close()
})

test('PLAN-13, PLAN-22: where people meet in pairs the reserved meetings of a plan are put back', async () => {
  const event = await registerTestEvent(server.url, '1on1', {
    settings: { 'parameters|groups|solverTimeLimit': 5 },
  })
  const one = { newNumMeetingRequests: 1 }
  const ann = await event.register('Ann', one)
  const bob = await event.register('Bob', one)
  const cid = await event.register('Cid', one)
  const meetings = async () =>
    ((await event.data()).meetings ?? []).map(({ personIds, state }) => `${personIds.join()} ${state}`).sort()
  await wish(ann, bob.id, 'Yes')
  await plan(event)
  const first = await meetings()
  expect(first).toHaveLength(1)
  await event.admin.invoke('WithdrawMeeting', { key: event.adminKey, personIds: [ann.id, bob.id] })
  await wish(ann, cid.id, 'Yes')
  await plan(event)
  const second = await meetings()
  expect(second).not.toEqual(first)
  const { undoId } = await list(event)
  expect(await change(event, 'RestorePlan', undoId)).toEqual({ ok: true })
  expect((await meetings()).some((each) => each.endsWith('reserved'))).toBe(false)
  const again = (await list(event)).undoId
  expect(await change(event, 'RestorePlan', again)).toEqual({ ok: true })
  expect(await meetings()).toEqual(second)
  // A week that is over brings back none of its meetings.
  await event.admin.invoke('CloseWeek', { adminKey: event.adminKey, week: 1 })
  expect(await list(event)).toMatchObject({ undoId: null })
  expect(await change(event, 'RestorePlan', again)).toMatchObject({ reason: 'planUnknown' })
  event.close()
})

test('PLAN-21: archiving somebody is no change by hand', async () => {
  const { event, ann, bob, cid } = await twoTopics()
  await plan(event)
  for (const [number, { id }] of [bob, ann, cid].entries()) {
    await event.admin.invoke('ArchiveUser', { adminKey: event.adminKey, userId: id, isArchived: true })
    const { inForceId, plans, isChanged } = await list(event)
    expect({ number, isChanged, isFirst: inForceId === plans[0]?.id }).toEqual({
      number,
      isChanged: false,
      isFirst: true,
    })
  }
  event.close()
})

test('PLAN-21: no version is in force once the week of its meetings is over', async () => {
  const event = await registerTestEvent(server.url, '1on1', {
    settings: { 'parameters|groups|solverTimeLimit': 5 },
  })
  const ann = await event.register('Ann')
  const bob = await event.register('Bob')
  const cid = await event.register('Cid')
  await wish(ann, bob.id, 'Yes')
  await plan(event)
  await event.admin.invoke('ConfirmMeeting', { key: event.adminKey, personIds: [ann.id, bob.id] })
  const { plans } = await list(event)
  expect(await list(event)).toMatchObject({ inForceId: plans[0]?.id })
  await event.admin.invoke('CloseWeek', { adminKey: event.adminKey, week: 1 })
  expect(await list(event)).toMatchObject({ inForceId: null, isChanged: false })
  await wish(ann, cid.id, 'Yes')
  await plan(event)
  const next = await list(event)
  expect(next).toMatchObject({ inForceId: next.plans[0]?.id, isChanged: false })
  event.close()
})
