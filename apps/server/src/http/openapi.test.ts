import {
  ANTI_FORGERY_HEADER,
  HTTP_ROUTES,
  type HttpRouteName,
  outwardAddresses,
  webhookList,
} from '@planner/protocol'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDevice } from '../letters/push/testing/push-service.ts'
import { letterMail } from '../letters/testing/letters-of-event.ts'
import { type MailServer, openMailServer } from '../testing/mail-server.ts'
import { type BrowserSession, openSession } from '../testing/open-session.ts'
import { plan, twoTopics } from '../testing/planned-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

type Media = { schema: object }
type Operation = {
  parameters?: { name: string; in: string }[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { content: Record<string, Media> }>
}
type Description = { openapi: string; paths: Record<string, Record<string, Operation>> }

/** How a call is made: its path and body, or the status of a refusal where nothing else is to be had here. */
type Sample = { path: string; body?: unknown; status?: number }

let server: TestServer
let session: BrowserSession
let mails: MailServer
let description: Description
beforeAll(async () => {
  mails = await openMailServer()
  const adapters = { ...letterMail(mails), pushContact: 'mailto:planner@site.example' }
  server = await testServer({ publicUrl: 'http://127.0.0.1', adapters })
  session = await openSession(server.url)
  description = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as Description
})
afterAll(async () => {
  await server.remove()
  await mails.close()
})

async function samples(): Promise<Record<HttpRouteName, Sample>> {
  const { event, ann } = await twoTopics(server)
  await plan(event)
  const { adminKey, shareKey } = event
  const own = { variant: 'planner', adminKey }
  const asked = { variant: 'planner', key: ann.key }
  const open = {
    variant: 'planner',
    key: adminKey,
    programme: { isOn: true, showsNames: true },
    wall: { isOn: true },
  }
  const told = outwardAddresses.parse((await session.post('/api/Outward/Change', open)).body)
  const ofAnn = outwardAddresses.parse((await session.post('/api/Outward/Addresses', asked)).body)
  const programme = told.event?.programme.path ?? ''
  const file = (await session.post('/api/Event/Export', own)).body
  const page = `path=${encodeURIComponent(`/planner/share/?participantInvite=${shareKey}`)}`
  const table = { ...own, csv: 'Name;Tea\r\nEve;Yes\r\n' }
  const added = { ...own, address: 'https://127.0.0.1.example.invalid/', kinds: ['plan.published'] }
  const hook = webhookList.parse((await session.post('/api/Webhooks/Add', added)).body).made?.id ?? ''
  const { subscription } = newDevice('https://127.0.0.1.example.invalid/device')
  event.close()
  return {
    'GET /api/Auth/InitSession/:flag': { path: `/api/Auth/InitSession/true?${page}` },
    'GET /api/Auth/UserIsActive/:flag': { path: `/api/Auth/UserIsActive/true?${page}` },
    'GET /api/Auth/LogOut': { path: '/api/Auth/LogOut', status: 403 },
    'POST /api/Auth/LogOut': { path: '/api/Auth/LogOut', body: {} },
    'POST /api/Session/ForgetEvent': { path: '/api/Session/ForgetEvent', body: { eventId: 'x' } },
    'GET /api/Translations/GetLanguage/': { path: '/api/Translations/GetLanguage/?lang=de' },
    'POST /api/Import/Columns': { path: '/api/Import/Columns', body: table },
    'POST /api/Import/Preview': { path: '/api/Import/Preview', body: table },
    'POST /api/Import/Commit': { path: '/api/Import/Commit', body: table },
    'POST /api/Import/Event': { path: '/api/Import/Event', body: file },
    'GET /api/Event/Join/': { path: `/api/Event/Join/?${page}` },
    'POST /api/Event/Export': { path: '/api/Event/Export', body: own },
    'POST /api/Event/File': { path: '/api/Event/File', body: { ...own, file: 'workbook' } },
    'POST /api/Event/Duplicate': {
      path: '/api/Event/Duplicate',
      body: { ...own, name: 'Next', withPeople: true },
    },
    'POST /api/Event/Retention': { path: '/api/Event/Retention', body: own },
    'POST /api/Event/Keep': { path: '/api/Event/Keep', body: own },
    'POST /api/Outward/Addresses': { path: '/api/Outward/Addresses', body: asked },
    'POST /api/Outward/Change': { path: '/api/Outward/Change', body: open },
    'POST /api/Webhooks/List': { path: '/api/Webhooks/List', body: own },
    'POST /api/Webhooks/Add': {
      path: '/api/Webhooks/Add',
      body: { ...own, address: 'https://hooks.example.org/', kinds: ['plan.changed'] },
    },
    'POST /api/Webhooks/Replace': { path: '/api/Webhooks/Replace', body: { ...own, id: hook } },
    'POST /api/Webhooks/SwitchOn': { path: '/api/Webhooks/SwitchOn', body: { ...own, id: hook } },
    'POST /api/Webhooks/Test': { path: '/api/Webhooks/Test', body: { ...own, id: hook } },
    'POST /api/Webhooks/Remove': { path: '/api/Webhooks/Remove', body: { ...own, id: hook } },
    'POST /api/Letters/Overview': { path: '/api/Letters/Overview', body: own },
    'POST /api/Letters/Preview': { path: '/api/Letters/Preview', body: { ...own, kind: 'plan' } },
    'POST /api/Letters/Send': { path: '/api/Letters/Send', body: { ...own, kind: 'plan' } },
    'POST /api/Letters/Told': {
      path: '/api/Letters/Told',
      body: { ...own, kind: 'plan', personIds: [ann.id] },
    },
    'POST /api/Letters/Stop': { path: '/api/Letters/Stop', body: own },
    'POST /api/Letters/Change': { path: '/api/Letters/Change', body: { ...own, tellsChanges: true } },
    'POST /api/Letters/LostLink': {
      path: '/api/Letters/LostLink',
      body: { variant: 'planner', shareKey, email: 'ann@example.org' },
    },
    'POST /api/Letters/Bounced': { path: '/api/Letters/Bounced', body: {}, status: 415 },
    'POST /api/Push/Key': { path: '/api/Push/Key', body: { ...asked, endpoint: '' } },
    'POST /api/Push/Subscribe': { path: '/api/Push/Subscribe', body: { ...asked, subscription } },
    'POST /api/Push/Test': { path: '/api/Push/Test', body: asked },
    'POST /api/Push/Unsubscribe': {
      path: '/api/Push/Unsubscribe',
      body: { ...asked, endpoint: subscription.endpoint },
    },
    'GET /feed/:name': { path: ofAnn.person?.calendar ?? '' },
    'GET /programme/:token/calendar.ics': { path: `${programme}calendar.ics` },
    'GET /programme/:token': { path: programme },
    'GET /programme/:token/schedule.json': { path: `${programme}schedule.json` },
    'GET /programme/:token/schedule.xml': { path: `${programme}schedule.xml` },
    'GET /embed/:token': { path: programme.replace('/programme/', '/embed/') },
    'GET /wall/:token/state': { path: `${told.event?.wall.path}state` },
    'POST /api/Feedback': { path: '/api/Feedback', body: { text: 'Good.', email: '' } },
    'POST /api/ErrorReport': {
      path: '/api/ErrorReport',
      body: { command: 'Test', status: 500, reason: 'x' },
    },
    'POST /api/Analytics': {
      path: '/api/Analytics',
      body: { events: [{ name: 'pageView', page: '/', person: null }] },
    },
    'POST /api/Site/SignIn': { path: '/api/Site/SignIn', body: { key: 'x'.repeat(40) }, status: 401 },
    'POST /api/Site/SignOut': { path: '/api/Site/SignOut', body: {} },
    'GET /api/Site/Operations': { path: '/api/Site/Operations', status: 403 },
    'GET /api/openapi.json': { path: '/api/openapi.json' },
    'GET /healthz': { path: '/healthz' },
    'GET /metrics': { path: '/metrics' },
  }
}

test('FILES-6: every route answers what its description says', async () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  expect(description.openapi).toBe('3.1.0')
  const calls = await samples()
  const named = new Set(Object.values(description.paths).flatMap((methods) => Object.keys(methods)))
  expect(named).toEqual(new Set(['get', 'post']))
  // Whoever logs out calls last.
  const order = (name: string) =>
    Number(name.includes('LogOut') || name.includes('Site/') || name.includes('Remove'))
  for (const name of (Object.keys(HTTP_ROUTES) as HttpRouteName[]).sort((a, b) => order(a) - order(b))) {
    const [method = '', route = ''] = name.split(' ')
    const operation = description.paths[route.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    if (!operation) throw new Error(`${name} is not described.`)
    const { path, body, status } = calls[name]
    const input = operation.requestBody?.content['application/json']?.schema
    if (input) expect([name, ajv.validate(input, body), ajv.errors]).toEqual([name, true, null])
    const asked = new URL(path, server.url).searchParams
    for (const parameter of asked.keys())
      expect([name, operation.parameters?.map((each) => each.name)]).toEqual([
        name,
        expect.arrayContaining([parameter]),
      ])
    const answer = await fetch(server.url + path, {
      method,
      headers: {
        cookie: session.cookie,
        [ANTI_FORGERY_HEADER]: method === 'GET' ? '' : session.token,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const described = operation.responses[status === undefined ? '200' : 'default']?.content ?? {}
    if (status !== undefined) expect([name, answer.status >= 400]).toEqual([name, true])
    else expect([name, answer.status]).toEqual([name, 200])
    const [type = ''] = (answer.headers.get('content-type') ?? '').split(';')
    const [[expected = '', media] = []] = Object.entries(described)
    if (expected !== 'application/octet-stream') expect([name, type]).toEqual([name, expected])
    if (expected === 'application/json' && media)
      expect([name, ajv.validate(media.schema, await answer.json()), ajv.errors]).toEqual([name, true, null])
    else await answer.arrayBuffer()
  }
})
