import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PERMISSIONS } from '@planner/domain'
import { ANTI_FORGERY_HEADER, sessionResponse, siteOperations } from '@planner/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserSession, openSession } from '../testing/open-session.ts'
import { registerTestEvent, sharedValue, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

const KEY = 'a-key-of-the-site-administrator'

let server: TestServer
let event: TestEvent
beforeAll(async () => {
  server = await testServer({ siteAdminKey: KEY, trustProxy: true, retentionDays: 60 })
  event = await registerTestEvent(server.url, 'planner', { name: 'Harbour day' })
})
afterAll(async () => {
  event.close()
  await server.remove()
})

const read = async (headers: Record<string, string>) => {
  const answer = await fetch(`${server.url}/api/Site/Operations`, { headers })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return { status: answer.status, text: await answer.text() }
}
const headersOf = ({ cookie, token }: BrowserSession) => ({ cookie, [ANTI_FORGERY_HEADER]: token })
/** Each test comes from an address of its own, since attempts are counted. */
const signIn = (session: BrowserSession, key: string, address: string) =>
  session.post('/api/Site/SignIn', { key }, { 'x-forwarded-for': address })
const sessionOf = async ({ cookie }: BrowserSession) =>
  sessionResponse.parse(
    await (await fetch(`${server.url}/api/Auth/InitSession/0`, { headers: { cookie } })).json(),
  )

test('OPS-11, ROLE-9: a session that has sent the key is recognised by its anti-forgery token, nobody else', async () => {
  const [mine, other] = [await openSession(server.url), await openSession(server.url)]
  expect((await read(headersOf(mine))).status).toBe(401)
  for (const wrong of ['', `${KEY}x`, KEY.slice(1), event.adminKey])
    expect(await signIn(mine, wrong, '203.0.113.1')).toEqual({
      status: 401,
      body: { error: 'This needs the site administrator’s key.', reason: 'notSiteAdmin' },
    })
  expect((await signIn(mine, KEY, '203.0.113.1')).body).toEqual({ permissions: PERMISSIONS.siteAdmin })
  expect((await read(headersOf(mine))).status).toBe(200)
  expect((await read({ cookie: mine.cookie })).status).toBe(401)
  expect((await read({ ...headersOf(other), cookie: mine.cookie })).status).toBe(401)
  expect((await read(headersOf(other))).status).toBe(401)

  expect(await sessionOf(mine)).toMatchObject({ isAdmin: true, permissions: PERMISSIONS.siteAdmin })
  expect(await sessionOf(other)).toMatchObject({ isAdmin: false, permissions: [] })
  expect((await mine.post('/api/Site/SignOut', {})).body).toEqual({ permissions: [] })
  expect((await read(headersOf(mine))).status).toBe(401)
  expect(await sessionOf(mine)).toMatchObject({ isAdmin: false, permissions: [] })
})

test('OPS-11, HTTP-3: logging out signs out', async () => {
  const session = await openSession(server.url)
  await signIn(session, KEY, '203.0.113.2')
  expect((await session.post('/api/Auth/LogOut', {})).status).toBe(200)
  expect((await read(headersOf(session))).status).toBe(401)
})

test('OPS-11: a program sends the key itself', async () => {
  expect((await read({ authorization: `Bearer ${KEY}` })).status).toBe(200)
  expect((await read({ authorization: `Bearer ${KEY}x` })).status).toBe(401)
})

test('OPS-11: after twenty wrong keys in an hour, however they are sent, an address is refused the right one too', async () => {
  const session = await openSession(server.url)
  const bearer = (path: string, key: string, address: string) =>
    fetch(server.url + path, { headers: { authorization: `Bearer ${key}`, 'x-forwarded-for': address } })
  const ways = [
    (key: string, address: string) => signIn(session, key, address),
    (key: string, address: string) => bearer('/api/Site/Operations', key, address),
    (key: string, address: string) => bearer('/metrics', key, address),
  ]
  const statuses: number[] = []
  for (let attempt = 0; attempt < 20; attempt += 1) {
    for (const way of ways) expect((await way(KEY, '203.0.113.3')).status).toBe(200)
    statuses.push((await ways[attempt % 3]?.('wrong', '203.0.113.3'))?.status ?? 0)
  }
  expect(new Set(statuses)).toEqual(new Set([401]))
  for (const way of ways) {
    expect((await way(KEY, '203.0.113.3')).status).toBe(429)
    expect((await way(KEY, '203.0.113.4')).status).toBe(200)
  }
  expect((await signIn(session, KEY, '203.0.113.3')).body).toMatchObject({ reason: 'tooManyRequests' })
  // Who has signed in before, or sends no key at all, tries none.
  expect((await read(headersOf(session))).status).toBe(200)
  expect((await bearer('/metrics', '', '203.0.113.3')).status).toBe(401)
})

test('OPS-1: without a key configured the page opens for nobody, the machine itself included', async () => {
  const open = await testServer()
  const session = await openSession(open.url)
  expect((await session.post('/api/Site/SignIn', { key: '' })).status).toBe(401)
  const answer = await fetch(`${open.url}/api/Site/Operations`, { headers: { authorization: 'Bearer x' } })
  expect(answer.status).toBe(401)
  await open.remove()
})

test('OPS-1, OPS-2: it tells of events, people, storage, reports and retention, and nothing of what people entered', async () => {
  const ann = await event.register('Ann Secret', {
    newTopic: 'Whispers',
    profile: 'Quiet',
    phone: '+372 5550 123',
  })
  const cell = { tableName: 'preferences', userId: ann.id, topicId: ann.id, value: '#1 Yes!' }
  await ann.client.invoke('SendSharedValue', sharedValue({ personal: ann.key }, cell))
  const session = await openSession(server.url)
  await session.post('/api/Feedback', { text: 'Very <b>nice</b>', email: 'fan@example.org' })
  for (let times = 0; times < 2; times += 1)
    await session.post('/api/ErrorReport', { command: 'PlanEvent', status: 500, reason: 'internal' })

  const bearer = { authorization: `Bearer ${KEY}` }
  await expect
    .poll(async () => siteOperations.parse(JSON.parse((await read(bearer)).text)))
    .toMatchObject({
      storage: { health: 'ok' },
      variants: [{ variant: 'planner', numEvents: 1, numPeople: 1 }],
      events: [{ name: 'Harbour day', variant: 'planner', numPeople: 1, deletesAt: null }],
      feedback: [{ text: 'Very <b>nice</b>', email: 'fan@example.org' }],
      errors: [{ command: 'PlanEvent', status: 500, reason: 'internal', count: 2 }],
      retention: { days: 60, announced: [] },
    })
  const { text } = await read(bearer)
  const { storage, server: process, events, now } = siteOperations.parse(JSON.parse(text))
  expect(storage.databaseBytes).toBeGreaterThan(10_000)
  expect(process.numConnections).toBeGreaterThan(0)
  expect(Math.abs((events[0]?.createdAt ?? 0) - now)).toBeLessThan(600_000)
  const secrets = ['Ann Secret', 'ann@', 'Whispers', 'Quiet', '5550 123', '#1 Yes!', ann.id]
  for (const secret of [...secrets, event.adminKey, event.shareKey, ann.key])
    expect(text).not.toContain(secret)
})

test('ROLE-10: no key of an event makes a site administrator, nor does being admin of one', async () => {
  const olga = await event.register('Olga')
  await event.admin.invoke('SetEventAdmin', { adminKey: event.adminKey, userId: olga.id, isEventAdmin: true })
  const session = await openSession(server.url)
  for (const key of [event.adminKey, event.shareKey, olga.key]) {
    expect((await signIn(session, key, '203.0.113.5')).status).toBe(401)
    expect((await read({ authorization: `Bearer ${key}` })).status).toBe(401)
  }
  const path = encodeURIComponent(`/planner/admin/?adminInvite=${event.adminKey}`)
  const { cookie } = session
  const answer = await fetch(`${server.url}/api/Auth/InitSession/0?path=${path}`, { headers: { cookie } })
  const { isAdmin, permissions } = sessionResponse.parse(await answer.json())
  expect([isAdmin, permissions]).toEqual([true, PERMISSIONS.eventAdmin])
  expect((await read(headersOf(session))).status).toBe(401)
})

test('OPS-18: whose database has nothing yet, or cannot be read, opens all the same and says so', async () => {
  let site = await testServer({ siteAdminKey: KEY })
  const overview = async (session: BrowserSession) => {
    const answer = await fetch(`${site.url}/api/Site/Operations`, { headers: headersOf(session) })
    return siteOperations.parse(await answer.json())
  }
  const before = await openSession(site.url)
  expect((await before.post('/api/Site/SignIn', { key: KEY })).status).toBe(200)
  const nothing = { variants: [], events: [], runs: [], retention: { announced: [] } }
  expect(await overview(before)).toMatchObject({ storage: { health: 'ok', isReadable: true }, ...nothing })
  const lost = await registerTestEvent(site.url, 'planner', { name: 'Lost' })
  lost.close()

  site = await site.restart()
  await overwritePages(join(site.dataDir, 'planner.db'))
  const initSession = (path: string) =>
    fetch(`${site.url}/api/Auth/InitSession/0?path=${path}`, { headers: { cookie: before.cookie } })
  const answer = await initSession('/operations/')
  // The session goes on.
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(sessionResponse.parse(await answer.json()).allUserEvents).toEqual([])
  expect((await initSession('/welcome/')).status).toBe(500)
  const session = await openSession(site.url, '/operations/')
  expect((await session.post('/api/Site/SignIn', { key: KEY })).status).toBe(200)
  expect(await overview(session)).toMatchObject({
    storage: { health: 'damaged', isReadable: false },
    ...nothing,
  })
  await site.remove()
})

/** All but the first, so that whatever is read next is damaged. */
async function overwritePages(path: string): Promise<void> {
  const { size } = await stat(path)
  const file = await open(path, 'r+')
  await file.write(Buffer.alloc(size - 4096), 0, size - 4096, 4096)
  await file.close()
}
