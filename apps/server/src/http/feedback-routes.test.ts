import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openSession } from '../testing/open-session.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

const HOUR_MS = 3_600_000
let time = HOUR_MS * 500_000
let server: TestServer

beforeAll(async () => {
  server = await testServer({}, { now: () => time })
})
afterAll(() => server.remove())
afterEach(async () => {
  await rm(path(), { force: true })
  // The quotas of an hour begin anew.
  time += HOUR_MS
})

const path = () => join(server.dataDir, 'feedback.jsonl')
const kept = async () =>
  (await readFile(path(), 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
const send = async (text: unknown, email: unknown = '') =>
  (await openSession(server.url)).post('/api/Feedback', { text, email })

test('TAB-13: texts are appended as lines in order, in a file only its owner can read', async () => {
  expect((await send('Good.\n"Really" good')).status).toBe(200)
  expect((await send('  Less good ', 'ann@example.org')).status).toBe(200)
  const at = new Date(time).toISOString()
  expect(await kept()).toEqual([
    { at, text: 'Good.\n"Really" good', email: '' },
    { at, text: 'Less good', email: 'ann@example.org' },
  ])
  expect((await stat(path())).mode & 0o077).toBe(0)
})

test('feedback: lines survive a restart, and later ones are appended', async () => {
  await send('one')
  server = await server.restart()
  await send('two')
  expect((await kept()).map(({ text }) => text)).toEqual(['one', 'two'])
})

test('feedback: empty or oversized texts and invalid e-mail addresses are rejected and not stored', async () => {
  for (const [text, email] of [
    ['', ''],
    ['   ', ''],
    ['x'.repeat(5001), ''],
    ['x', 'nobody'],
    [7, ''],
    ['x', null],
  ]) {
    expect([text, (await send(text, email)).status]).toEqual([text, 400])
  }
  await expect(readFile(path())).rejects.toThrow('ENOENT')
})

test('feedback: a session beyond its quota is rejected until the next hour', async () => {
  const session = await openSession(server.url)
  const post = async () => (await session.post('/api/Feedback', { text: 'again', email: '' })).status
  for (let sent = 0; sent < 10; sent += 1) expect(await post()).toBe(200)
  expect(await post()).toBe(429)
  expect((await send('somebody else')).status).toBe(200)
  time += HOUR_MS
  expect(await post()).toBe(200)
})

test('feedback: a request without the anti-forgery token is rejected', async () => {
  const response = await fetch(`${server.url}/api/Feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'x', email: '' }),
  })
  expect(response.status).toBe(403)
})
