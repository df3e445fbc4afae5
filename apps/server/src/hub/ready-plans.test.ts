import type { Ack } from '@planner/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StartSolver } from '../planning/queue/search-processes.ts'
import { startSolver } from '../planning/threads/solver-child.ts'
import { type Participant, registerTestEvent, sharedValue, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  const ready = {
    pace: { quietMs: 0, lookMs: 50 },
    freeCores: () => 4,
  }
  const searches = {
    watchHub: () => () => 0,
    // With a niceness it would begin only once everything else on the machine has ended.
    startSolver: (order: Parameters<StartSolver>[0], onBest: Parameters<StartSolver>[1]) =>
      startSolver(order, onBest),
  }
  server = await testServer({ keepPlansReady: true }, { ready, searches })
})
afterAll(() => server.remove())

type Ready = Extract<Ack<'ListReadyPlans'>, { ok: true }>

async function listed({ admin, adminKey }: TestEvent, client = admin): Promise<Ready> {
  const ack = await client.invoke('ListReadyPlans', { adminKey })
  if (!ack.ok) throw new Error(`Refused: ${ack.message}`)
  return ack
}

const choose = (from: Participant, topicId: string, value: string) =>
  from.client.invoke(
    'SendSharedValue',
    sharedValue({ personal: from.key }, { tableName: 'preferences', userId: from.id, topicId, value }),
  )

test('PLAN-33, PLAN-34: both organisers are told what a new plan would give, nobody else is, and the run gives it', async () => {
  const settings = { 'parameters|groups|minGroupSize': 2 }
  const event = await registerTestEvent(server.url, 'planner', { settings })
  const other = await event.join(event.adminKey)
  const ann = await event.register('Ann', { newTopic: 'Tea' })
  const bob = await event.register('Bob')
  await choose(bob, ann.id, 'Yes')
  await expect.poll(async () => (await listed(event)).state).toBe('ready')
  const first = await listed(event)
  expect(first).toMatchObject({ plans: [{ keepPreviousPlan: false, moving: 2 }], satisfaction: null })
  expect(await listed(event, other)).toEqual(first)
  expect(await bob.client.invoke('ListReadyPlans', { adminKey: bob.key })).toMatchObject({
    ok: false,
    reason: 'adminOnly',
  })

  for (const client of [event.admin, other, bob.client]) client.forget()
  expect(await event.admin.invoke('PlanEvent', { adminKey: event.adminKey })).toMatchObject({ ok: true })
  const planned = await other.next('ReceivePlan')
  if ('error' in planned) throw new Error(planned.error)
  const { plans } = (await event.admin.invoke('ListPlans', { adminKey: event.adminKey })) as Extract<
    Ack<'ListPlans'>,
    { ok: true }
  >
  expect(plans[0]).toMatchObject({ status: 'done', satisfaction: first.plans[0]?.satisfaction })

  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  expect(metrics).toContain('planner_ready_runs_total{outcome="ended"} 1\n')
  expect(metrics).toMatch(/^planner_ready_search_seconds_total (?!0$)/m)

  // Nothing has changed since but the plan itself; then somebody comes who wants to be there.
  await expect.poll(async () => (await listed(event)).state).toBe('ready')
  expect((await listed(event)).plans).toEqual([])
  const cid = await event.register('Cid')
  await choose(cid, ann.id, 'Yes')
  await expect.poll(async () => (await listed(event)).plans.length).toBe(2)
  const { satisfaction, plans: next } = await listed(event, other)
  // A new plan may have the group at another time, a re-plan leaves it where it is.
  expect(next).toMatchObject([{ keepPreviousPlan: false }, { keepPreviousPlan: true, moving: 1 }])
  expect(satisfaction).toBeLessThan(next[0]?.satisfaction ?? 0)
  event.close()
})

test('PLAN-34: where people meet in pairs organisers are told as well, and nothing where the setting is off', async () => {
  const event = await registerTestEvent(server.url, '1on1')
  const ann = await event.register('Ann')
  const bob = await event.register('Bob')
  await choose(ann, bob.id, 'Yes')
  await expect.poll(async () => (await listed(event)).plans).toMatchObject([{ satisfaction: 1, moving: 2 }])
  await event.admin.invoke('SendSettingValue', {
    eventAdminGuid: event.adminKey,
    path: 'parameters|rules|keepPlanReady',
    value: false,
    timestamp: Date.now(),
  })
  expect(await listed(event)).toMatchObject({ state: 'off', plans: [] })
  event.close()
})
