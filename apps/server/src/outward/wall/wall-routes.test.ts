import { outwardAddresses, wallState } from '@planner/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSession } from '../../testing/open-session.ts'
import { registerTestEvent, sharedValue } from '../../testing/test-event.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer
let now = Date.now()
beforeAll(async () => {
  server = await testServer({}, { now: () => now })
})
afterAll(() => server.remove())

test('PUBLISH-9, PUBLISH-11: a wall is told how many have answered, then the plan, and the name of nobody', async () => {
  const session = await openSession(server.url)
  const event = await registerTestEvent(server.url, 'planner', { name: 'Harbour', newNumSessions: 1 })
  const [ann, bob] = [await event.register('Ann', { newTopic: 'Bees' }), await event.register('Bob', {})]
  const put = (cell: object) => {
    now += 5000
    return event.admin.invoke(
      'SendSharedValue',
      sharedValue({ admin: event.adminKey }, { timestamp: now, ...cell } as never),
    )
  }
  const { body } = await session.post('/api/Outward/Change', {
    variant: 'planner',
    key: event.adminKey,
    wall: { isOn: true },
  })
  const path = outwardAddresses.parse(body).event?.wall.path ?? ''
  const ask = async () => {
    const answer = await fetch(`${server.url}${path}state?lang=en-GB`)
    const text = await answer.text()
    for (const secret of ['Ann', 'Bob', ann.key, ann.id, event.adminKey]) expect(text).not.toContain(secret)
    return wallState.parse(JSON.parse(text))
  }
  expect(await ask()).toMatchObject({ name: 'Harbour', numPeople: 2, numAnswered: 0, days: [], undated: [] })
  expect((await ask()).join).toContain(event.shareKey)
  await put({ tableName: 'preferences', userId: bob.id, topicId: ann.id, value: 'Yes' })
  expect(await ask()).toMatchObject({ numAnswered: 1 })
  await put({
    tableName: 'weekDayHourAssignments',
    topicId: ann.id,
    topicGroupIndex: 0,
    sessionId: 0,
    value: 0,
  })
  await put({
    tableName: 'assignments',
    userId: bob.id,
    topicId: ann.id,
    topicGroupIndex: 0,
    sessionId: 1,
    value: true,
  })
  expect((await ask()).undated).toMatchObject([{ title: 'Bees', sessions: 'Session 1', numPeople: 1 }])
  const setting = (name: string, value: boolean) => {
    now += 5000
    const path = `parameters|ui|${name}`
    return event.admin.invoke('SendSettingValue', {
      eventAdminGuid: event.adminKey,
      path,
      value,
      timestamp: now,
    })
  }
  await setting('showScheduleTabToUsers', false)
  await setting('allowRegistration', false)
  expect(await ask()).toMatchObject({ undated: [], join: '' })

  const answer = await fetch(`${server.url}${path}state`)
  const etag = answer.headers.get('etag') ?? ''
  expect((await fetch(`${server.url}${path}state`, { headers: { 'if-none-match': etag } })).status).toBe(304)
  expect((await fetch(`${server.url}/wall/w.x..y/state`)).status).toBe(404)
  const page = await fetch(server.url + path, { headers: { accept: 'text/html' } })
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html'])
  event.close()
})
