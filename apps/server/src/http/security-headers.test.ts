import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestClient } from '../testing/test-client.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let proxied: TestServer
beforeAll(async () => {
  server = await testServer({ formHosts: ['forms.example.org'] })
  proxied = await testServer({ trustProxy: true })
})
afterAll(async () => {
  await server.remove()
  await proxied.remove()
})

const POLLING = '/socket.io/?EIO=4&transport=polling'
const get = (path: string, headers: Record<string, string> = {}, { url } = server) =>
  fetch(url + path, { headers })
const HTTPS = { 'x-forwarded-proto': 'https' }

test('HTTP-13: long polling and its refusals carry the same security headers as pages', async () => {
  const page = await get('/welcome/')
  const names = [...page.headers.keys()].filter((name) =>
    /^(content-security|cross-origin|x-|refer)/.test(name),
  )
  expect(names).toEqual(expect.arrayContaining(['content-security-policy', 'x-content-type-options']))
  for (const path of [POLLING, '/socket.io/?EIO=4&transport=pigeon']) {
    const answer = await get(path)
    for (const name of names)
      expect([path, name, answer.headers.get(name)]).toEqual([path, name, page.headers.get(name)])
  }
  const client = new TestClient(server.url, '/api/SessionsPlanner/hub', { transport: 'polling' })
  await client.connected()
  await client.settle()
  client.close()
})

test('HTTP-13: behind a proxy that says https, HSTS is sent and the session cookie is Secure', async () => {
  for (const path of ['/welcome/', POLLING, '/api/nothing'])
    expect([path, (await get(path, HTTPS, proxied)).headers.get('strict-transport-security')]).toEqual([
      path,
      expect.stringContaining('max-age=31536000'),
    ])
  const session = '/api/Auth/InitSession/true?path=/'
  expect((await get(session, HTTPS, proxied)).headers.get('set-cookie')).toContain('; Secure')
  // What the client claims comes before what the proxy adds.
  const plain = await get(session, { 'x-forwarded-proto': 'https, http' }, proxied)
  expect(plain.headers.get('strict-transport-security')).toBeNull()
  expect(plain.headers.get('set-cookie')).not.toContain('Secure')
})

test('HTTP-13: without a proxy to trust, the header of a client changes nothing', async () => {
  const answer = await get('/api/Auth/InitSession/true?path=/', HTTPS)
  expect(answer.headers.get('strict-transport-security')).toBeNull()
  expect(answer.headers.get('set-cookie')).not.toContain('Secure')
})

test('EVENT-9: pages embed frames of the hosts of FORM_HOSTS alone', async () => {
  const policy = (await get('/welcome/')).headers.get('content-security-policy')
  expect(policy).toContain('frame-src https://forms.example.org;')
})
