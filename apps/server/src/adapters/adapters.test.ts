import { once } from 'node:events'
import { mkdir, readFile, rmdir } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import {
  ANTI_FORGERY_HEADER,
  type SessionAnalytics,
  sessionResponse,
  siteOperations,
} from '@planner/protocol'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type MailServer, openMailServer } from '../testing/mail-server.ts'
import { type BrowserSession, openSession } from '../testing/open-session.ts'
import { NO_CONTENT, openReceiver, type Receiver } from '../testing/receiver.ts'
import { registerTestEvent, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { adapterConfig } from './adapter-config.ts'
import { openAdapters } from './adapters.ts'

const SITE_KEY = 'Key-of-the-site-administrator-42'
const NOW = Date.UTC(2026, 10, 22, 20, 12, 34)

let receiver: Receiver
let mails: MailServer
let server: TestServer
let event: TestEvent
let session: BrowserSession
beforeAll(async () => {
  receiver = await openReceiver()
  mails = await openMailServer()
  const adapters = adapterConfig({
    ANALYTICS_URL: `${receiver.url}analytics?token=t`,
    ERROR_REPORT_URL: `${receiver.url}errors`,
    FEEDBACK_WEBHOOK_URL: `${receiver.url}feedback`,
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    FEEDBACK_MAIL_TO: 'makers@site.example',
    FEEDBACK_MAIL_FROM: '',
    LETTERS_FROM: '',
    PUSH_CONTACT: '',
  })
  const hosts = { override: undefined, production: ['planner.example'], test: [], health: [] }
  server = await testServer({ adapters, hosts, siteAdminKey: SITE_KEY }, { now: () => NOW })
  event = await registerTestEvent(server.url, 'planner')
})
afterAll(async () => {
  event.close()
  await server.remove()
  await receiver.close()
  await mails.close()
})
beforeEach(async () => {
  session = await openSession(server.url)
  Object.assign(receiver, { received: [], answer: NO_CONTENT })
  mails.received.length = 0
})

const mailTo = (port: number) =>
  adapterConfig({
    ANALYTICS_URL: '',
    ERROR_REPORT_URL: '',
    FEEDBACK_WEBHOOK_URL: '',
    FEEDBACK_MAIL_FROM: '',
    LETTERS_FROM: '',
    PUSH_CONTACT: '',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    FEEDBACK_MAIL_TO: 'makers@site.example',
  })

const sentTo = (path: string) =>
  receiver.received.filter((each) => each.path.startsWith(path)).map(({ body }) => body)
const listOf = (path: string, name: string) =>
  sentTo(path).flatMap((body) => (body as Record<string, Record<string, unknown>[]>)[name] ?? [])
const events = () => listOf('/analytics', 'events')
const errors = () => listOf('/errors', 'errors')

async function analyticsOf(path: string, headers: Record<string, string> = {}): Promise<SessionAnalytics> {
  const address = `${server.url}/api/Auth/InitSession/0?path=${encodeURIComponent(path)}`
  return sessionResponse.parse(await (await fetch(address, { headers })).json()).analytics
}

async function readMetrics({ url }: TestServer): Promise<string> {
  const headers = { authorization: `Bearer ${SITE_KEY}` }
  return (await fetch(`${url}/metrics`, { headers })).text()
}

const view = (page: string, person: number | null = null) => ({ name: 'pageView', page, person })

test('PRIV-8, PRIV-21: a page view is sent with page, minute and number alone', async () => {
  const ann = await event.register('Ann Secret', { email: 'ann.secret@example.org' })
  const page = `/planner/participant/?personalKey=${ann.key}&tab=3`
  const { state, person } = await analyticsOf(page)
  expect([state, Math.sign(person ?? 0)]).toEqual(['counted', -1])
  const body = { events: [view(page, person), view('/welcome/')] }
  expect(await session.post('/api/Analytics', body)).toEqual({ status: 200, body: { counted: 2 } })
  await expect.poll(() => events().length).toBe(2)
  const rest = { name: 'pageView', at: '2026-11-22T20:12:00.000Z', environment: 'debug' }
  expect(events()).toEqual([
    { ...rest, id: expect.any(String), page: '/planner/participant/?personalKey={key}&tab=3', person },
    { ...rest, id: expect.any(String), page: '/welcome/', person: null },
  ])
  const [first] = receiver.received
  expect(first?.path).toBe('/analytics?token=t')
  const all = JSON.stringify(receiver.received)
  const secrets = [ann.key, ann.id, event.adminKey, 'Ann Secret', 'ann.secret', session.cookie, session.token]
  for (const secret of secrets) expect(all).not.toContain(secret)
})

test('PRIV-8: only a personal key has a number, whoever asks; other links and strangers have none', async () => {
  const [ann, bob] = [await event.register('Ann'), await event.register('Bob')]
  const ofPerson = ({ key }: { key: string }) => analyticsOf(`/planner/participant/?personalKey=${key}`)
  const numbers = [await ofPerson(ann), await ofPerson(ann), await ofPerson(bob)].map(({ person }) => person)
  expect(numbers[0]).toBe(numbers[1])
  expect(numbers[0]).not.toBe(numbers[2])
  for (const path of [
    '/welcome/',
    `/planner/admin/?adminInvite=${event.adminKey}`,
    `/planner/share/?participantInvite=${event.shareKey}`,
    `/planner/participant/?personalKey=${ann.key}x`,
  ])
    expect(await analyticsOf(path)).toEqual({ state: 'counted', person: null })
})

test('PRIV-8: the sign is that of the environment, whatever a page says', async () => {
  const body = JSON.stringify({ events: [view('/welcome/', 7), view('/welcome/', -7)] })
  for (const [host, sign] of [
    ['planner.example', 1],
    ['127.0.0.1', -1],
  ] as const) {
    receiver.received.length = 0
    expect(await postAs(host, body)).toBe(200)
    await expect.poll(() => events().map(({ person }) => person)).toEqual([7 * sign, 7 * sign])
  }
})

/** As a browser that knows the server by another name. */
async function postAs(host: string, body: string): Promise<number | undefined> {
  const { cookie, token } = session
  const headers = { host, cookie, [ANTI_FORGERY_HEADER]: token, 'content-type': 'application/json' }
  const sent = request(`${server.url}/api/Analytics`, { method: 'POST', headers }).end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode
}

test('PRIV-21: a browser with Do Not Track or Global Privacy Control has no number and is not counted', async () => {
  const ann = await event.register('Ann')
  for (const headers of [{ dnt: '1' }, { 'sec-gpc': '1' }]) {
    const found = await analyticsOf(`/planner/participant/?personalKey=${ann.key}`, headers)
    expect(found).toEqual({ state: 'notCounted', person: null })
    const sent = await session.post('/api/Analytics', { events: [view('/planner/')] }, headers)
    expect(sent).toEqual({ status: 200, body: { counted: 0 } })
  }
  await session.post('/api/Analytics', { events: [view('/welcome/')] }, { dnt: '0' })
  await expect.poll(() => events().map(({ page }) => page)).toEqual(['/welcome/'])
})

test('PRIV-21: what a page sends is cleaned again, and what is no page view is refused', async () => {
  for (const wrong of [
    {},
    { events: [] },
    { events: [view('x'.repeat(501))] },
    { events: [{ ...view('/'), name: 'Ann Secret' }] },
    { events: [view('/', 0.5)] },
    { events: Array.from({ length: 21 }, () => view('/')) },
  ])
    expect((await session.post('/api/Analytics', wrong)).status).toBe(400)
  expect((await session.post('/api/Analytics', { events: [view('x'.repeat(40_000))] })).status).toBe(413)
  const sent = { ...view('/planner/Ann-Secret/?personalKey=abc&x=Ann#Ann'), email: 'ann.secret@example.org' }
  await session.post('/api/Analytics', { events: [sent] })
  await expect.poll(() => events().length).toBe(1)
  expect(events()[0]).toMatchObject({ page: '/planner/{text}/?personalKey={key}&{name}={value}' })
  expect(JSON.stringify(receiver.received)).not.toMatch(/secret/i)
})

test('LIMIT-11, PRIV-21: a session has 600 page views in an hour; more are not counted, and nobody is told off', async () => {
  const twenty = { events: Array.from({ length: 20 }, () => view('/planner/')) }
  for (let sent = 0; sent < 30; sent += 1)
    expect((await session.post('/api/Analytics', twenty)).body).toEqual({ counted: 20 })
  expect(await session.post('/api/Analytics', twenty)).toEqual({ status: 200, body: { counted: 0 } })
})

test('ERROR-19: errors of browsers, of the server and of planner runs are sent in one shape', async () => {
  await session.post('/api/ErrorReport', { command: 'PageBroken', status: 0, reason: 'TypeError' })
  // Feedback cannot be stored where a folder has its name.
  await mkdir(join(server.dataDir, 'feedback.jsonl'))
  expect((await session.post('/api/Feedback', { text: 'a secret', email: '' })).status).toBe(500)
  const settings = { 'parameters|groups|solverTimeLimit': 5 }
  const small = await registerTestEvent(server.url, 'planner', { settings })
  for (const name of ['Ann', 'Bob']) await small.register(name, { newTopic: `Topic of ${name}` })
  await small.admin.invoke('PlanEvent', { adminKey: small.adminKey })
  await small.admin.next('ReceivePlan')
  small.close()
  await expect.poll(() => errors().length).toBe(3)
  const at = new Date(NOW).toISOString()
  const expected = [
    { at, source: 'browser', command: 'PageBroken', status: 0, reason: 'TypeError' },
    { at, source: 'server', command: 'RequestFailed', status: 500, reason: 'EISDIR' },
    { at, source: 'planning', command: 'PlanEvent', status: 422, reason: 'emptyPlan' },
  ]
  const named = { id: expect.any(String), version: expect.stringMatching(/^1\.\w+$/) }
  expect(errors()).toEqual(expected.map((each) => ({ ...each, ...named })))
  const kept = (await readFile(join(server.dataDir, 'errors.jsonl'), 'utf8')).trimEnd().split('\n')
  expect(kept.map((line) => JSON.parse(line))).toEqual(expected)
  expect(JSON.stringify(receiver.received)).not.toContain('secret')
})

test('OPS-14, OPS-15: feedback is kept, then sent by webhook and by mail; a receiver that says nothing delays nobody', async () => {
  await rmdir(join(server.dataDir, 'feedback.jsonl'))
  receiver.answer = () => {}
  const link = `https://planner.example/planner/participant/?personalKey=${'k3Y-zQ9f'.repeat(3)}`
  const text = `It hangs at ${link}`
  const email = 'fan@example.org'
  expect((await session.post('/api/Feedback', { text, email })).body).toEqual({ received: true })
  expect((await session.post('/api/Feedback', { text: 'Second', email: '' })).status).toBe(200)
  const kept = (await readFile(join(server.dataDir, 'feedback.jsonl'), 'utf8')).trimEnd().split('\n')
  expect(kept.map((line) => JSON.parse(line).text)).toEqual([text, 'Second'])

  await expect.poll(() => mails.received.length).toBe(2)
  const [first] = mails.received
  expect(first).toMatchObject({ from: 'makers@site.example', to: ['makers@site.example'] })
  expect(first?.source).toContain(`Reply-To: ${email}`)
  expect(first?.source).not.toContain('k3Y-zQ9f')
  await expect.poll(() => sentTo('/feedback').length).toBe(1)
  expect(sentTo('/feedback')).toEqual([
    {
      id: expect.any(String),
      at: new Date(NOW).toISOString(),
      text: 'It hangs at https://planner.example/planner/participant/?personalKey={key}',
      email,
    },
  ])
  const metrics = await readMetrics(server)
  expect(metrics).toContain('planner_deliveries_total{receiver="feedbackMail",outcome="delivered"} 2')
  expect(metrics).toContain('planner_deliveries_waiting{receiver="feedbackWebhook"} 2')
  expect(metrics).not.toContain('outcome="dropped"')
})

test('OPS-19: those who run the site read of each receiver its host, what waits and how the last attempts went', async () => {
  // What the silent receiver holds from before is given up.
  receiver.answer = NO_CONTENT
  server = await server.restart()
  session = await openSession(server.url)
  const receivers = async () => {
    const headers = { authorization: `Bearer ${SITE_KEY}` }
    const text = await (await fetch(`${server.url}/api/Site/Operations`, { headers })).text()
    for (const secret of ['token=t', '/analytics', '/errors', '/feedback', 'makers@site.example'])
      expect(text).not.toContain(secret)
    return siteOperations.parse(JSON.parse(text)).receivers
  }
  const host = new URL(receiver.url).host
  const never = { succeededAt: null, failedAt: null, why: '' }
  const on = { host, waiting: 0, ...never }
  const mail = { receiver: 'feedbackMail', ...on, host: `127.0.0.1:${mails.port}` }
  const names = ['analytics', 'errors', 'feedbackWebhook']
  expect(await receivers()).toEqual([...names.map((name) => ({ receiver: name, ...on })), mail])

  receiver.answer = (response, { path }) =>
    path === '/feedback' ? void response.writeHead(503).end() : NO_CONTENT(response)
  await session.post('/api/Feedback', { text: 'Good', email: '' })
  await session.post('/api/ErrorReport', { command: 'PageBroken', status: 0, reason: 'TypeError' })
  await expect.poll(receivers).toEqual([
    { receiver: 'analytics', ...on },
    { receiver: 'errors', ...on, succeededAt: expect.any(Number) },
    { receiver: 'feedbackWebhook', ...on, waiting: 1, failedAt: expect.any(Number), why: '503' },
    { ...mail, succeededAt: expect.any(Number) },
  ])
})

test('LIMIT-17: sixty pieces of feedback an hour go by mail', async () => {
  const gone = await openMailServer()
  await gone.close()
  let now = NOW
  const counts: unknown[] = []
  const adapters = openAdapters(mailTo(gone.port), {
    now: () => now,
    log: pino({ level: 'silent' }),
    version: '1',
    count: (...counted) => counts.push(counted),
  })
  for (let sent = 0; sent < 61; sent += 1) adapters.sendFeedback({ text: 'x', email: '' })
  expect(adapters.waiting()).toEqual([{ receiver: 'feedbackMail', entries: 60 }])
  expect(counts).toEqual([['feedbackMail', 'dropped', 1]])
  now += 3_600_000
  adapters.sendFeedback({ text: 'x', email: '' })
  expect(adapters.waiting()).toEqual([{ receiver: 'feedbackMail', entries: 61 }])
  await adapters.close()
})

test('OPS-13: by default nobody is sent anything, and nobody is counted', async () => {
  const quiet = await testServer()
  const visitor = await openSession(quiet.url)
  expect(await visitor.post('/api/Analytics', { events: [view('/welcome/')] })).toMatchObject({
    body: { counted: 0 },
  })
  const answer = await fetch(`${quiet.url}/api/Auth/InitSession/0?path=/welcome/`)
  expect(sessionResponse.parse(await answer.json()).analytics).toEqual({ state: 'off', person: null })
  await visitor.post('/api/Feedback', { text: 'Good', email: '' })
  expect(await readMetrics(quiet)).not.toMatch(/^planner_deliveries\w*\{/m)
  await quiet.remove()
})
