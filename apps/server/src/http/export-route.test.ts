import { eventExport, retentionResult } from '@planner/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserSession, openSession } from '../testing/open-session.ts'
import { registerTestEvent, sharedValue } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

const DAY = 86_400_000
let server: TestServer
let session: BrowserSession
let now = Date.now()
beforeAll(async () => {
  server = await testServer({ retentionDays: 60 }, { now: () => now })
  session = await openSession(server.url)
})
afterAll(() => server.remove())

test('KEY-21: an admin exports everything of the event and no key; nobody else exports anything', async () => {
  const event = await registerTestEvent(server.url, 'planner', { name: 'Spring' })
  const ann = await event.register('Ann', { newTopic: 'Gardens', phone: '+372 5555 1234' })
  const bob = await event.register('Bob', {})
  const cell = { tableName: 'preferences', userId: bob.id, topicId: ann.id, value: 'Yes' }
  await bob.client.invoke('SendSharedValue', sharedValue({ personal: bob.key }, { ...cell, timestamp: now }))
  const key = 'parameters|groups|maxGroupSize'
  await event.admin.invoke('SendSettingValue', {
    eventAdminGuid: event.adminKey,
    path: key,
    value: 7,
    timestamp: now,
  })

  const request = { variant: 'planner', adminKey: event.adminKey }
  const { status, body } = await session.post('/api/Event/Export', request)
  expect(status).toBe(200)
  const file = eventExport.parse(body)
  expect(file).toMatchObject({ format: 'planner-event/2', event: { name: 'Spring' }, planRuns: [] })
  expect(file.settings[key]).toEqual({ value: 7, timestamp: now })
  expect(file.people).toMatchObject([{ name: 'Ann', phone: '+372 5555 1234' }, { name: 'Bob' }])
  expect(file.topics).toMatchObject([{ name: 'Gardens', ownerId: ann.id }])
  expect(file.tables.preferences).toContainEqual({
    userId: bob.id,
    topicId: ann.id,
    value: 'Yes',
    timestamp: now,
  })
  const text = JSON.stringify(body)
  for (const secret of [event.adminKey, event.shareKey, ann.key, bob.key]) expect(text).not.toContain(secret)

  for (const [adminKey, expected] of [
    [bob.key, 403],
    [event.shareKey, 403],
    ['x'.repeat(24), 404],
    ['', 404],
  ] as const) {
    const refused = await session.post('/api/Event/Export', { ...request, adminKey })
    expect([refused.status, Object.keys(refused.body as object)]).toEqual([expected, ['error', 'reason']])
    for (const path of ['Retention', 'Keep'])
      expect((await session.post(`/api/Event/${path}`, { ...request, adminKey })).status).toBe(expected)
  }
  expect((await session.post('/api/Event/Export', { variant: 3 })).status).toBe(400)
  event.close()
})

test('OPS-9: an admin reads when the event will be deleted, and keeps it', async () => {
  const event = await registerTestEvent(server.url, 'planner')
  await event.register('Ann')
  event.close()
  const request = { variant: 'planner', adminKey: event.adminKey }
  const asked = async (path: string) =>
    retentionResult.parse((await session.post(`/api/Event/${path}`, request)).body).deletesAt
  expect(await asked('Retention')).toBe(null)
  const used = now
  now += 31 * DAY
  server = await server.restart()
  session = await openSession(server.url)
  await expect.poll(() => asked('Retention'), { timeout: 60_000 }).toBe(used + 61 * DAY)
  expect(await asked('Keep')).toBe(null)
  expect(await asked('Retention')).toBe(null)
})
