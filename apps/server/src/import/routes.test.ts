import { type EventData, type ImportRequest, importPreview, importResult } from '@planner/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserSession, openSession } from '../testing/browser-session.ts'
import { registerTestEvent, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let session: BrowserSession

beforeAll(async () => {
  server = await testServer()
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
