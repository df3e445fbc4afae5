import { httpError } from '@planner/protocol'
import { afterEach, expect, test } from 'vitest'
import { LIMITS } from '../limits/limits.ts'
import { openSession } from '../testing/open-session.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
afterEach(() => server.remove())

const from = (address: string) => ({ 'x-forwarded-for': address })

test('LIMIT-10: requests of all kinds beyond a minute’s number are refused with the time to wait, for that address only', async () => {
  const clock = { now: 3_600_000 * 500_000 + 20_000 }
  server = await testServer({ requestsPerMinute: 5, trustProxy: true }, { now: () => clock.now })
  const ask = (path: string, address: string, method = 'GET') =>
    fetch(server.url + path, { method, headers: from(address) })
  const kinds = ['/healthz', '/dist/nothing.js', '/nowhere', '/api/Auth/InitSession/true', '/planner/']
  for (const path of kinds) expect((await ask(path, '1.1.1.1')).status).not.toBe(429)
  for (const [path, method] of [
    ...kinds.map((path) => [path, 'GET'] as const),
    ['/nowhere', 'PUT'] as const,
  ]) {
    const refused = await ask(path, '1.1.1.1', method)
    expect([path, refused.status]).toEqual([path, 429])
    expect(refused.headers.get('retry-after')).toBe('40')
    expect(httpError.parse(await refused.json())).toMatchObject({ reason: 'tooManyRequests' })
  }
  expect((await ask('/healthz', '2.2.2.2')).status).toBe(200)
  clock.now += 40_000
  expect((await ask('/healthz', '1.1.1.1')).status).toBe(200)
})

test('LIMIT-11: an address that sends much feedback leaves room for others', async () => {
  const time = 3_600_000 * 500_000
  server = await testServer({ trustProxy: true }, { now: () => time })
  const first = await openSession(server.url)
  const post = async (address: string, session = first) => {
    const { status } = await session.post('/api/Feedback', { text: 'again', email: '' }, from(address))
    return status
  }
  const statuses: number[] = []
  const perSession = LIMITS.feedbackOfSession.value
  for (let session = 0; session < 3; session += 1) {
    const opened = await openSession(server.url)
    for (let sent = 0; sent < perSession; sent += 1) statuses.push(await post('1.1.1.1', opened))
  }
  const allowed = LIMITS.feedbackOfAddress.value
  expect(statuses).toEqual([...Array(allowed).fill(200), ...Array(3 * perSession - allowed).fill(429)])
  expect(await post('2.2.2.2')).toBe(200)
})
