import { request } from 'node:http'
import {
  ANTI_FORGERY_HEADER,
  EVENT_KEY_HEADER,
  type EventData,
  type ImportRequest,
  importPreview,
  importResult,
} from '@planner/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserSession, openSession } from '../testing/open-session.ts'
import { TestClient } from '../testing/test-client.ts'
import { registerTestEvent, sharedValue, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let session: BrowserSession

beforeAll(async () => {
  server = await testServer({ trustProxy: true })
  session = await openSession(server.url)
})

afterAll(() => server.remove())

function post(
  step: 'Preview' | 'Commit',
  event: TestEvent,
  csv: string,
  changes: Partial<ImportRequest> = {},
) {
  const request = { variant: event.variant.id, adminKey: event.adminKey, csv, ...changes }
  return session.post(`/api/Import/${step}`, request)
}

const choicesOf = (data: EventData) =>
  data.persons.flatMap(({ name, preferences }) =>
    Object.entries(preferences).map(([topicId, { value }]) => [
      name,
      data.topics.find(({ id }) => id === topicId)?.name,
      value,
    ]),
  )

test('IMPORT-1: a preview changes nothing, a commit is broadcast to the event', async () => {
  const event = await registerTestEvent(server.url, 'planner')
  const { client } = await event.register('Ann')
  const csv = 'Name;Bees;Trees\r\nAnn;#1 Yes!;\r\nBob;Host;yes\r\n'
  const preview = await post('Preview', event, csv)
  expect(preview.status).toBe(200)
  expect(importPreview.parse(preview.body)).toMatchObject({
    people: ['Ann', 'Bob'],
    existingPeople: ['Ann'],
    numPreferences: 3,
    problems: [],
  })
  expect((await event.data()).topics).toEqual([])

  await client.startAfresh()
  const committed = await post('Commit', event, csv)
  expect(importResult.parse(committed.body)).toEqual({ numPeople: 2, numTopics: 2, numPreferences: 3 })
  const expected = [
    ['Ann', 'Bees', '#1 Yes!'],
    ['Bob', 'Bees', 'Host'],
    ['Bob', 'Trees', 'Yes'],
  ]
  expect(choicesOf(await client.next('ReloadData'))).toEqual(expected)
  event.close()
})

test('IMPORT-1: a table with an invalid cell is rejected as a whole', async () => {
  const event = await registerTestEvent(server.url, 'planner')
  const refused = await post('Commit', event, 'Name,Bees\nAnn,Yes\nBob,perhaps')
  expect(refused.status).toBe(422)
  expect(refused.body).toMatchObject({ preview: { problems: [{ row: 3, column: 2, value: 'perhaps' }] } })
  const data = await event.data()
  expect([data.persons, data.topics]).toEqual([[], []])
  event.close()
})

test('ROLE-8: only an event admin can import, into an event of the variant', async () => {
  const event = await registerTestEvent(server.url, 'planner')
  const participant = await event.register('Ann')
  const csv = 'Name,Bees\nBob,Yes'
  expect((await post('Commit', event, csv, { adminKey: participant.key })).status).toBe(403)
  expect((await post('Commit', event, csv, { adminKey: event.shareKey })).status).toBe(403)
  expect((await post('Commit', event, csv, { adminKey: 'unknown' })).status).toBe(404)
  expect((await post('Commit', event, csv, { adminKey: '' })).status).toBe(404)
  expect((await post('Commit', event, csv, { variant: 'planner10' })).status).toBe(404)
  expect((await session.post('/api/Import/Commit', { csv })).status).toBe(400)
  expect((await event.data()).topics).toEqual([])
  event.close()
})

test('import: a table of 201 people and 613 topics is stored, and is recognised after a restart', async () => {
  const event = await registerTestEvent(server.url, 'planner10')
  const topics = Array.from({ length: 613 }, (_, topic) => `Which topics? [Topic number ${topic}]`)
  const rows = Array.from({ length: 201 }, (_, person) => [
    `Person number ${person}`,
    ...topics.map((_topic, topic) => ((person * 31 + topic * 17) % 10 === 0 ? String(1 + (topic % 10)) : '')),
  ])
  const csv = [['Timestamp', 'Name', ...topics], ...rows.map((row) => ['1', ...row])]
    .map((row) => row.join('\t'))
    .join('\n')
  const committed = await post('Commit', event, csv)
  expect(committed.body).toMatchObject({ numPeople: 201, numTopics: 613 })
  server = await server.restart()
  session = await openSession(server.url)
  const preview = importPreview.parse((await post('Preview', event, csv)).body)
  expect(preview.existingPeople).toHaveLength(201)
  expect(preview.existingTopics).toHaveLength(613)
  expect(preview.problems).toEqual([])
  event.close()
})

test('IMPORT-4: a table of far too many columns and rows is refused without being worked through', async () => {
  const event = await registerTestEvent(server.url, 'planner')
  const wide = `Name${','.repeat(80_000)}\n${'\n'.repeat(80_000)}`
  const preview = await post('Preview', event, wide)
  expect(importPreview.parse(preview.body)).toMatchObject({
    people: [],
    problems: [{ problem: 'tooMany', row: 1 }],
  })
  const long = `Name,Bees${'\nAnn,Yes'.repeat(20_000)}`
  expect((await post('Commit', event, long)).body).toMatchObject({
    preview: { problems: [{ problem: 'tooMany' }] },
  })
  event.close()
})

test('IMPORT-5: reading and storing a large table leaves the hub to others', {
  timeout: 300_000,
}, async () => {
  const event = await registerTestEvent(server.url, 'planner')
  const { client, id } = await event.register('Zoe', { newTopic: 'Tea' })
  const topics = Array.from({ length: 250 }, (_, index) => `Topic ${index}`)
  const row = topics.map((_, index) => (index % 4 === 0 ? 'Yes' : '')).join(',')
  const rows = Array.from({ length: 400 }, (_, index) => `Person ${index},${row}`)
  let isDone = false
  const committed = post('Commit', event, [`Name,${topics.join(',')}`, ...rows].join('\n')).finally(() => {
    isDone = true
  })
  let edits = 0
  while (!isDone) {
    const value = { tableName: 'preferences', userId: id, topicId: id, value: edits % 2 ? 'Yes' : 'Host' }
    const edit = sharedValue({ admin: event.adminKey }, value)
    expect(await client.invoke('SendSharedValue', edit)).toMatchObject({ ok: true })
    edits += 1
  }
  // While it was read, and while it was stored and applied.
  expect(edits).toBeGreaterThan(5)
  expect((await committed).body).toEqual({ numPeople: 400, numTopics: 250, numPreferences: 400 * 63 })
  const before = choicesOf(await event.data()).length
  event.close()
  server = await server.restart()
  session = await openSession(server.url)
  const again = await registerTestEvent(server.url, 'planner')
  await again.admin.invoke('JoinEventHub2', { urlKey: event.adminKey })
  expect(choicesOf(again.admin.last('JoinEventHub'))).toHaveLength(before)
  expect(before).toBe(400 * 63 + 1)
  again.close()
})

const waiting = () => new Promise<'waits'>((resolve) => setTimeout(resolve, 200, 'waits'))

const LENGTH = 100_000

/**
 * Begins to send an import from an address, of which as much arrives as is given; the status of its answer,
 * whenever that comes.
 */
function begin(
  { url, own }: { url: string; own: Record<string, string> },
  { address = '1.1.1.1', key, body = '' }: { address?: string; key?: string; body?: string },
) {
  const { promise, resolve } = Promise.withResolvers<number>()
  const headers = {
    ...own,
    'x-forwarded-for': address,
    'content-type': 'application/json',
    'content-length': LENGTH,
    ...(key !== undefined && { [EVENT_KEY_HEADER]: key }),
  }
  const sending = request(`${url}/api/Import/Preview`, { method: 'POST', headers })
  sending.on('response', ({ statusCode }) => resolve(statusCode ?? 0)).on('error', () => resolve(0))
  sending.flushHeaders()
  if (body !== '') sending.write(body)
  return { status: promise, end: () => sending.destroy(), finish: (rest: string) => sending.end(rest) }
}

/** What the requests of a test need, which come from addresses of its own. */
async function proxiedSession() {
  const { cookie, token, post } = await openSession(server.url)
  return { url: server.url, own: { cookie, [ANTI_FORGERY_HEADER]: token }, post }
}

test('IMPORT-19: who may not import is refused before the table is sent, by a key in a header or at the beginning of the body', async () => {
  const proxied = await proxiedSession()
  const event = await registerTestEvent(proxied.url, 'planner')
  const inBody = (key: string) =>
    `{"variant": "planner", "adminKey" : "${key}", "csv": "Name${',x'.repeat(3000)}`
  const all = [
    begin(proxied, { address: '1.1.1.1', key: 'unknown' }),
    begin(proxied, { address: '1.1.1.2', key: '' }),
    begin(proxied, { address: '1.1.1.3', key: event.shareKey }),
    begin(proxied, { address: '1.1.1.4', body: inBody('unknown') }),
    begin(proxied, { address: '1.1.1.5', body: inBody(event.shareKey) }),
    begin(proxied, {
      address: '1.1.1.6',
      body: `{"csv": "Name${',x'.repeat(3000)}", "adminKey": "${event.adminKey}"`,
    }),
  ]
  expect(await Promise.all(all.map(({ status }) => status))).toEqual([404, 404, 403, 404, 403, 400])
  const admitted = [
    begin(proxied, { address: '1.1.1.7', key: event.adminKey }),
    begin(proxied, { address: '1.1.1.8', body: inBody(event.adminKey) }),
  ]
  expect(await Promise.race([waiting(), ...admitted.map(({ status }) => status)])).toBe('waits')
  for (const { end } of [...all, ...admitted]) end()

  const body = { variant: 'planner', adminKey: event.adminKey, csv: 'Name,Bees\nAnn,Yes' }
  for (const headers of [{}, { [EVENT_KEY_HEADER]: event.adminKey }])
    expect((await proxied.post('/api/Import/Preview', body, headers)).status).toBe(200)
  // The key of the body is what counts.
  const other = { ...body, adminKey: event.shareKey }
  const headers = { [EVENT_KEY_HEADER]: event.adminKey }
  expect((await proxied.post('/api/Import/Preview', other, headers)).status).toBe(403)
  const tooLong = { ...body, csv: 'x'.repeat(33 * 1024 ** 2) }
  expect((await proxied.post('/api/Import/Preview', tooLong, headers)).status).toBe(413)
  event.close()
})

test.each([
  ['two of an address', ['2.1.1.1', '2.1.1.1', '2.1.1.1'], 2],
  ['four of an event', ['3.1.1.1', '3.1.1.2', '3.1.1.3', '3.1.1.4', '3.1.1.5', '3.1.1.6'], 4],
])('LIMIT-12: of bodies that are there %s are read at a time', async (_, addresses, most) => {
  // The thread that reads has to start first, so that all are there by then.
  const proxied = await proxiedSession()
  const event = await registerTestEvent(proxied.url, 'planner')
  const key = event.adminKey
  const table = { variant: 'planner', adminKey: key, csv: 'Name,Bees\nAnn,Yes' }
  const whole = JSON.stringify(table).padEnd(LENGTH)
  const all = addresses.map((address) => begin(proxied, { address, key, body: whole.slice(0, -1) }))
  expect(await Promise.race([waiting(), ...all.map(({ status }) => status)])).toBe('waits')
  for (const { finish } of all) finish(whole.slice(-1))
  const statuses = await Promise.all(all.map(({ status }) => status))
  expect(statuses.filter((status) => status === 200)).toHaveLength(most)
  expect(statuses.filter((status) => status === 429)).toHaveLength(addresses.length - most)
  event.close()
})

test('LIMIT-12: what is no JSON is refused unread, so that no body is received uncounted', async () => {
  const { hostname, port } = new URL(server.url)
  const headers = {
    cookie: session.cookie,
    [ANTI_FORGERY_HEADER]: session.token,
    'content-type': 'text/plain',
    'content-length': 1_000_000,
  }
  const sent = request({ hostname, port, path: '/api/Import/Preview', method: 'POST', headers })
  const status = new Promise((resolve) => sent.once('response', (answer) => resolve(answer.statusCode)))
  sent.on('error', () => {}).write('x')
  expect(await status).toBe(415)
  sent.destroy()
})

test('LIMIT-12: bodies that arrive slowly take nobody’s place, and an address has few of them', async () => {
  const proxied = await proxiedSession()
  const event = await registerTestEvent(proxied.url, 'planner')
  const key = event.adminKey
  const slow = Array.from({ length: 24 }, (_, index) =>
    begin(proxied, { address: `4.1.1.${index % 3}`, key, body: '{' }),
  )
  expect(await Promise.race([waiting(), ...slow.map(({ status }) => status)])).toBe('waits')
  const ninth = begin(proxied, { address: '4.1.1.1', key, body: '{' })
  expect(await ninth.status).toBe(429)
  const body = { variant: 'planner', adminKey: key, csv: 'Name,Bees\nAnn,Yes' }
  const honest = await proxied.post('/api/Import/Preview', body, { 'x-forwarded-for': '5.1.1.1' })
  expect(honest.status).toBe(200)
  for (const { end } of slow) end()
  // Places are given back, and whoever went away is no failure of the server.
  await expect
    .poll(
      async () => (await proxied.post('/api/Import/Preview', body, { 'x-forwarded-for': '4.1.1.1' })).status,
    )
    .toBe(200)
  event.close()
})

test('IMPORT-7 to IMPORT-11: a table of people by people reaches every screen, and the next server', async () => {
  const event = await registerTestEvent(server.url, '1on1')
  const dan = await event.register('Dan', { newNumMeetingRequests: 2 })
  const refused = await post('Commit', event, 'Name,E-mail,Dna\nAnn,,Yes\n')
  expect(importPreview.parse((refused.body as { preview?: unknown }).preview ?? refused.body)).toMatchObject({
    problems: [
      { problem: 'unknownPerson', value: 'Dna', allowed: ['Dan'] },
      { problem: 'emptyEmail', value: 'Ann' },
    ],
  })
  const csv = `Name,E-mail,Meetings per week,Dan,Bob
Ann,ann@example.org,3,Yes,Yes past
Bob,bob@example.org,,,
Dan,,7,,Yes
`
  const { body } = await post('Commit', event, csv)
  expect(importResult.parse(body)).toEqual({ numPeople: 3, numTopics: 0, numPreferences: 3 })
  const seen = await dan.client.next('ReloadData', ({ persons }) => persons.length === 3)
  expect(seen.persons.map(({ name, email }) => [name, email])).toEqual([
    ['Dan', 'dan@example.org'],
    ['Ann', ''],
    ['Bob', ''],
  ])
  const ids = new Map(seen.persons.map(({ id, name }) => [name, id]))
  const stored = async () => {
    const client = await new TestClient(server.url, event.variant.hubPath).connected()
    await client.invoke('JoinEventHub2', { urlKey: event.adminKey })
    const { persons, meetings } = client.last('JoinEventHub')
    client.close()
    return {
      people: persons.map(({ name, email, numMeetingRequests, preferences }) => [
        name,
        email,
        numMeetingRequests,
        ...['Ann', 'Bob', 'Dan'].map((other) => preferences[ids.get(other) ?? '']?.value ?? ''),
      ]),
      meetings: meetings.map(({ state }) => state),
    }
  }
  const expected = {
    people: [
      ['Dan', 'dan@example.org', 7, '', 'Yes', ''],
      ['Ann', 'ann@example.org', 3, '', 'Yes past', 'Yes'],
      ['Bob', 'bob@example.org', 5, 'Yes past', '', ''],
    ],
    meetings: ['past'],
  }
  expect(await stored()).toEqual(expected)
  // Somebody who was imported may choose, and is chosen.
  const bob = await event.data()
  const bobsLink = bob.persons.find(({ name }) => name === 'Bob')?.personalLink ?? ''
  const asBob = await event.join(bobsLink.split('=').at(-1) ?? '')
  const choice = { tableName: 'preferences', userId: ids.get('Bob') ?? '', topicId: dan.id, value: 'Yes' }
  const ack = await asBob.invoke(
    'SendSharedValue',
    sharedValue({ personal: bobsLink.split('=').at(-1) ?? '' }, choice),
  )
  expect(ack).toEqual({ ok: true, applied: true })
  event.close()
  server = await server.restart()
  session = await openSession(server.url)
  expected.people[2] = ['Bob', 'bob@example.org', 5, 'Yes past', '', 'Yes']
  expect(await stored()).toEqual(expected)
})
