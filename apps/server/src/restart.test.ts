import { expect, test } from 'vitest'
import { registerTestEvent, sharedValue } from './testing/test-event.ts'
import { testServer } from './testing/test-server.ts'

test('LIVE-4, SCENARIO-7: event, settings, people, topics, cells, keys and scenarios survive a restart', async () => {
  let server = await testServer()
  const event = await registerTestEvent(server.url, 'planner', { name: 'Kept', newNumSessions: 3 })
  const ann = await event.register('Ann', {
    topics: [{ name: 'Gardens' }, { name: 'Bees' }],
    profile: 'Digs.',
  })
  const bob = await event.register('Bob', { languages: [' German ', 'German', ''] })
  await event.admin.invoke('SendSettingValue', {
    eventAdminGuid: event.adminKey,
    path: 'parameters|groups|maxGroupSize',
    value: 6,
    timestamp: Date.now(),
  })
  const edits = [
    { tableName: 'preferences', userId: bob.id, topicId: ann.id, value: 'Yes' },
    { tableName: 'availabilities', userId: bob.id, sessionId: 2, value: false },
    {
      tableName: 'assignments',
      userId: bob.id,
      sessionId: 1,
      topicId: ann.id,
      topicGroupIndex: 0,
      value: true,
    },
    { tableName: 'fixedTopics', topicId: ann.id, topicGroupIndex: 0, value: true },
  ]
  for (const edit of edits)
    await event.admin.invoke('SendSharedValue', sharedValue({ admin: event.adminKey }, edit))
  const before = await event.data()
  const scenarios = ['A', 'B', 'C', 'D'].map((name) => ({ name, settings: { numSessions: 2 } }))
  const ordered = { adminKey: event.adminKey, seconds: 60, scenarios }
  expect(await event.admin.invoke('PlanScenarios', ordered)).toEqual({ ok: true })
  event.close()

  server = await server.restart()
  const again = await registerTestEvent(server.url, 'planner')
  const admin = await again.connect()
  await admin.invoke('JoinEventHub2', { urlKey: event.adminKey })
  const after = admin.last('JoinEventHub')
  // Except for the port and the time of the request.
  const comparable = (data: typeof before) =>
    JSON.parse(JSON.stringify({ ...data, timestamp: 0 }).replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, ''))
  expect(comparable(after)).toEqual(comparable(before))
  expect(after.persons.find(({ id }) => id === bob.id)?.languages).toEqual(['German'])
  // Those that were not over say so, and can be planned again.
  const read = await admin.invoke('ReadScenarios', { adminKey: event.adminKey })
  const set = read.ok ? read.bench : null
  expect(set?.scenarios.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D'])
  expect(set?.scenarios.at(-1)).toMatchObject({ status: 'interrupted', settings: { numSessions: 2 } })
  expect(await admin.invoke('PlanScenarios', ordered)).toEqual({ ok: true })
  expect(await admin.invoke('StopScenarios', { adminKey: event.adminKey })).toEqual({ ok: true })
  for (const [key, role] of [
    [event.shareKey, 'visitor'],
    [ann.key, 'participant'],
  ] as const) {
    expect(await admin.invoke('JoinEventHub2', { urlKey: key })).toEqual({ ok: true, role })
  }
  again.close()
  await server.remove()
})
