import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerTestEvent, sharedValue } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let folder: string
let logTo: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'planner-log-'))
  logTo = join(folder, 'server.log')
  server = await testServer({ logLevel: 'trace' }, { logTo })
})
afterAll(async () => {
  await server.remove()
  await rm(folder, { recursive: true, force: true })
})

test('decision 10: no key ever reaches the log, at the most talkative level, in whatever place it is sent', async () => {
  const event = await registerTestEvent(server.url, 'planner')
  const ann = await event.register('Ann')
  const keys = [event.adminKey, event.shareKey, ann.key]
  const session = await fetch(`${server.url}/api/Auth/InitSession/0`)
  const cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? ''
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
      `/api/Translations/GetLanguage/?v=${key}&lang=${key}`,
    ]
    for (const address of addresses) await fetch(server.url + address, { headers: { cookie } })
    await fetch(`${server.url}/api/Import/Preview`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: `{"adminKey":"${key}`,
    })
    await event.admin.invoke('JoinEventHub2', { urlKey: `${key}x` })
    await event.admin.raw('JoinEventHub2', { urlKey: `${key} not a key` })
    await event.admin.raw(
      'SendSharedValue',
      sharedValue({ admin: key }, { tableName: key, userId: key, value: key }),
    )
    await event.admin.raw('UpdateUser', { user: { id: key, name: key }, key })
  }
  event.close()
  await server.close()

  const log = await readFile(logTo, 'utf8')
  expect(log).toContain('/planner/admin/?adminInvite={key}&tab=1')
  expect(log).toContain('/api/Auth/InitSession/{key}?path=/planner/admin/?adminInvite={key}')
  expect(log.split('\n').length).toBeGreaterThan(30)
  const secrets = [...keys, cookie.split('=')[1] ?? 'no cookie']
  for (const secret of secrets) {
    expect(log).not.toContain(secret)
    // Not even most of one.
    expect(log).not.toContain(secret.slice(1, 20))
  }
})
