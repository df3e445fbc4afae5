import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EVENT_KEY_HEADER } from '@planner/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSession } from '../testing/open-session.ts'
import { openReceiver, type Receiver } from '../testing/receiver.ts'
import { type ServerProcess, serverProcess } from '../testing/server-process.ts'
import { keyOf, registerTestEvent, sharedValue } from '../testing/test-event.ts'

const SITE_KEY = 'Key-of-the-site-administrator-42'

let server: ServerProcess
let receiver: Receiver
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'planner-log-'))
  receiver = await openReceiver()
  server = await serverProcess({
    DATA_DIR: folder,
    LOG_LEVEL: 'trace',
    SITE_ADMIN_KEY: SITE_KEY,
    ANALYTICS_URL: receiver.url,
    ERROR_REPORT_URL: receiver.url,
    FEEDBACK_WEBHOOK_URL: receiver.url,
  })
})
afterAll(async () => {
  await server.kill('SIGKILL')
  await receiver.close()
  await rm(folder, { recursive: true, force: true })
})

test('PRIV-7, HTTP-7: no key appears in the output at log level trace, a metric, a report or what is sent to others, wherever in a request it is sent', async () => {
  const event = await registerTestEvent(server.url, 'planner', {
    settings: { 'parameters|groups|solverTimeLimit': 5, 'parameters|groups|minGroupSize': 1 },
  })
  const ann = await event.register('Ann', { newTopic: 'Tea' })
  const bob = await event.register('Bob')
  const keys = [event.adminKey, event.shareKey, ann.key, bob.key]
  const session = await fetch(`${server.url}/api/Auth/InitSession/0`)
  const cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const reporter = await openSession(server.url)
  expect((await reporter.post('/api/Site/SignIn', { key: SITE_KEY })).status).toBe(200)
  for (const key of keys) {
    const inQuery = encodeURIComponent(`/planner/admin/?adminInvite=${key}`)
    const addresses = [
      `/planner/admin/?adminInvite=${key}&tab=1`,
      `/planner/participant/?personalKey=${key}`,
      `/planner/share/?participantInvite=${key}#${key}`,
      `/planner/share/${key}`,
      `/planner/share/%${key.charCodeAt(0).toString(16)}${key.slice(1)}`,
      `/dist/${key}`,
      `/welcome/?${key}`,
      `/welcome/?unknown=${key}&v=${key}&gclid=${key}`,
      `/api/Auth/InitSession/${key}?path=${inQuery}`,
      `/api/Auth/InitSession/0?path=${encodeURIComponent(inQuery)}`,
      `/api/Auth/InitSession/0?path=${encodeURIComponent(`/planner/participant/?personalKey=${key}&tab=2`)}`,
      `/api/Auth/UserIsActive/0?path=${encodeURIComponent(`/1on1/share/?tab=1&participantInvite=${key}`)}`,
      `/api/Auth/UserIsActive/0?path=a&path=${inQuery}`,
      `/api/Translations/GetLanguage/?v=${key}&lang=${key}`,
    ]
    for (const address of addresses) await fetch(server.url + address, { headers: { cookie } })
    await fetch(`${server.url}/api/Import/Preview`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: `{"adminKey":"${key}`,
    })
    const table = { variant: 'planner', adminKey: key, csv: 'Name,Bees' }
    for (const step of ['Columns', 'Nothing'])
      await reporter.post(`/api/Import/${step}`, table, { [EVENT_KEY_HEADER]: key })
    await reporter.post('/api/ErrorReport', { command: key, status: 500, reason: key })
    await reporter.post('/api/ErrorReport', { command: 'PlanEvent', status: 500, reason: '', path: key })
    const views = addresses.map((page) => ({ name: 'pageView', page, person: null }))
    expect((await reporter.post('/api/Analytics', { events: views })).status).toBe(200)
    await reporter.post('/api/Site/SignIn', { key })
    await event.admin.invoke('JoinEventHub2', { urlKey: `${key}x` })
    await event.admin.raw('JoinEventHub2', { urlKey: `${key} not a key` })
    await event.admin.raw(
      'SendSharedValue',
      sharedValue({ admin: key }, { tableName: key, userId: key, value: key }),
    )
    await event.admin.raw('UpdateUser', { user: { id: key, name: key }, key })
  }
  const { adminKey } = event
  await event.admin.invoke('PlanEvent', { adminKey })
  await event.admin.next('ReceivePlan')
  await bob.client.invoke('RemoveUser', { key: bob.key, userId: bob.id })
  const ack = await event.admin.invoke('RotateKeys', { adminKey, rotateAdminKey: true, rotateShareKey: true })
  if (!ack.ok) throw new Error(ack.message)
  keys.push(ack.eventAdminGuid, keyOf(ack.shareLink))
  const removal = { adminKey: ack.eventAdminGuid, eventName: 'Spring unconference' }
  expect(await event.admin.invoke('RemoveEvent', removal)).toEqual({ ok: true })
  event.close()
  const bearer = { authorization: `Bearer ${SITE_KEY}` }
  const metrics = await (await fetch(`${server.url}/metrics`, { headers: bearer })).text()
  expect(metrics).toContain('planner_invocations_total{name="PlanEvent"')
  const operations = await (await fetch(`${server.url}/api/Site/Operations`, { headers: bearer })).text()
  expect(operations).toContain('"command":"PlanEvent"')
  const reports = await readFile(join(folder, 'errors.jsonl'), 'utf8')
  // What somebody types is kept and shown as it is, and sent without keys.
  for (const key of keys)
    await reporter.post('/api/Feedback', { text: `/planner/share/${key} %${key.slice(1)}`, email: '' })
  await expect.poll(() => JSON.stringify(receiver.received).match(/"text":/g)).toHaveLength(keys.length)
  expect(await server.kill('SIGTERM')).toBe(0)

  const sent = JSON.stringify(receiver.received)
  expect(sent).toContain('"page":"/planner/admin/?adminInvite={key}&tab=1"')
  expect(sent).toContain('"errors":')
  const log = server.stdout() + server.stderr()
  expect(log).toContain('/planner/admin/?adminInvite={key}&tab=1')
  expect(log).toContain('/api/Auth/InitSession/{key}?path=/planner/admin/?adminInvite={key}')
  expect(log.split('\n').length).toBeGreaterThan(30)
  const secrets = [...keys, SITE_KEY, cookie.split('=')[1] ?? 'no cookie']
  for (const text of [log, metrics, operations, reports, sent]) {
    for (const secret of secrets) {
      expect(text).not.toContain(secret)
      // Nor a partial key.
      expect(text).not.toContain(secret.slice(1, 20))
    }
  }
})
