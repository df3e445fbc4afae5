import { ANTI_FORGERY_HEADER, sessionResponse } from '@planner/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BrowserSession, openSession } from '../testing/open-session.ts'
import { TestClient } from '../testing/test-client.ts'
import { registerTestEvent, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

const HUB = '/api/SessionsPlanner/hub'
const DAY_MS = 24 * 3_600_000
let offset = 0
let server: TestServer
let event: TestEvent
let browser: BrowserSession
beforeAll(async () => {
  server = await testServer({}, { now: () => Date.now() + offset })
})
afterAll(() => server.remove())
beforeEach(async () => {
  offset = 0
  event = await registerTestEvent(server.url, 'planner')
  browser = await openSession(server.url)
})

const stateOf = async (cookie: string) => {
  const answer = await fetch(`${server.url}/api/Auth/InitSession/0`, { headers: { cookie } })
  const { allUserEvents } = sessionResponse.parse(await answer.json())
  return { links: allUserEvents.map(({ link }) => link), newCookie: answer.headers.get('set-cookie') }
}
const pageOf = (cookie: string) => new TestClient(server.url, HUB, { cookie }).connected()
/** Opens the event in a browser and waits until that is recorded. */
async function opened(cookie: string, key = event.adminKey): Promise<TestClient> {
  const page = await pageOf(cookie)
  expect(await page.invoke('JoinEventHub2', { urlKey: key })).toMatchObject({ ok: true })
  await expect.poll(async () => (await stateOf(cookie)).links.some((link) => link.includes(key))).toBe(true)
  return page
}
const logOut = (headers: Record<string, string>, method = 'POST') =>
  fetch(`${server.url}/api/Auth/LogOut`, { method, headers, redirect: 'manual' })

describe('HTTP-14: a session ends', () => {
  test('its cookie opens nothing after logging out, even where a page was left open', async () => {
    const { cookie, token } = browser
    const page = await opened(cookie)
    const out = await logOut({ cookie, [ANTI_FORGERY_HEADER]: token })
    expect(out.status).toBe(200)
    const next = (out.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    expect(await stateOf(next)).toEqual({ links: [], newCookie: null })
    const replayed = await stateOf(cookie)
    expect(replayed.links).toEqual([])
    expect(replayed.newCookie).toContain('planner_session=')
    expect(replayed.newCookie).not.toContain(cookie)

    // The page still has the key and goes on, but nothing is recorded for the session any more.
    const again = await page.invoke('RotateKeys', { adminKey: event.adminKey, rotateAdminKey: true })
    const other = await openSession(server.url)
    const adminKey = again.ok ? again.eventAdminGuid : ''
    const later = await opened(other.cookie, adminKey)
    expect((await stateOf(cookie)).links).toEqual([])
    server = await server.restart()
    expect((await stateOf(cookie)).links).toEqual([])
    expect((await stateOf(other.cookie)).links).toHaveLength(1)
    for (const client of [page, later]) client.close()
  })

  test('HTTP-3: a link from elsewhere cannot log anybody out; the page of the spec still can', async () => {
    const { cookie, token } = browser
    const page = await opened(cookie)
    const navigation = await logOut({ cookie, accept: 'text/html,*/*' }, 'GET')
    expect([navigation.status, navigation.headers.get('location')]).toEqual([302, '/logout/'])
    const foreign = await openSession(server.url)
    for (const headers of [{ cookie }, { cookie, [ANTI_FORGERY_HEADER]: foreign.token }, {}])
      for (const method of ['GET', 'POST'])
        expect((await logOut(headers as Record<string, string>, method)).status).toBe(403)
    expect((await stateOf(cookie)).links).toHaveLength(1)
    expect((await logOut({ cookie, [ANTI_FORGERY_HEADER]: token }, 'GET')).status).toBe(200)
    expect((await stateOf(cookie)).links).toEqual([])
    page.close()
  })

  test('after 400 days without use', async () => {
    const { cookie } = browser
    const page = await opened(cookie)
    page.close()
    offset = 399 * DAY_MS
    server = await server.restart()
    expect((await stateOf(cookie)).links).toHaveLength(1)
    offset = 401 * DAY_MS
    server = await server.restart()
    expect((await stateOf(cookie)).links).toEqual([])
  })
})

describe('HTTP-15: an admin and the sessions of the event', () => {
  const sessionsAt = async (page: TestClient) => {
    const ack = await page.invoke('ListSessions', { adminKey: event.adminKey })
    if (!ack.ok) throw new Error(ack.message)
    return ack.sessions
  }

  test('sees kind of browser, role and last use, and nothing more', async () => {
    const own = await opened(browser.cookie)
    const guest = await openSession(server.url)
    const ann = await event.register('Ann')
    const annsPage = await opened(guest.cookie, ann.key)
    const sessions = await sessionsAt(own)
    expect(sessions).toEqual([
      {
        id: expect.any(String),
        browser: '',
        role: 'participant',
        lastUsedAt: expect.any(Number),
        isOwn: false,
      },
      { id: expect.any(String), browser: '', role: 'admin', lastUsedAt: expect.any(Number), isOwn: true },
    ])
    const sessionId = decodeURIComponent(guest.cookie.split('=')[1] ?? '').split('.')[0] ?? ''
    expect(sessionId.length).toBeGreaterThan(20)
    for (const secret of [sessionId, ann.key, ann.id, 'Ann', '127.0.0.1'])
      expect(JSON.stringify(sessions)).not.toContain(secret)
    for (const key of [ann.key, event.shareKey])
      expect(await annsPage.invoke('ListSessions', { adminKey: key })).toMatchObject({ reason: 'adminOnly' })
    for (const client of [own, annsPage]) client.close()
  })

  test('ends one for this event: it is forgotten there, its pages are closed, other events stay', async () => {
    const own = await opened(browser.cookie)
    const guest = await openSession(server.url)
    const elsewhere = await registerTestEvent(server.url, 'planner')
    const other = await opened(guest.cookie, elsewhere.shareKey)
    const page = await opened(guest.cookie, event.shareKey)
    const id = (await sessionsAt(own)).find(({ isOwn }) => !isOwn)?.id ?? ''
    const end = { adminKey: event.adminKey, sessionId: id }
    expect(await page.invoke('EndSession', { ...end, adminKey: event.shareKey })).toMatchObject({
      reason: 'adminOnly',
    })
    // An id of one event says nothing in another.
    expect(
      await elsewhere.admin.invoke('EndSession', { adminKey: elsewhere.adminKey, sessionId: id }),
    ).toMatchObject({ status: 409, reason: 'sessionUnknown' })
    await page.startAfresh()
    expect(await own.invoke('EndSession', end)).toEqual({ ok: true })
    expect(await page.next('ReceiveException')).toMatchObject({ status: 404, reason: 'sessionClosed' })
    expect((await stateOf(guest.cookie)).links).toEqual([expect.stringContaining(elsewhere.shareKey)])
    expect((await sessionsAt(own)).map(({ isOwn }) => isOwn)).toEqual([true])
    await page.startAfresh()
    await event.admin.invoke('UpdateEvent', { event: { name: 'Later' }, adminKey: event.adminKey })
    await page.settle()
    expect(page.names()).toEqual(['ReceiveMessage'])
    await other.settle()
    expect(other.names()).not.toContain('ReceiveException')
    expect(await own.invoke('EndSession', end)).toMatchObject({ status: 409, reason: 'sessionUnknown' })
    for (const client of [own, other, page]) client.close()
    elsewhere.close()
  })
})
