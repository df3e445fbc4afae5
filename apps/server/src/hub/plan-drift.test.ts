import type { Ack } from '@planner/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { solveHere } from '../planning/testing/searches.ts'
import { registerTestEvent, sharedValue, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({}, { searches: { startSolver: solveHere } })
})
afterAll(() => server.remove())

const settings = { 'parameters|groups|solverTimeLimit': 5, 'parameters|groups|minGroupSize': 1 }
const review = { 'parameters|ui|reviewPlansBeforeShowing': true }

type Client = TestEvent['admin']

async function driftOf(client: Client, adminKey: string) {
  const ack: Ack<'ReadPlanDrift'> = await client.invoke('ReadPlanDrift', { adminKey })
  if (!ack.ok) throw new Error(`It was refused: ${ack.message}`)
  return ack.drift
}

async function plan({ admin, adminKey }: TestEvent, keepPreviousPlan = false) {
  admin.forget()
  expect(await admin.invoke('PlanEvent', { adminKey, keepPreviousPlan })).toMatchObject({ ok: true })
  const planned = await admin.next('ReceivePlan')
  if ('error' in planned) throw new Error(`There is no plan: ${planned.error}`)
}

test('PLAN-27, PLAN-28, PLAN-30: both screens of organisers are told what has changed since the plan, also when it is put back', async () => {
  const event = await registerTestEvent(server.url, 'planner', { settings })
  const { admin, adminKey } = event
  const other = await event.join(adminKey)
  const ann = await event.register('Ann', { newTopic: 'Tea' })
  const bob = await event.register('Bob', { newTopic: 'Go' })
  const cid = await event.register('Cid')
  const wish = async (of: typeof ann, topicId: string, value: string) => {
    const cell = { tableName: 'preferences', userId: of.id, topicId, value } as const
    await of.client.invoke('SendSharedValue', sharedValue({ personal: of.key }, cell))
  }
  await wish(cid, ann.id, 'Yes')
  expect(await driftOf(admin, adminKey)).toBeNull()
  await plan(event)
  for (const client of [admin, other])
    expect(await driftOf(client, adminKey)).toMatchObject({ state: 'upToDate' })

  await wish(bob, ann.id, 'Yes')
  const dan = await event.register('Dan')
  await admin.invoke('SendSettingValue', {
    eventAdminGuid: adminKey,
    path: 'parameters|groups|maxGroupSize',
    value: 3,
    timestamp: Date.now(),
  })
  const changed = {
    state: 'outOfDate',
    newPeople: [dan.id],
    unplacedPeople: [dan.id],
    erasedPeople: 0,
    choices: [{ personId: bob.id, ofIds: [ann.id], number: 1 }],
    settings: [{ key: 'parameters|groups|maxGroupSize', former: expect.any(Number), now: 3 }],
  }
  for (const client of [admin, other]) expect(await driftOf(client, adminKey)).toMatchObject(changed)
  expect(await ann.client.invoke('ReadPlanDrift', { adminKey: ann.key })).toMatchObject({
    ok: false,
    reason: 'adminOnly',
  })

  // A draft leaves the plan in force as far behind as it is.
  await admin.invoke('UpdateEvent', { event: { settings: review }, adminKey })
  await plan(event, true)
  expect(await driftOf(other, adminKey)).toMatchObject(changed)
  const listed = await admin.invoke('ListPlans', { adminKey })
  const draft = listed.ok ? listed.plans.find(({ status }) => status === 'draft') : undefined
  await admin.invoke('PublishPlan', { adminKey, planId: draft?.id ?? '' })
  expect(await driftOf(other, adminKey)).toMatchObject({ state: 'upToDate' })
  const after = await admin.invoke('ListPlans', { adminKey })
  await admin.invoke('RestorePlan', { adminKey, planId: (after.ok && after.undoId) || '' })
  expect(await driftOf(other, adminKey)).toMatchObject(changed)

  // Who is erased is counted, and nothing else is left of them.
  expect(await admin.invoke('RemoveUser', { key: adminKey, userId: cid.id })).toEqual({ ok: true })
  const { choices } = changed
  expect(await driftOf(other, adminKey)).toMatchObject({ erasedPeople: 1, gonePeople: [], choices })
  event.close()
})

test('PLAN-37: the first plan, put back after two more without a change, is up to date and compared; then a change is told of all', async () => {
  const event = await registerTestEvent(server.url, 'planner', { settings })
  const { admin, adminKey } = event
  const ann = await event.register('Ann', { newTopic: 'Tea' })
  const bob = await event.register('Bob', { newTopic: 'Go' })
  const cid = await event.register('Cid')
  const wish = (topicId: string) => {
    const cell = { tableName: 'preferences', userId: cid.id, topicId, value: 'Yes' } as const
    return cid.client.invoke('SendSharedValue', sharedValue({ personal: cid.key }, cell))
  }
  await wish(ann.id)
  for (let run = 0; run < 3; run += 1) await plan(event)
  const plans = async () => {
    const listed = await admin.invoke('ListPlans', { adminKey })
    if (!listed.ok) throw new Error(`It was refused: ${listed.message}`)
    return listed.plans.filter(({ isUsable }) => isUsable)
  }
  const first = (await plans()).findLast(({ status }) => status === 'done')
  if (!first) throw new Error('There is no first plan')
  expect(await admin.invoke('RestorePlan', { adminKey, planId: first.id })).toEqual({ ok: true })

  const made = { endedAt: first.endedAt, isSamePlan: true }
  const report = () => admin.invoke('ReadReport', { key: adminKey })
  expect(await driftOf(admin, adminKey)).toMatchObject({ state: 'upToDate' })
  expect(await report()).toMatchObject({
    report: { made: { ...made, data: 'same' }, uncompared: null, position: { soft: expect.any(Number) } },
  })
  const runs = async () => (await plans()).filter(({ status }) => status === 'done')
  expect((await runs()).map(({ data }) => data)).toEqual(['same', 'same', 'same'])

  await wish(bob.id)
  expect(await driftOf(admin, adminKey)).toMatchObject({ state: 'outOfDate', choices: [] })
  expect(await report()).toMatchObject({ report: { made: { ...made, data: 'changed' }, position: null } })
  expect((await runs()).map(({ data }) => data)).toEqual(['changed', 'changed', 'changed'])
  event.close()
})
