import { readFileSync } from 'node:fs'
import { outwardAddresses } from '@planner/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserSession, openSession } from '../../testing/open-session.ts'
import { registerTestEvent, sharedValue } from '../../testing/test-event.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { c3Format } from '../testing/c3-format.ts'
import { PROGRAMME_STYLE } from './programme-style.ts'

let server: TestServer
let session: BrowserSession
beforeAll(async () => {
  server = await testServer()
  session = await openSession(server.url)
})
afterAll(() => server.remove())

async function published(showsNames = true) {
  const event = await registerTestEvent(server.url, 'planner', {
    name: 'Harbour <b>& Lights</b>',
    newNumSessions: 1,
    newSessionLabels: '2026-11-28 9:30-10:15',
    timeZone: 'Europe/Tallinn',
  })
  const ann = await event.register('Ann "<script>"', { newTopic: 'Bees <img src=x>' })
  const bob = await event.register('Bob', {})
  for (const cell of [
    { tableName: 'weekDayHourAssignments', value: 0, topicId: ann.id, topicGroupIndex: 0, sessionId: 0 },
    {
      tableName: 'assignments',
      value: true,
      userId: ann.id,
      topicId: ann.id,
      topicGroupIndex: 0,
      sessionId: 1,
    },
    {
      tableName: 'assignments',
      value: true,
      userId: bob.id,
      topicId: ann.id,
      topicGroupIndex: 0,
      sessionId: 1,
    },
  ])
    await event.admin.invoke('SendSharedValue', sharedValue({ admin: event.adminKey }, cell as never))
  const { body } = await session.post('/api/Outward/Change', {
    variant: 'planner',
    key: event.adminKey,
    programme: { isOn: true, showsNames },
  })
  return { event, ann, bob, path: outwardAddresses.parse(body).event?.programme.path ?? '' }
}

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers })

test('PUBLISH-7: the page shows what is when and where, in the language of its reader, and nobody who takes part', async () => {
  const { event, ann, path } = await published()
  const answer = await get(path, { 'accept-language': 'de' })
  const page = await answer.text()
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null])
  expect(page).toContain('lang="de"')
  expect(page).toContain('Samstag, 28.11.2026')
  expect(page).toContain('09:30–10:15')
  expect(page).toContain('Harbour &lt;b&gt;&amp; Lights&lt;/b&gt;')
  expect(page).toContain('Bees &lt;img src=x&gt;')
  expect(page).toContain('Leitung: Ann &quot;&lt;script&gt;&quot;')
  expect(page).not.toMatch(/Bob|<script|<img/)
  for (const secret of [event.adminKey, event.shareKey, ann.key, ann.id]) expect(page).not.toContain(secret)
  const etag = answer.headers.get('etag') ?? ''
  expect((await get(path, { 'accept-language': 'de', 'if-none-match': etag })).status).toBe(304)
  expect(await (await get((await published(false)).path)).text()).not.toContain('Ann')
  event.close()
})

test('PUBLISH-7: other sites may show it in a frame, and the page itself not', async () => {
  const { event, path } = await published()
  const embedded = await get(`${path.replace('/programme/', '/embed/')}?theme=dark`)
  expect(embedded.headers.get('content-security-policy')).toContain('frame-ancestors *')
  expect(embedded.headers.get('x-frame-options')).toBeNull()
  expect(embedded.headers.get('set-cookie')).toBeNull()
  const page = await embedded.text()
  expect(page).toContain('data-scheme="dark"')
  expect(page).toContain('/dist/embed-height.js')
  const whole = await get(path)
  expect(whole.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(whole.headers.get('x-frame-options')).toBe('DENY')
  event.close()
})

test('PUBLISH-8: programs read the same programme as JSON and XML, from any site', async () => {
  const { event, path } = await published()
  const json = await get(`${path}schedule.json`)
  expect(json.headers.get('access-control-allow-origin')).toBe('*')
  const read = c3Format.parse(await json.json())
  expect(read.schedule.conference.url).toBe(`${server.url}${path}`)
  const xml = await get(`${path}schedule.xml`)
  expect(xml.headers.get('content-type')).toMatch('application/xml')
  expect(await xml.text()).toContain('<title>Bees &lt;img src=x&gt;</title>')
  event.close()
})

test('PUBLISH-3: an address that opens nothing says so as a page, and tells nothing', async () => {
  const gone = await get('/programme/g.x..y/', { 'accept-language': 'et' })
  expect([gone.status, await gone.text()]).toEqual([
    404,
    expect.stringContaining('Sellel aadressil kava pole'),
  ])
  for (const path of [
    '/embed/nothing',
    '/programme/nothing/schedule.json',
    '/programme/nothing/schedule.xml',
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404])
})

test('LOOK-1: the colours of the page are those of the app', () => {
  const tokens = readFileSync(new URL('../../../../web/src/app/look/tokens.css', import.meta.url), 'utf8')
  const colours = [...PROGRAMME_STYLE.matchAll(/--([\w-]+):light-dark\((#\w+),(#\w+)\)/g)]
  expect(colours.length).toBeGreaterThan(5)
  for (const [, name, light, dark] of colours)
    expect(tokens).toContain(`--${name}: light-dark(${light}, ${dark});`)
})
