import type { Ack, EventData, InvocationInput } from '@planner/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '../testing/test-client.ts'
import { type Participant, registerTestEvent, sharedValue, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.remove())

const settings = { 'parameters|groups|solverTimeLimit': 5, 'parameters|groups|minGroupSize': 1 }
const review = { 'parameters|ui|reviewPlansBeforeShowing': true }

type Listed = Extract<Ack<'ListPlans'>, { ok: true }>

async function list({ admin, adminKey }: TestEvent): Promise<Listed> {
  const ack = await admin.invoke('ListPlans', { adminKey })
  if (!ack.ok) throw new Error(`The versions were refused: ${ack.message}`)
  return ack
}

async function plan({ admin, adminKey }: TestEvent, keepPreviousPlan = false): Promise<void> {
  admin.forget()
  expect(await admin.invoke('PlanEvent', { adminKey, keepPreviousPlan })).toMatchObject({ ok: true })
  const planned = await admin.next('ReceivePlan')
  if ('error' in planned) throw new Error(`There is no plan: ${planned.error}`)
}

const change = (
  { admin, adminKey }: TestEvent,
  name: 'RestorePlan' | 'PublishPlan' | 'DiscardPlan',
  planId: string | null | undefined,
) => admin.invoke(name, { adminKey, planId: planId ?? 'none' })

/** Person, session, topic and group of everybody who is placed. */
function places(data: Pick<EventData, 'persons'>): string[] {
  return data.persons
    .flatMap(({ id, assignments }) =>
      Object.entries(assignments).flatMap(([key, { value }]) => (value === true ? [`${id} ${key}`] : [])),
    )
    .sort()
}

const wish = (from: Participant, topicId: string, value: string) =>
  from.client.invoke(
    'SendSharedValue',
    sharedValue({ personal: from.key }, { tableName: 'preferences', userId: from.id, topicId, value }),
  )

async function takeOut(
  { admin, adminKey }: TestEvent,
  place: { userId: string; topicId: string; sessionId: number },
) {
  const cell = { ...place, tableName: 'assignments' as const, topicGroupIndex: 0, value: false }
  const ack = await admin.invoke('SendSharedValue', sharedValue({ admin: adminKey }, cell))
  expect(ack).toMatchObject({ ok: true, applied: true })
}

async function twoTopics(more: object = {}) {
  const event = await registerTestEvent(server.url, 'planner', { settings: { ...settings, ...more } })
  const ann = await event.register('Ann', { newTopic: 'Gardens' })
  const bob = await event.register('Bob', { newTopic: 'Bees' })
  const cid = await event.register('Cid')
  await wish(cid, ann.id, '#1 Yes!')
  await wish(cid, bob.id, 'Yes')
  return { event, ann, bob, cid }
}

const dataOf = async (client: TestClient) => {
  const data = await client.next('ReloadData')
  return places(data)
}

test('PLAN-10, PLAN-21, PLAN-22: every plan is a version; what was in force is kept with its hand moves, and put back whole', async () => {
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

async function benchOf({ admin, adminKey }: TestEvent) {
  const ack = await admin.invoke('ReadScenarios', { adminKey })
  if (!ack.ok) throw new Error(`The scenarios were refused: ${ack.message}`)
  return ack.bench
}

/** Plans scenarios and waits until none is waiting or being planned. */
async function planScenarios(event: TestEvent, scenarios: InvocationInput<'PlanScenarios'>['scenarios']) {
  const { admin, adminKey } = event
  const asked = { adminKey, seconds: 5, scenarios }
  expect(await admin.invoke('PlanScenarios', asked)).toEqual({ ok: true })
  for (;;) {
    admin.forget()
    const bench = await benchOf(event)
    if (bench?.scenarios.every(({ status }) => status !== 'waiting' && status !== 'running')) return bench
    await admin.next('ScenariosChanged')
  }
}

const size = 'parameters|groups|minGroupSize'

test('SCENARIO-1 to SCENARIO-6: scenarios leave the event as it is, and one is adopted with its settings as it was shown, and undone', async () => {
  const { event, bob, cid } = await twoTopics()
  const { admin, adminKey } = event
  await plan(event)
  const other = await event.join(adminKey)
  const before = await event.data()
  const versions = await list(event)
  for (const { client } of [bob, cid]) client.forget()
  const bench = await planScenarios(event, [
    { name: 'Two or more', settings: { [size]: 2, numSessions: 3 } },
    { name: 'Without Ann', absences: [{ kind: 'person', personId: before.persons[0]?.id ?? '' }] },
  ])
  // The second organiser's screen is told, and reads the same; participants hear nothing.
  await other.next('ScenariosChanged')
  expect(await other.invoke('ReadScenarios', { adminKey })).toEqual({ ok: true, bench })
  const share = { satisfaction: expect.any(Number), without: expect.any(Number) }
  expect(bench).toMatchObject({ isDataChanged: false, seconds: 5, inForce: { ...share, broken: 0 } })
  expect(bench.scenarios).toMatchObject([
    { name: 'Two or more', status: 'done', reason: null, broken: 0, value: share },
    { name: 'Without Ann', status: 'done', reason: null, value: share },
  ])
  for (const { client } of [bob, cid]) expect(client.names()).toEqual([])
  // Byte for byte.
  expect(JSON.stringify({ ...(await event.data()), timestamp: 0 })).toBe(
    JSON.stringify({ ...before, timestamp: 0 }),
  )
  expect(await list(event)).toEqual(versions)

  const [together, without] = bench.scenarios
  const read = await admin.invoke('ReadScenario', { adminKey, scenarioId: together?.id ?? '' })
  if (!read.ok) throw new Error(read.message)
  expect(read.settings).toEqual([
    { path: size, from: 1, to: 2 },
    { path: 'numSessions', from: 2, to: 3 },
  ])
  const shown = read.plan.groups.flatMap(({ topicId, members }) =>
    members.flatMap(([session, people]) => people.map((id) => `${id} ${topicId} ${session}`)),
  )
  const adopt = { adminKey, scenarioId: together?.id ?? '', shown: read.shown }
  expect(await admin.invoke('AdoptScenario', { ...adopt, shown: 'another' })).toMatchObject({
    reason: 'scenarioChanged',
  })
  expect(await admin.invoke('AdoptScenario', adopt)).toEqual({ ok: true })
  const reloaded = await other.next('ReloadData')
  expect(places(reloaded)).toHaveLength(shown.length)
  expect([reloaded.settings[size]?.value, reloaded.event.numEnabledSessions]).toEqual([2, 3])
  const adopted = await list(event)
  expect(adopted.plans.find(({ id }) => id === adopted.inForceId)).toMatchObject({
    scenario: 'Two or more',
    settings: { [size]: 2 },
  })
  expect(adopted.isChanged).toBe(false)
  const version = await admin.invoke('ReadPlan', { adminKey, planId: adopted.inForceId ?? '' })
  expect(version).toMatchObject({ ok: true, plan: read.plan })
  expect((await benchOf(event))?.isDataChanged).toBe(true)
  // What the planner was given and has proven is kept: it is up to date, and has its bound.
  expect(await admin.invoke('ReadPlanDrift', { adminKey })).toMatchObject({ drift: { state: 'upToDate' } })
  const { report } = (await admin.invoke('ReadReport', { key: adminKey })) as Ack<'ReadReport'> & { ok: true }
  expect(report?.made).toMatchObject({ isSameData: true, isSamePlan: true })
  expect(report?.position?.bound).toEqual(expect.any(Number))
  // Undone, the settings go back with the plan, but for what somebody has changed since; undone once more they come again.
  const settingsOf = async () => {
    const data = await event.data()
    return [data.settings[size]?.value ?? 1, data.event.numEnabledSessions]
  }
  other.forget()
  await change(event, 'RestorePlan', adopted.undoId)
  const undone = await other.next('ReloadData')
  expect([undone.settings[size]?.value, undone.event.numEnabledSessions]).toEqual([1, 2])
  expect(places(await event.data())).toEqual(places(before))
  await change(event, 'RestorePlan', (await list(event)).undoId)
  expect(await settingsOf()).toEqual([2, 3])
  const timestamp = Date.now() + 1000
  const set = { eventAdminGuid: adminKey, path: size, value: 3, timestamp }
  expect(await admin.invoke('SendSettingValue', set)).toMatchObject({ ok: true })
  await change(event, 'RestorePlan', (await list(event)).undoId)
  expect(await settingsOf()).toEqual([3, 2])
  await admin.invoke('SendSettingValue', { ...set, value: 1, timestamp: timestamp + 1 })

  // Somebody who is missing in a scenario is in none of its groups, and still there when it is adopted.
  const plain = await admin.invoke('ReadScenario', { adminKey, scenarioId: without?.id ?? '' })
  expect(plain).toMatchObject({ ok: true, settings: [] })
  if (plain.ok)
    expect(
      await admin.invoke('AdoptScenario', { adminKey, scenarioId: without?.id ?? '', shown: plain.shown }),
    ).toEqual({ ok: true })
  expect((await event.data()).persons).toHaveLength(before.persons.length)
  event.close()
})

test('SCENARIO-2, SCENARIO-3, PLAN-1: scenarios lock nothing, are stopped, and those of another event or key are nobody’s', async () => {
  const { event, bob, cid } = await twoTopics()
  const { admin, adminKey } = event
  expect(await admin.invoke('StopScenarios', { adminKey })).toMatchObject({ reason: 'plannerNotRunning' })
  expect(await benchOf(event)).toBeNull()
  const four = ['a', 'b', 'c', 'd'].map((name) => ({ name }))
  expect(await admin.invoke('PlanScenarios', { adminKey, scenarios: four })).toEqual({ ok: true })
  expect(await admin.invoke('PlanScenarios', { adminKey, scenarios: four })).toMatchObject({
    reason: 'scenariosRunning',
  })
  // Everybody goes on choosing.
  expect(await wish(cid, bob.id, '#1 Yes!')).toMatchObject({ ok: true, applied: true })
  expect(cid.client.names()).not.toContain('PlannerRunning')
  expect(await admin.invoke('StopScenarios', { adminKey })).toEqual({ ok: true })
  for (;;) {
    admin.forget()
    const bench = await benchOf(event)
    const all = bench?.scenarios.map(({ status }) => status) ?? []
    if (all.at(-1) === 'stopped') break
    await admin.next('ScenariosChanged')
  }
  const scenarioId = (await benchOf(event))?.scenarios.at(-1)?.id ?? ''
  expect(await admin.invoke('ReadScenario', { adminKey, scenarioId })).toMatchObject({
    reason: 'scenarioUnknown',
  })
  const settings = { 'parameters|ui|allowRegistration': false }
  expect(
    await admin.invoke('PlanScenarios', { adminKey, scenarios: [{ name: 'x', settings }] }),
  ).toMatchObject({ status: 422, reason: 'invalid' })
  for (const key of [bob.key, event.shareKey])
    expect(await bob.client.invoke('ReadScenarios', { adminKey: key })).toMatchObject({ reason: 'adminOnly' })
  event.close()
})
