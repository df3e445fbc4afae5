import type { Ack, InvocationInput } from '@planner/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { change, list, places, plan, twoTopics, wish } from '../testing/planned-event.ts'
import type { TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.remove())

async function setOf({ admin, adminKey }: TestEvent) {
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
    const planned = await setOf(event)
    if (planned?.scenarios.every(({ status }) => status !== 'waiting' && status !== 'running')) return planned
    await admin.next('ScenariosChanged')
  }
}

const size = 'parameters|groups|minGroupSize'

test('SCENARIO-1 to SCENARIO-6: scenarios leave the event as it is, and one is adopted with its settings as it was shown, and undone', async () => {
  const { event, bob, cid } = await twoTopics(server)
  const { admin, adminKey } = event
  await plan(event)
  const other = await event.join(adminKey)
  const before = await event.data()
  const versions = await list(event)
  for (const { client } of [bob, cid]) client.forget()
  const planned = await planScenarios(event, [
    { name: 'Two or more', settings: { [size]: 2, numSessions: 3 } },
    { name: 'Without Ann', absences: [{ kind: 'person', personId: before.persons[0]?.id ?? '' }] },
  ])
  // The second organiser's screen is told, and reads the same; participants hear nothing.
  await other.next('ScenariosChanged')
  expect(await other.invoke('ReadScenarios', { adminKey })).toEqual({ ok: true, bench: planned })
  const share = { satisfaction: expect.any(Number), without: expect.any(Number) }
  expect(planned).toMatchObject({ isDataChanged: false, seconds: 5, inForce: { ...share, broken: 0 } })
  expect(planned.scenarios).toMatchObject([
    { name: 'Two or more', status: 'done', reason: null, broken: 0, value: share },
    { name: 'Without Ann', status: 'done', reason: null, value: share },
  ])
  for (const { client } of [bob, cid]) expect(client.names()).toEqual([])
  // Byte for byte.
  expect(JSON.stringify({ ...(await event.data()), timestamp: 0 })).toBe(
    JSON.stringify({ ...before, timestamp: 0 }),
  )
  expect(await list(event)).toEqual(versions)

  const [together, without] = planned.scenarios
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
  expect((await setOf(event))?.isDataChanged).toBe(true)
  // What the planner was given and has proven is kept: it is up to date, and has its bound.
  expect(await admin.invoke('ReadPlanDrift', { adminKey })).toMatchObject({ drift: { state: 'upToDate' } })
  const { report } = (await admin.invoke('ReadReport', { key: adminKey })) as Ack<'ReadReport'> & { ok: true }
  expect(report?.made).toMatchObject({ data: 'same', isSamePlan: true })
  expect(report?.position?.bound).toEqual(expect.any(Number))
  // Undone, the settings go back with the plan, but for what somebody has changed since; undone once more
  // they come again.
  const settingsOf = async () => {
    const data = await event.data()
    return [data.settings[size]?.value ?? 1, data.event.numEnabledSessions]
  }
  const undo = await list(event)
  expect(undo.undoSettings).toEqual([
    { path: size, from: 2, to: 1 },
    { path: 'numSessions', from: 3, to: 2 },
  ])
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
  const { event, bob, cid } = await twoTopics(server)
  const { admin, adminKey } = event
  expect(await admin.invoke('StopScenarios', { adminKey })).toMatchObject({ reason: 'plannerNotRunning' })
  expect(await setOf(event)).toBeNull()
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
    const planned = await setOf(event)
    const all = planned?.scenarios.map(({ status }) => status) ?? []
    if (all.at(-1) === 'stopped') break
    await admin.next('ScenariosChanged')
  }
  const scenarioId = (await setOf(event))?.scenarios.at(-1)?.id ?? ''
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
