import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { crowd } from '../testing/crowd.ts'
import { eventForm } from '../testing/forms.ts'
import { registerTestEvent, sharedValue, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.remove())

const settings = { 'parameters|groups|solverTimeLimit': 5, 'parameters|groups|minGroupSize': 1 }
const assignmentsIn = (data: { persons: { assignments: object }[] }) =>
  data.persons.flatMap(({ assignments }) => Object.entries(assignments))

describe('PLAN-1, PLAN-3: a planner run', () => {
  test('is broadcast to participants, ends with a plan filtered for each reader, and unlocks the event', async () => {
    const event = await registerTestEvent(server.url, 'planner', { settings })
    const ann = await event.register('Ann', { newTopic: 'Gardens', email: 'ann.secret@example.org' })
    const bob = await event.register('Bob', { newTopic: 'Bees' })
    for (const [person, topicId] of [
      [ann, bob.id],
      [bob, ann.id],
    ] as const) {
      const edit = { tableName: 'preferences', userId: person.id, topicId, value: 'Yes' }
      await person.client.invoke('SendSharedValue', sharedValue({ personal: person.key }, edit))
    }

    const ack = await event.admin.invoke('PlanEvent', { adminKey: event.adminKey })
    expect(ack).toMatchObject({ ok: true })
    const startTime = ack.ok ? ack.startTime : 0
    expect(await bob.client.next('PlannerRunning')).toEqual({ startTime })

    const atAdmin = await event.admin.next('ReceivePlan')
    const atBob = await bob.client.next('ReceivePlan')
    if ('error' in atAdmin || 'error' in atBob) throw new Error('There is no plan')
    expect(assignmentsIn(atAdmin).some(([, cell]) => cell.value === true)).toBe(true)
    expect(assignmentsIn(atBob)).toEqual(assignmentsIn(atAdmin))
    expect(JSON.stringify(atBob)).not.toContain('ann.secret')
    expect(atAdmin.event.lastPlannerStartTime).toBe(startTime)
    expect(atAdmin.event.lastPlannerEndTime).toBeGreaterThanOrEqual(startTime)

    const again = await event.data()
    expect(assignmentsIn(again)).toEqual(assignmentsIn(atAdmin))
    const timestamp = (atAdmin.event.lastPlannerEndTime ?? 0) + 1
    const edit = { tableName: 'preferences', userId: bob.id, topicId: ann.id, value: '', timestamp }
    expect(
      await bob.client.invoke('SendSharedValue', sharedValue({ personal: bob.key }, edit)),
    ).toMatchObject({ ok: true })
    event.close()
  })

  test('edits of cells, settings and the event are rejected while a run is being stored', async () => {
    const event = await registerTestEvent(server.url, 'planner', { settings })
    const [ann, bob] = [await event.register('Ann', { newTopic: 'Gardens' }), await event.register('Bob')]
    const edit = { tableName: 'preferences', userId: bob.id, topicId: ann.id, value: 'Yes' }
    // In one turn of the client, so that they arrive before the run is stored.
    const [planned, ...others] = await Promise.all([
      event.admin.invoke('PlanEvent', { adminKey: event.adminKey }),
      event.admin.invoke('SendSharedValue', sharedValue({ admin: event.adminKey }, edit)),
      event.admin.invoke('SendSettingValue', {
        eventAdminGuid: event.adminKey,
        path: 'parameters|groups|maxGroupSize',
        value: 9,
        timestamp: Date.now(),
      }),
      event.admin.invoke('UpdateEvent', { adminKey: event.adminKey, event: eventForm() }),
    ])
    expect(planned).toMatchObject({ ok: true })
    for (const ack of others) expect(ack).toMatchObject({ ok: false, status: 409, reason: 'plannerRunning' })
    await event.admin.next('ReceivePlan')
    event.close()
  })

  test('PLAN-1, PLAN-7: a second run is rejected while one is active; Stop ends it with the best plan', async () => {
    const event = await registerTestEvent(server.url, 'planner', {
      settings: {
        ...settings,
        'parameters|groups|solverTimeLimit': 600,
        'parameters|groups|maxGroupSize': 3,
      },
    })
    await crowd(event, 40)
    const plan = () => event.admin.invoke('PlanEvent', { adminKey: event.adminKey })
    expect(await plan()).toMatchObject({ ok: true })
    expect(await plan()).toMatchObject({ ok: false, status: 409, reason: 'plannerRunning' })
    const late = await event.join(event.adminKey)
    await event.admin.next('PlanProgress')
    expect(await event.admin.invoke('StopPlan', { adminKey: event.adminKey })).toEqual({ ok: true })
    const planned = await late.next('ReceivePlan')
    if ('error' in planned) throw new Error(planned.error)
    expect(assignmentsIn(planned).length).toBeGreaterThan(0)
    expect(await event.admin.invoke('StopPlan', { adminKey: event.adminKey })).toMatchObject({
      status: 409,
      reason: 'plannerNotRunning',
    })
    event.close()
  })

  test('VALID-14: fewer than two people who take part cannot be planned', async () => {
    const event = await registerTestEvent(server.url, 'planner')
    await event.register('Ann')
    await event.admin.invoke('RegisterUser', {
      user: { registerTopicWithoutAuthor: true, newTopic: 'Open questions' },
      key: event.adminKey,
    })
    const ack = await event.admin.invoke('PlanEvent', { adminKey: event.adminKey })
    expect(ack).toMatchObject({ ok: false, status: 422, reason: 'tooFewPeople' })
    expect((await event.data()).event.lastPlannerStartTime).toBeNull()
    event.close()
  })
})

describe('ERROR-3, PLAN-19, PLAN-20: a plan without any group', () => {
  test('PRIV-14: is a failure: that it is one reaches admins alone, what is in force stays, and the operator hears of it', async () => {
    const event = await registerTestEvent(server.url, 'planner', {
      settings: { 'parameters|groups|minGroupSize': 2 },
    })
    const ann = await event.register('Ann', { newTopic: 'Gardens' })
    const bob = await event.register('Bob', { newTopic: '' })
    const byHand = { tableName: 'assignments', userId: bob.id, topicId: ann.id, sessionId: 1, value: true }
    const assigned = { ...byHand, topicGroupIndex: 0 }
    await event.admin.invoke('SendSharedValue', sharedValue({ admin: event.adminKey }, assigned))
    expect(await event.admin.invoke('PlanEvent', { adminKey: event.adminKey })).toMatchObject({ ok: true })
    const atAdmin = await event.admin.next('ReceivePlan')
    expect(atAdmin).toMatchObject({
      error: 'emptyPlan',
      obstacles: [{ code: 'topicTooFew', topicId: ann.id, number: 1, needed: 2 }],
    })
    // To others it is the end of a run, as it is of any other.
    const atBob = await bob.client.next('ReceivePlan')
    if ('error' in atBob) throw new Error('A participant is told of the failure')
    expect(assignmentsIn(atBob).map(([, cell]) => cell.value)).toEqual([true])
    await bob.client.settle()
    expect(bob.client.names().slice(-3)).toEqual(['PlannerRunning', 'ReceivePlan', 'ReceiveMessage'])
    const { persons } = await event.data()
    expect(assignmentsIn({ persons }).map(([, cell]) => cell.value)).toEqual([true])
    const [entry] = await historyOf(event)
    expect(entry).toMatchObject({ action: 'planFailed', details: { error: 'emptyPlan' } })
    await expect
      .poll(() => errorReports())
      .toContainEqual({ source: 'planning', command: 'PlanEvent', status: 422, reason: 'emptyPlan' })
    event.close()
  })
})

async function historyOf({ admin, adminKey }: TestEvent) {
  const ack = await admin.invoke('ReadAudit', { adminKey, kinds: ['schedule'] })
  return ack.ok ? ack.entries : []
}

async function errorReports(): Promise<unknown[]> {
  const text = await readFile(join(server.dataDir, 'errors.jsonl'), 'utf8').catch(() => '')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const { at: _, ...report } = JSON.parse(line) as { at: string }
      return report
    })
}
