import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server, type Socket } from 'socket.io'
import { type Socket as Client, io } from 'socket.io-client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type SendBuffer, SendBuffers } from './send-buffer.ts'

const KB = 1024
const LARGE = 'x'.repeat(64 * KB)
const LIMIT = { connection: 2 * KB * KB, address: 6 * KB * KB, server: 8 * KB * KB, unreadMs: 300_000 }

let sendBuffers: SendBuffers
let now = 0
let server: Server
let url: string
const served = new Map<string, { socket: Socket; sendBuffer: SendBuffer }>()
const clients: Client[] = []
const paused: { terminate(): void }[] = []

beforeEach(async () => {
  now = 0
  sendBuffers = new SendBuffers(LIMIT, () => now)
  served.clear()
  const http = createServer()
  server = new Server(http, { perMessageDeflate: false, httpCompression: false })
  const opened = new WeakMap<object, SendBuffer>()
  server.engine.on('connection', (connection: Socket['conn']) => {
    opened.set(connection, sendBuffers.open(connection, String(connection.request.headers['x-from'] ?? 'a')))
  })
  server.on('connection', (socket) => {
    const sendBuffer = opened.get(socket.conn)
    if (sendBuffer) served.set(socket.id, { socket, sendBuffer })
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
})

afterEach(async () => {
  // A closing handshake would wait for them.
  for (const ws of paused.splice(0)) ws.terminate()
  for (const client of clients.splice(0)) client.close()
  await server.close()
})

async function connect(from = 'a', transport = 'websocket') {
  const client = io(url, {
    transports: [transport],
    reconnection: false,
    forceNew: true,
    extraHeaders: { 'x-from': from },
  })
  clients.push(client)
  await new Promise<void>((resolve) => client.once('connect', resolve))
  const { socket, sendBuffer } = served.get(client.id ?? '') as { socket: Socket; sendBuffer: SendBuffer }
  return { client, socket, sendBuffer }
}

/** Only the transport's own socket can be paused. */
async function stuck(from = 'a') {
  const one = await connect(from)
  const { ws } = one.client.io.engine.transport as unknown as { ws: { pause(): void; terminate(): void } }
  ws.pause()
  paused.push(ws)
  return one
}

/** Sends until the condition holds; the kernel's buffers take some megabytes first. */
async function sendUntil(socket: Pick<Socket, 'emit'>, isEnough: () => boolean): Promise<number> {
  let sent = 0
  for (; !isEnough() && sent < 2000; sent += 1) {
    socket.emit('update', LARGE)
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(isEnough()).toBe(true)
  return sent
}

test('LIMIT-3, LIMIT-8: a client that no longer reads is ended by the bytes that wait, one that reads is not', async () => {
  const [reading, silent] = [await connect(), await stuck()]
  let received = 0
  reading.client.on('update', () => {
    received += 1
  })
  let most = 0
  const sent = await sendUntil(server as unknown as Socket, () => {
    most = Math.max(most, silent.sendBuffer.unread)
    return !silent.socket.connected
  })
  expect(most).toBeLessThan(LIMIT.connection + 3 * LARGE.length)
  await expect.poll(() => received).toBe(sent)
  expect(reading.socket.connected).toBe(true)
  await expect.poll(() => sendBuffers.unread).toBe(0)
})

test('LIMIT-8: a poll that is never asked, or never read, is ended by bytes as well', async () => {
  const open = async () => (await fetch(`${url}/socket.io/?EIO=4&transport=polling`)).text()
  const sid = (text: string) => JSON.parse(text.slice(1)).sid as string
  const [never, unread] = [sid(await open()), sid(await open())]
  for (const id of [never, unread])
    await fetch(`${url}/socket.io/?EIO=4&transport=polling&sid=${id}`, { method: 'POST', body: '40' })
  await expect.poll(() => served.size).toBe(2)
  const all = [...served.values()]
  const bytes = () => all.map(({ sendBuffer }) => sendBuffer.unread)
  const response = new Promise<IncomingMessage>((resolve) => {
    get(`${url}/socket.io/?EIO=4&transport=polling&sid=${unread}`, resolve).on('error', () => {})
  })
  for (const { socket } of all) socket.emit('update', LARGE)
  const half = await response
  half.on('error', () => {})
  half.pause()
  await sendUntil(server as unknown as Socket, () => all.every(({ socket }) => !socket.connected))
  await expect.poll(bytes).toEqual([0, 0])
})

test('LIMIT-8: where an address has too much to read, those with most of it are ended', async () => {
  const [big, small, other] = [await stuck(), await stuck(), await connect('b')]
  await sendUntil(small.socket, () => small.sendBuffer.unread > 20 * KB)
  // One packet of any size is let through to its reader: an event may be large.
  big.socket.emit('update', 'x'.repeat(2 * LIMIT.address))
  await expect.poll(() => big.socket.connected).toBe(false)
  expect([small.socket.connected, other.socket.connected]).toEqual([true, true])
  await expect.poll(() => big.sendBuffer.unread).toBe(0)
})

test('LIMIT-8: a client that reads nothing for long is ended, one that reads is not, and neither is one with nothing to read', async () => {
  const [silent, reading, idle] = [await stuck(), await connect(), await connect()]
  await sendUntil(silent.socket, () => silent.sendBuffer.unread > LARGE.length)
  for (let passed = 0; passed < LIMIT.unreadMs; passed += 100_000) {
    expect(silent.socket.connected).toBe(true)
    const arrived = new Promise((resolve) => reading.client.once('update', resolve))
    reading.socket.emit('update', LARGE)
    await arrived
    now += 100_000
  }
  await expect.poll(() => silent.socket.connected).toBe(false)
  expect([reading.socket.connected, idle.socket.connected]).toEqual([true, true])
  await expect.poll(() => sendBuffers.unread).toBe(0)
})

test('LIMIT-8: one sending of full data at a time, until it is read', async () => {
  const { client, socket, sendBuffer } = await connect()
  expect([sendBuffer.startData(), sendBuffer.startData()]).toEqual([true, false])
  const arrived = new Promise((resolve) => client.once('update', resolve))
  socket.emit('update', LARGE)
  sendBuffer.endData()
  await arrived
  await expect.poll(() => sendBuffer.startData()).toBe(true)
  sendBuffer.endData()
  const silent = await stuck('b')
  await sendUntil(silent.socket, () => silent.sendBuffer.unread > LARGE.length)
  expect(silent.sendBuffer.startData()).toBe(true)
  silent.socket.emit('update', LARGE)
  silent.sendBuffer.endData()
  expect(silent.sendBuffer.startData()).toBe(false)
})
