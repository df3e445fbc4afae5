import { type ImportRequest, importColumns, importPreview, importResult } from '@planner/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserSession, openSession } from '../testing/open-session.ts'
import { registerTestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let session: BrowserSession
beforeAll(async () => {
  server = await testServer()
  session = await openSession(server.url)
})
afterAll(() => server.remove())

const CSV = `Timestamp,E-mail,Who are you?,Topics [Bees],Topics [Trees],Comes [Session 1],Comes [Session 2],I can host
1/2/2026,ann@example.org,Ann,Burning,,no,yes,
1/2/2026,bob@example.org,Bob,,Burning,,,Seas
1/2/2026,cid@example,Cid,Yes,,,,
1/3/2026,ann@example.org,Ann,Yes,,,,
`

test('IMPORT-13 to IMPORT-18: columns, words and rows as the organiser says, from the proposal to a second screen', async () => {
  const event = await registerTestEvent(server.url, 'planner')
  const { client } = await event.register('Bob', { newTopic: 'Bees' })
  const wish = { admin: event.adminKey }
  expect(wish.admin).not.toBe('')
  const request = { variant: 'planner', adminKey: event.adminKey, csv: CSV }
  const post = (step: string, mapping?: ImportRequest['mapping']) =>
    session.post(`/api/Import/${step}`, { ...request, ...(mapping && { mapping }) })
  const { columns } = importColumns.parse((await post('Columns')).body)
  expect(columns.map(({ role }) => role.is)).toEqual([
    'timestamp',
    'email',
    'name',
    'topic',
    'topic',
    'availability',
    'availability',
    'hostOf',
  ])
  expect(columns[1]?.samples).toEqual(['ann@example.org', 'bob@example.org', 'cid@example'])
  const mapping = { columns: columns.map(({ role }) => role) }

  const open = await post('Commit', mapping)
  expect(open.status).toBe(422)
  const { rows } = importPreview.parse((open.body as { preview: unknown }).preview)
  expect(rows).toEqual({
    numRows: 4,
    numImported: 4,
    skipped: [],
    causes: [
      { problem: 'duplicateName', rows: [5] },
      { problem: 'invalidEmail', rows: [4] },
    ],
    words: [{ of: 'choice', word: 'Burning', count: 2, value: null }],
    numAvailabilities: 2,
  })
  const said = {
    ...mapping,
    repeated: 'first',
    skipRows: [{ row: 4, because: 'invalidEmail' }],
    words: [{ of: 'choice', word: 'Burning', value: '#1 Yes!' }],
  } as const
  const preview = importPreview.parse(
    (await post('Preview', { ...said, skipRows: [...said.skipRows], words: [...said.words] })).body,
  )
  expect([preview.problems, preview.rows?.skipped.length]).toEqual([[], 2])
  expect((await event.data()).topics).toHaveLength(1)

  await client.startAfresh()
  const result = importResult.parse(
    (await post('Commit', { ...said, skipRows: [...said.skipRows], words: [...said.words] })).body,
  )
  expect(result).toMatchObject({
    numPeople: 2,
    numTopics: 3,
    numPreferences: 3,
    rows: { numNewPeople: 1, numNewTopics: 2, numSkipped: 2, numAvailabilities: 2 },
  })
  await client.next('ReloadData')
  const data = await event.data()
  const topicOf = new Map(data.topics.map(({ id, name }) => [id, name]))
  const ann = data.persons.find(({ name }) => name === 'Ann')
  const bob = data.persons.find(({ name }) => name === 'Bob')
  const choices = (person: typeof ann) =>
    Object.fromEntries(
      Object.entries(person?.preferences ?? {}).map(([id, { value }]) => [topicOf.get(id), value]),
    )
  expect([ann?.email, bob?.email]).toEqual(['ann@example.org', 'bob@example.org'])
  expect(choices(ann)).toEqual({ Bees: '#1 Yes!' })
  // A blank of a topic's column clears, as ever; the column of hosts touches nothing but what it names.
  expect(choices(bob)).toEqual({ Bees: '', Trees: '#1 Yes!', Seas: 'Host' })
  expect(Object.values(ann?.availabilities ?? {}).map(({ value }) => value)).toContain(false)

  const userIds = result.rows?.added ?? []
  expect(await event.admin.invoke('RemoveUsers', { adminKey: event.adminKey, userIds })).toEqual({
    ok: true,
    numChanged: 3,
  })
  expect((await event.data()).topics.map(({ name }) => name)).toEqual(['Bees'])
  event.close()
})

test('IMPORT-9, IMPORT-13: an address is asked for where the event wants one, and sessions that it does not have are reported', async () => {
  const event = await registerTestEvent(server.url, 'planner')
  const setting = {
    eventAdminGuid: event.adminKey,
    path: 'parameters|ui|requireUserEmail',
    value: true,
    timestamp: Date.now(),
  }
  expect(await event.admin.invoke('SendSettingValue', setting)).toMatchObject({ ok: true })
  const mapping = { columns: [{ is: 'name' as const }, { is: 'availability' as const, session: 99 }] }
  const { body } = await session.post('/api/Import/Preview', {
    variant: 'planner',
    adminKey: event.adminKey,
    csv: 'Name,Late\nAnn,Yes\n',
    mapping,
  })
  expect(importPreview.parse(body).rows?.causes).toEqual([
    { problem: 'emptyEmail', rows: [2] },
    { problem: 'unknownSession', rows: [1] },
  ])
  event.close()
})

test('ROLE-8: only an event admin is told of columns', async () => {
  const event = await registerTestEvent(server.url, 'planner')
  const { key } = await event.register('Ann')
  const ask = (adminKey: string) =>
    session.post('/api/Import/Columns', { variant: 'planner', adminKey, csv: CSV })
  expect([
    (await ask(key)).status,
    (await ask('unknown')).status,
    (await ask(event.adminKey)).status,
  ]).toEqual([403, 404, 200])
  event.close()
})
