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

const path = () => join(server.dataDir, 'errors.jsonl')
const lines = async () => (await readFile(path(), 'utf8')).trimEnd().split('\n')

test('ERROR-4, ERROR-15: a failed command is logged by name, in a file only its owner can read', async () => {
  const session = await openSession(server.url)
  const sent = await session.post('/api/ErrorReport', {
    command: 'RegisterUser',
    status: 500,
    reason: 'internal',
  })
  expect(sent.status).toBe(200)
  const [line = ''] = await lines()
  const at = new Date(time).toISOString()
  expect(JSON.parse(line)).toEqual({
    at,
    source: 'browser',
    command: 'RegisterUser',
    status: 500,
    reason: 'internal',
  })
  expect((await stat(path())).mode & 0o077).toBe(0)
})

test('ERROR-15: a report with any other content is rejected', async () => {
  const session = await openSession(server.url)
  const post = (body: unknown) => session.post('/api/ErrorReport', body)
  for (const body of [
    { command: 'https://x.example/planner/?key=secret', status: 500, reason: '' },
    { command: 'RegisterUser', status: 500, reason: 'a secret key' },
    { command: 'RegisterUser', status: '500', reason: '' },
    null,
  ])
    expect((await post(body)).status).toBe(400)
  await post({ command: 'RegisterUser', status: 0, reason: '', key: 'secret' })
  expect(await lines()).toHaveLength(1)
  expect(await readFile(path(), 'utf8')).not.toContain('secret')
})

test('ERROR-15: a key in the place of a name is not kept', async () => {
  const session = await openSession(server.url)
  const key = 'Hq7ZpX2mLr9TsVw4YbNc81'
  expect((await session.post('/api/ErrorReport', { command: key, status: 500, reason: key })).status).toBe(
    200,
  )
  expect(JSON.parse((await lines())[0] ?? '')).toMatchObject({ command: 'unknown', reason: 'unknown' })
})

test('ERROR-15, ERROR-17: faults of a page are kept by their kind and the kind of the error', async () => {
  const session = await openSession(server.url)
  const post = (command: string, reason: string) =>
    session.post('/api/ErrorReport', { command, status: 0, reason })
  await post('PageBroken', 'TypeError')
  await post('SessionLost', '')
  await post('ScriptError', 'SecretOfAnn')
  expect((await lines()).map((line) => JSON.parse(line))).toMatchObject([
    { command: 'PageBroken', reason: 'TypeError' },
    { command: 'SessionLost', reason: '' },
    { command: 'ScriptError', reason: 'unknown' },
  ])
})

test('ERROR-15: reports of one session are limited', async () => {
  const session = await openSession(server.url)
  for (let sent = 0; sent < 40; sent += 1)
    expect(
      (await session.post('/api/ErrorReport', { command: 'PlanEvent', status: 500, reason: '' })).status,
    ).toBe(200)
  expect(await lines()).toHaveLength(30)
})
