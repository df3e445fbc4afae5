import { expect, test } from 'vitest'
import { registerTestEvent, sharedValue, type TestEvent } from './testing/test-event.ts'
import { testServer } from './testing/test-server.ts'

const HOUR = 3_600_000
const settings = { 'parameters|groups|solverTimeLimit': 5, 'parameters|groups|minGroupSize': 1 }

async function planned(event: TestEvent): Promise<{ startTime: number; endTime: number }> {
  event.admin.forget()
  const ack = await event.admin.invoke('PlanEvent', { adminKey: event.adminKey })
  if (!ack.ok) throw new Error(ack.message)
  const plan = await event.admin.next('ReceivePlan')
  if ('error' in plan) throw new Error('There is no plan')
  return { startTime: ack.startTime, endTime: plan.event.lastPlannerEndTime ?? 0 }
}

test('LIVE-18, LIVE-11: a clock set back by an hour after a plan stops no edit and no plan, a restart included', async () => {
  let setBack = 0
  let server = await testServer({}, { now: () => Date.now() - setBack })
  let event = await registerTestEvent(server.url, 'planner', { settings })
  const ann = await event.register('Ann', { newTopic: 'Gardens' })
  const bob = await event.register('Bob')
  const cell = { tableName: 'preferences', userId: bob.id, topicId: ann.id }
  const rated = async () =>
    (await event.data(adminKey)).persons.find(({ id }) => id === bob.id)?.preferences[ann.id]
  const { adminKey } = event
  // Stamped as a browser does: by the server's clock as it has measured it.
  const rate = async (value: string) => {
    const client = await event.join(bob.key)
    const { myReceiveAndSendTimestamp: timestamp } = (await client.invoke('SyncTimestamp', {
      myReceiveAndSendTimestamp: 0,
      yourSendTimestamp: 0,
      needResponse: false,
    })) as unknown as { myReceiveAndSendTimestamp: number }
    return client.invoke('SendSharedValue', sharedValue({ personal: bob.key }, { ...cell, value, timestamp }))
  }

  const before = Date.now()
  const first = await planned(event)
  expect(first.startTime).toBeGreaterThanOrEqual(before)
  expect(first.endTime).toBeLessThanOrEqual(Date.now())
  setBack = HOUR
  event.admin.forget()
  expect(await rate('Yes')).toEqual({ ok: true, applied: true })
  expect(await rate('Host')).toEqual({ ok: true, applied: true })
  const isHost = (value: unknown) =>
    [value].flat().some((each) => (each as { value: unknown }).value === 'Host')
  await event.admin.next('ReceiveSharedValue', isHost)

  event.close()
  server = await server.restart()
  event = { ...(await registerTestEvent(server.url, 'planner')), adminKey }
  await event.admin.invoke('JoinEventHub2', { urlKey: adminKey })
  // Edits may have been stamped ahead, so the server may begin up to five seconds before the last one.
  await expect.poll(() => rate('#1 Yes!'), { timeout: 60_000 }).toEqual({ ok: true, applied: true })
  const second = await planned(event)
  expect(second.startTime).toBeGreaterThan(first.endTime)
  expect(second.endTime).toBeLessThanOrEqual(Date.now())
  expect(await rate('Yes')).toEqual({ ok: true, applied: true })

  setBack = 0
  expect(await rate('')).toEqual({ ok: true, applied: true })
  const third = await planned(event)
  expect(third.startTime).toBeGreaterThan(second.endTime)
  expect(await rate('Host')).toEqual({ ok: true, applied: true })
  expect(await rated()).toMatchObject({ value: 'Host' })
  event.close()
  await server.remove()
})
