import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { guardServer } from './guarded-server.ts'

type Options = Parameters<typeof guardServer>[1]

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function guarded(answer: RequestListener, turns?: Options['turns']) {
  const http = createServer(answer)
  const opened: string[] = []
  const accepted: Socket[] = []
  http.on('connection', (socket) => accepted.push(socket))
  http.on('upgrade', (request, socket) => {
    opened.push(request.url ?? '')
    socket.destroy()
  })
  const options = { publicUrl: '', trustProxy: false, formHosts: [], hubPath: '/hub/' }
  guardServer(http, { ...options, ...(turns && { turns }) })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  closing.push(() => {
    http.closeAllConnections()
    http.close()
  })
  const { port } = http.address() as AddressInfo
  const connected = async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    await once(socket, 'connect')
    return socket
  }
  return { connected, opened, accepted }
}

test('LIMIT-9: of hundreds of requests that come at once only some are begun in a turn of the event loop', async () => {
  let turn = 0
  const begun: number[] = []
  const { connected, accepted } = await guarded((_request, response) => {
    begun[turn] = (begun[turn] ?? 0) + 1
    const until = performance.now() + 2
    while (performance.now() < until);
    response.end('done')
  })
  const sockets = await Promise.all(Array.from({ length: 300 }, connected))
  await expect.poll(() => accepted.length).toBe(sockets.length)
  let isOver = false
  const count = () => {
    turn += 1
    if (!isOver) setImmediate(count)
  }
  count()
  const answers = sockets.map(async (socket) => {
    socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
    const [answer] = await once(socket, 'data')
    return String(answer).split('\r\n')[0]
  })
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['HTTP/1.1 200 OK']))
  isOver = true
  // Ten milliseconds of two each, and the one that goes beyond.
  expect(Math.max(...begun.filter((number) => number !== undefined))).toBeLessThan(10)
})

test('LIMIT-9: a websocket is opened when it is the turn of its address, unless whoever asked has gone away', async () => {
  const waiting: [string, number, () => Promise<unknown>][] = []
  const run = (address: string, cost: number, work: () => Promise<unknown>) => {
    waiting.push([address, cost, work])
    return new Promise<never>(() => {})
  }
  const { connected, opened, accepted } = await guarded(() => {}, { run })
  const [stays, leaves] = [await connected(), await connected()]
  const asked = (path: string) =>
    `GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`
  stays.write(asked('/hub/stays'))
  await expect.poll(() => waiting.length).toBe(1)
  leaves.write(asked('/hub/leaves'))
  await expect.poll(() => waiting.length).toBe(2)
  expect(waiting.map(([address, cost]) => [address, cost])).toEqual([
    ['127.0.0.1', 5],
    ['127.0.0.1', 5],
  ])
  leaves.resetAndDestroy()
  expect(opened).toEqual([])
  await expect.poll(() => accepted.filter(({ destroyed }) => destroyed).length).toBe(1)
  for (const [, , work] of waiting.reverse()) await work()
  expect(opened).toEqual(['/hub/stays'])
})
