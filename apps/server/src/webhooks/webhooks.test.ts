import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { plan } from '../testing/planned-event.ts'
import { openReceiver, type Receiver } from '../testing/receiver.ts'
import { sharedValue } from '../testing/test-event.ts'
import type { TestServer } from '../testing/test-server.ts'
import { hookedEvent, hookedServer, verified } from './testing/hooked-event.ts'

let server: TestServer
let receiver: Receiver
beforeAll(async () => {
  server = await hookedServer()
})
beforeEach(async () => {
  receiver = await openReceiver()
  return () => receiver.close()
})
afterAll(() => server.remove())

test('WEBHOOK-2, WEBHOOK-3, WEBHOOK-4: a plan put into force is told once, signed, and without a name or a key', async () => {
  const hooked = await hookedEvent(server)
  const { event, ann, bob, cid } = hooked
  const { secret } = await hooked.add(`${receiver.url}hook?token=of+the+receiver`)
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  await plan(event)
  await expect.poll(() => receiver.received).toHaveLength(1)
  const [message] = receiver.received
  if (!message) throw new Error('There is no message.')
  expect(message.path).toBe('/hook?token=of+the+receiver')
  expect(verified(secret, message)).toEqual({
    type: 'plan.published',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    data: {
      eventId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      eventName: expect.any(String),
      variant: 'planner',
      numGroups: expect.any(Number),
      numMeetings: 0,
      numPeople: 3,
      sessions: expect.any(Array),
    },
  })
  for (const told of ['Ann', 'Bob', 'Cid', ann.id, bob.id, cid.id, event.adminKey, event.shareKey, ann.key])
    expect(message.raw).not.toContain(told)
  expect(() => verified(secret, { ...message, raw: `${message.raw} ` })).toThrow()
  await expect
    .poll(async () => (await hooked.only())?.log)
    .toMatchObject([{ kind: 'plan.published', attempt: 1, outcome: 'delivered', why: '204' }])
  event.close()
})

test('WEBHOOK-2, WEBHOOK-6: changes by hand are gathered, and a hidden plan is told when it is shown', async () => {
  const hooked = await hookedEvent(server)
  const { event, ann, bob, cid } = hooked
  const { secret } = await hooked.add(receiver.url, ['plan.published', 'plan.changed'])
  let at = Date.now()
  const place = async ({ id }: { id: string }, value: boolean) => {
    at += 1
    const cell = { tableName: 'assignments', userId: id, topicId: ann.id, topicGroupIndex: 0, sessionId: 1 }
    const made = sharedValue({ admin: event.adminKey }, { ...cell, value, timestamp: at } as never)
    expect(await event.admin.invoke('SendSharedValue', made)).toMatchObject({ ok: true, applied: true })
  }
  const show = async (value: boolean) => {
    at += 1
    const path = 'parameters|ui|showScheduleTabToUsers'
    await event.admin.invoke('SendSettingValue', {
      eventAdminGuid: event.adminKey,
      path,
      value,
      timestamp: at,
    })
  }
  const types = () => receiver.received.map((each) => (verified(secret, each) as { type: string }).type)
  await place(cid, true)
  await expect.poll(types).toEqual(['plan.published'])
  for (const value of [true, false, true, false, true]) await place(bob, value)
  await expect.poll(types).toEqual(['plan.published', 'plan.changed'])
  await show(false)
  await place(bob, false)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(types()).toEqual(['plan.published', 'plan.changed'])
  await show(true)
  await expect.poll(types).toEqual(['plan.published', 'plan.changed', 'plan.published'])
  event.close()
})

test('WEBHOOK-2, WEBHOOK-4: newcomers are told as numbers', async () => {
  const hooked = await hookedEvent(server)
  const { secret } = await hooked.add(receiver.url, ['person.registered'])
  await hooked.event.register('Dora')
  await hooked.event.register('Eve')
  const data = () =>
    receiver.received.map(
      (each) => (verified(secret, each) as { data: { numPeople: number; numNew: number } }).data,
    )
  await expect.poll(() => data().at(-1)?.numPeople).toBe(5)
  expect(data().reduce((sum, { numNew }) => sum + numNew, 0)).toBe(2)
  expect(JSON.stringify(receiver.received)).not.toMatch(/Dora|Eve/)
  hooked.event.close()
})
