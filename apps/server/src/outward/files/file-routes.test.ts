import { ANTI_FORGERY_HEADER } from '@planner/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSession } from '../../testing/open-session.ts'
import { twoTopics } from '../../testing/planned-event.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.remove())

test('FILES-1: organisers take files along, the history says so, and nobody else gets any', async () => {
  const session = await openSession(server.url)
  const { event, ann } = await twoTopics(server)
  const ask = (body: object) =>
    fetch(`${server.url}/api/Event/File`, {
      method: 'POST',
      headers: {
        cookie: session.cookie,
        [ANTI_FORGERY_HEADER]: session.token,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ variant: 'planner', adminKey: event.adminKey, ...body }),
    })
  const people = await ask({ file: 'people', style: 'programs', language: 'de' })
  expect(people.headers.get('content-disposition')).toBe('attachment; filename="people.csv"')
  expect(await people.text()).toMatch(/^Name,E-Mail/)
  const book = await ask({ file: 'workbook' })
  expect(
    Buffer.from(await book.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
  expect((await ask({ file: 'breakout', session: 1, tool: 'zoom' })).headers.get('x-without-email')).toBe('0')
  expect((await ask({ file: 'meetings' })).status).toBe(404)
  expect((await ask({ file: 'people', adminKey: ann.key })).status).toBe(403)
  expect((await ask({ file: 'people', adminKey: 'x'.repeat(24) })).status).toBe(404)
  expect((await ask({ file: 'secrets' })).status).toBe(400)
  const audit = await event.admin.invoke('ReadAudit', {
    adminKey: event.adminKey,
    before: null,
    kinds: [],
  } as never)
  expect(JSON.stringify(audit)).toContain('fileTaken')
  event.close()
})
