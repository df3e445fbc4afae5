import { sessionResponse } from '@planner/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSession } from '../testing/open-session.ts'
import { TestClient } from '../testing/test-client.ts'
import { registerTestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.remove())

const ROUTE = '/api/Session/ForgetEvent'

async function open(cookie: string, urlKey: string): Promise<void> {
  const client = await new TestClient(server.url, '/api/SessionsPlanner/hub', { cookie }).connected()
  await client.invoke('JoinEventHub2', { urlKey })
  await client.settle()
  client.close()
}

async function eventsOf(cookie: string) {
  const answer = await fetch(`${server.url}/api/Auth/UserIsActive/0`, { headers: { cookie } })
  return sessionResponse.parse(await answer.json()).allUserEvents
}

test('HTTP-18: a browser forgets one event and keeps the others, and other browsers keep theirs', async () => {
  const [mine, other] = [await openSession(server.url), await openSession(server.url)]
  const [fair, walk] = [
    await registerTestEvent(server.url, 'planner', { name: 'Fair' }),
    await registerTestEvent(server.url, 'planner', { name: 'Walk' }),
  ]
  for (const { cookie } of [mine, other]) await open(cookie, fair.adminKey)
  await open(mine.cookie, walk.shareKey)
  const eventId = (await eventsOf(mine.cookie)).find(({ name }) => name === 'Fair')?.eventId ?? ''
  expect(await mine.post(ROUTE, { eventId })).toEqual({ status: 200, body: { isForgotten: true } })
  const namesOf = async (cookie: string) => (await eventsOf(cookie)).map(({ name }) => name)
  expect([await namesOf(mine.cookie), await namesOf(other.cookie)]).toEqual([['Walk'], ['Fair']])
  // What is not there is answered like what is, which tells nobody which events there are.
  for (const unknown of [eventId, 'nothing'])
    expect(await mine.post(ROUTE, { eventId: unknown })).toEqual({ status: 200, body: { isForgotten: true } })
  await open(mine.cookie, fair.adminKey)
  expect(await namesOf(mine.cookie)).toEqual(['Fair', 'Walk'])
  fair.close()
  walk.close()
})

test('HTTP-18: what names no event is refused', async () => {
  const { post } = await openSession(server.url)
  for (const body of [{}, { eventId: 7 }, { eventId: 'x'.repeat(201) }])
    expect((await post(ROUTE, body)).status).toBe(400)
})
