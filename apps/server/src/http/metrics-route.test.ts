import { afterEach, expect, test } from 'vitest'
import { configFrom } from '../config.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

const KEY = 'a-key-of-the-site-administrator'
let server: TestServer | undefined
afterEach(async () => {
  await server?.remove()
  server = undefined
})

const statusOf = async (headers: Record<string, string> = {}) => {
  const answer = await fetch(`${server?.url}/metrics`, { headers })
  const text = await answer.text()
  expect(text.includes('planner_connections')).toBe(answer.status === 200)
  return answer.status
}

test('OPS-3: without a key configured, the machine itself reads the metrics, and nobody through a proxy', async () => {
  server = await testServer()
  expect(await statusOf()).toBe(200)
  for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via', 'x-forwarded-proto'])
    expect([name, await statusOf({ [name]: 'for=127.0.0.1' })]).toEqual([name, 401])
})

test('OPS-3: behind a proxy nobody reads them without a key, whatever headers the proxy leaves out', async () => {
  server = await testServer({ trustProxy: true })
  expect(await statusOf()).toBe(401)
})

test('OPS-3: with a key configured, only its bearer reads them', async () => {
  server = await testServer({ siteAdminKey: KEY, trustProxy: true })
  for (const authorization of ['', 'Bearer', `Bearer ${KEY}x`, `Bearer ${KEY.slice(1)}`, `Basic ${KEY}`])
    expect([authorization, await statusOf({ authorization })]).toEqual([authorization, 401])
  const forwarded = { 'x-forwarded-for': '203.0.113.9' }
  expect(await statusOf({ ...forwarded, authorization: `Bearer ${KEY}` })).toBe(200)
})

test('OPS-3: a short key is refused at the start, without being repeated', () => {
  const result = configFrom({ SITE_ADMIN_KEY: 'short-secret' })
  expect(result).toEqual({
    ok: false,
    message: 'SITE_ADMIN_KEY is not usable; it must be of at least 16 characters.',
  })
})
