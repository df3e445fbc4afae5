import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LIMITS } from '../limits/limits.ts'
import { openSession } from '../testing/open-session.ts'
import { registerTestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { guardServer } from './guarded-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer(
    { publicUrl: 'https://planner.example' },
    { webBuild: join(tmpdir(), 'no-such-build') },
  )
})
afterAll(() => server.remove())

/** What comes back for bytes, until the server closes or the first answer is there. */
async function answerTo(
  bytes: string,
): Promise<{ status: number; headers: Map<string, string>; body: string }> {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  let text = ''
  socket.on('data', (part) => {
    text += part
  })
  socket.write(bytes)
  const closed = once(socket, 'close')
  await Promise.race([closed, expect.poll(() => text, { timeout: 10_000 }).toContain('\r\n\r\n')])
  socket.destroy()
  const [head = '', body = ''] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const pairs = lines.map(
    (line) => [line.split(': ')[0]?.toLowerCase() ?? '', line.slice(line.indexOf(': ') + 2)] as const,
  )
  return { status: Number(first.split(' ')[1]), headers: new Map(pairs), body }
}

const get = (path: string, more = '', host = 'host: a\r\n') => `GET ${path} HTTP/1.1\r\n${host}${more}\r\n`

const upgrade = (version = '13') =>
  `connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-key: ${'A'.repeat(22)}==\r\nsec-websocket-version: ${version}\r\n`

test('HTTP-13: every answer has the security headers and says how long it may be kept, whoever makes it', async () => {
  const answers: readonly (readonly [string, number])[] = [
    [get('/planner/'), 503],
    [get('/healthz'), 200],
    [get('/api/nothing'), 404],
    [get('/nothing'), 404],
    [get('/api/Event/Join/'), 200],
    [get('/api/Translations/GetLanguage/'), 200],
    // What routes and the hub never see, or answer on their own.
    [get('/%ff'), 400],
    [get(`/preview/${'x'.repeat(200)}/a.png`), 404],
    [get('/socket.io/?EIO=4&transport=polling'), 200],
    [get('/socket.io/?EIO=4&transport=pigeon'), 400],
    [get('/socket.io/?EIO=4&transport=polling&sid=nobody'), 400],
    [get('/socket.io/?EIO=4&transport=websocket&sid=nobody', upgrade()), 400],
    [get('/socket.io/?EIO=4&transport=pigeon', upgrade()), 400],
    [get('/socket.io/?EIO=4&transport=websocket', upgrade('7')), 400],
    [get('/welcome/', '', ''), 400],
    [get('/healthz', 'expect: the impossible\r\n'), 200],
    ['complete nonsense\r\n\r\n', 400],
    [get('/', `x: ${'x'.repeat(20_000)}\r\n`), 431],
    [
      'POST /api/Feedback HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 1\r\n\r\n{',
      403,
    ],
    ['POST /api/Feedback HTTP/1.1\r\nhost: a\r\ncontent-length: x\r\n\r\n{', 400],
  ]
  for (const [bytes, status] of answers) {
    const answer = await answerTo(bytes)
    const about = bytes.slice(0, 60)
    expect([about, answer.status]).toEqual([about, status])
    for (const [name, value] of [
      ['content-security-policy', "default-src 'self'"],
      ['x-content-type-options', 'nosniff'],
      ['x-frame-options', 'DENY'],
      ['referrer-policy', 'no-referrer'],
      ['strict-transport-security', 'max-age=31536000'],
      ['cache-control', 'no-'],
    ] as const)
      expect([about, name, answer.headers.get(name)]).toEqual([about, name, expect.stringContaining(value)])
  }
})

test('ERROR-10: what no route answers says what is wrong as JSON, too', async () => {
  for (const bytes of [get('/%ff'), get('/', '', ''), 'complete nonsense\r\n\r\n']) {
    const { headers, body } = await answerTo(bytes)
    expect(headers.get('content-type')).toContain('application/json')
    expect(JSON.parse(body)).toMatchObject({ error: expect.any(String) })
  }
})

test('HTTP-20: of a thousand requests in one go hardly more are looked at than are answered', async () => {
  let seen = 0
  const http = createServer(() => {})
  guardServer(http, { publicUrl: '', trustProxy: false, formHosts: [], hubPath: '/hub/' })
  http.prependListener('request', () => {
    seen += 1
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const socket = connect((http.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(get('/').repeat(1000))
  await once(socket, 'close')
  expect(seen).toBeGreaterThan(8)
  expect(seen).toBeLessThan(150)
  http.close()
})

test('HTTP-20: what comes in many parts arrives as it was sent, and the hub takes over a connection', async () => {
  const session = await openSession(server.url)
  const text = 'abcdefghijklmnopqrstuvwxyz'.repeat(190)
  expect((await session.post('/api/Feedback', { text, email: '' })).status).toBe(200)
  // It was read as JSON, and is too long.
  expect((await session.post('/api/Feedback', { text: text.repeat(20), email: '' })).status).toBe(400)
  const event = await registerTestEvent(server.url, 'planner', { description: text.slice(0, 2900) })
  expect(await event.register('Ann')).toMatchObject({ id: expect.any(String) })
  event.close()
})

// Each waits for a second and more.
test.concurrent.for([
  'POST /api/Feedback',
  // What is called like an import and is none, and what the hub would take.
  'POST /api/Import/Nothing',
  'POST /api/Import/Preview/more?x=/api/Import/Preview',
  'PUT /api/Import/Preview',
  'POST /hub/?transport=polling',
])(
  'LIMIT-22: bodies of an address beyond its bytes are refused with the time to wait, without being read: %s',
  async (route, { expect }) => {
    const head = `${route} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n`
    const http = createServer(() => {})
    guardServer(http, { publicUrl: '', trustProxy: true, formHosts: [], hubPath: '/hub/' })
    http.listen(0, '127.0.0.1')
    await once(http, 'listening')
    const { port } = http.address() as AddressInfo
    const begin = (from: string, bytes: number) => {
      const socket = connect(port, '127.0.0.1').on('error', () => {})
      socket.write(`${head}x-forwarded-for: ${from}\r\ncontent-length: ${bytes}\r\n\r\nx`)
      return socket
    }
    const held = LIMITS.addressBodyBytes.value / LIMITS.requestBytes.value
    const sockets = Array.from({ length: held + 3 }, () => begin('1.1.1.1', LIMITS.requestBytes.value))
    let refused = ''
    for (const socket of sockets)
      socket.on('data', (part) => {
        refused += part
      })
    await expect.poll(() => refused.match(/HTTP\/1.1 429/g)?.length, { timeout: 10_000 }).toBe(3)
    expect(refused).toMatch(/retry-after: \d+/)
    expect(refused).toContain('"reason":"tooManyRequests"')
    for (const socket of sockets) socket.destroy()
    http.closeAllConnections()
    http.close()
  },
)
