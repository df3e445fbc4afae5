import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { type AnswerLimits, HttpAnswers } from './http-answers.ts'

const MB = 1024 ** 2
/** More than the kernel takes of a connection that nobody reads. */
const LARGE = Buffer.alloc(24 * MB, 'x')
const PIECE = 64 * 1024

let server: Server
const sockets: Socket[] = []
let begun: string[] = []
const ends = new Map<string, () => void>()
let now = 0

/** A server that answers with what the path says; `/held…` waits for `ends`. */
async function serve(limits: Partial<AnswerLimits> = {}) {
  begun = []
  now = 0
  const answers = new HttpAnswers({
    addressOf: ({ headers }) => String(headers['x-from'] ?? 'a'),
    isHubs: ({ url }) => url === '/hub',
    limits,
    now: () => now,
  })
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { url = '' } = request
    begun.push(url)
    if (url.startsWith('/held')) ends.set(url, () => response.end(url))
    else if (url === '/large' || url === '/hub') piecesOf(LARGE).pipe(response)
    else if (url === '/whole') response.end(LARGE)
    else response.end(url)
  }
  server = createServer((request, response) =>
    answers.run(request, response, () => answer(request, response)),
  )
  server.on('connection', (socket) => answers.connected(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
}

function* parts(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE)
}
const piecesOf = (bytes: Buffer) => Readable.from(parts(bytes), { objectMode: false, highWaterMark: 1 })

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  ends.clear()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

function open(from = 'a') {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  const state = { isEnded: false, text: '' }
  socket.once('close', () => {
    state.isEnded = true
  })
  const ask = (...paths: string[]) =>
    socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: a\r\nx-from: ${from}\r\n\r\n`).join(''))
  const read = () =>
    socket
      .on('data', (part) => {
        state.text += part.length > 1000 ? '' : part
      })
      .resume()
  return { socket, state, ask, read }
}

/** A connection that asks and does not read, whose end shows all the same. */
function unread(path: string, from?: string) {
  const opened = open(from)
  opened.socket.pause()
  opened.ask(path)
  return opened
}

/** Whether the server has ended it: nothing it sent is read for that. */
const numConnections = () =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))

test('HTTP-20: the requests of a connection are answered one after the other, in order', async () => {
  await serve()
  const { ask, read, state } = open()
  read()
  ask('/held1', '/held2', '/3')
  await expect.poll(() => begun).toEqual(['/held1'])
  // Whoever asks on another connection does not wait.
  const other = open()
  other.read()
  other.ask('/other')
  await expect.poll(() => other.state.text).toContain('/other')
  ends.get('/held1')?.()
  await expect.poll(() => begun).toEqual(['/held1', '/other', '/held2'])
  ends.get('/held2')?.()
  await expect.poll(() => state.text).toMatch(/\/held1.*\/held2.*\/3$/s)
  expect(state.isEnded).toBe(false)
})

test('HTTP-20: a connection with more requests behind the one that is answered is ended, before any of them is begun', async () => {
  await serve({ waiting: 3 })
  const [few, many] = [open(), open()]
  few.read()
  many.read()
  few.ask('/held-few', '/1', '/2', '/3')
  await expect.poll(() => begun).toEqual(['/held-few'])
  many.ask('/held-many', ...Array.from({ length: 500 }, (_, index) => `/${index}`))
  await expect.poll(() => many.state.isEnded).toBe(true)
  expect(begun).toEqual(['/held-few', '/held-many'])
  ends.get('/held-few')?.()
  await expect.poll(() => few.state.text).toContain('/3')
})

test('HTTP-20: what waits behind an answer that is not read is not made', async () => {
  await serve()
  const { ask, read } = unread('/large')
  ask('/next')
  await expect.poll(() => begun).toEqual(['/large'])
  await wait(0)
  expect(begun).toEqual(['/large'])
  read()
  await expect.poll(() => begun, { timeout: 20_000 }).toEqual(['/large', '/next'])
})

test('LIMIT-20: an answer that is not read on is ended by time, one that is read on slowly by a longer one', async () => {
  await serve({ unreadMs: 30_000, answerMs: 300_000 })
  unread('/large')
  const slow = unread('/large')
  await expect.poll(() => begun).toEqual(['/large', '/large'])
  // Both are looked at before any time passes, which it does as the one reads on, and no faster.
  await wait(600)
  while (now < 31_000) {
    if ((slow.socket.read(PIECE) ?? slow.socket.read()) !== null) now += 100
    await wait(5)
  }
  await expect.poll(numConnections).toBe(1)
  expect(slow.state.isEnded).toBe(false)
  now += 300_000
  await expect.poll(numConnections).toBe(0)
})

test('LIMIT-20: a connection that lets a whole answer wait is ended by its bytes, a packet of the hub is not', async () => {
  await serve({ connection: MB, unreadMs: 1e9 })
  unread('/whole')
  unread('/hub')
  await expect.poll(() => begun).toEqual(['/whole', '/hub'])
  await expect.poll(numConnections).toBe(1)
  now += 400_000
  await expect.poll(numConnections).toBe(0)
})

test('LIMIT-20: of an address that has too much unread those read least of late are ended, and nobody else', async () => {
  await serve({ address: 5 * PIECE })
  unread('/large', 'other')
  for (let asked = 1; asked <= 12; asked += 1) {
    now += 1
    unread('/large', 'greedy')
    await expect.poll(() => begun.length).toBe(asked + 1)
  }
  // What node holds back beside a piece is some more of it.
  await expect.poll(numConnections).toBeLessThanOrEqual(6)
  expect(await numConnections()).toBeGreaterThanOrEqual(3)
})

test('LIMIT-20: of all together those of the address that has most are ended', async () => {
  await serve({ server: 6 * PIECE })
  unread('/large', 'modest')
  const greedy = Array.from({ length: 12 }, () => unread('/large', 'greedy'))
  await expect.poll(() => begun.length).toBe(13)
  await expect.poll(numConnections).toBeLessThanOrEqual(6)
  for (const { socket } of greedy) socket.destroy()
  await expect.poll(numConnections).toBe(1)
})

test('LIMIT-20: of requests that wait for their answers an address has so many, and all together; those begun last are ended', async () => {
  await serve({ ofAddress: 4, ofAll: 6 })
  const ask = async (from: string, name: string) => {
    const one = open(from)
    one.read()
    one.ask(`/held-${name}`)
    await expect.poll(() => begun).toContain(`/held-${name}`)
    return one
  }
  const greedy: Awaited<ReturnType<typeof ask>>[] = []
  for (let index = 0; index < 7; index += 1) greedy.push(await ask('greedy', `g${index}`))
  const ended = () => greedy.map(({ state }) => state.isEnded)
  await expect.poll(ended).toEqual([false, false, false, false, true, true, true])
  const modest = [await ask('modest', 'm1'), await ask('modest', 'm2'), await ask('modest', 'm3')]
  await expect.poll(ended).toEqual([false, false, false, true, true, true, true])
  for (const end of ends.values()) end()
  await expect
    .poll(() => modest.map(({ state }) => state.text.includes('200 OK')))
    .toEqual([true, true, true])
})

test('LIMIT-22: of many connections over which nothing is asked for, the one that is idle for longest is closed', async () => {
  await serve({ idle: 3 })
  const opened = []
  for (const name of ['first', 'busy', 'third', 'fourth']) {
    const one = open()
    one.read()
    opened.push(one)
    await expect.poll(numConnections).toBe(opened.length)
    if (name !== 'busy') continue
    one.ask('/held')
    await expect.poll(() => begun).toEqual(['/held'])
  }
  const last = open()
  last.read()
  const [first, busy, third, fourth] = opened
  await expect.poll(() => first?.state.isEnded).toBe(true)
  expect([busy, third, fourth, last].map((one) => one?.state.isEnded)).toEqual([false, false, false, false])
})
