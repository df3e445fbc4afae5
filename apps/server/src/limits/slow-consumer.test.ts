import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server, type Socket } from 'socket.io'
import { io } from 'socket.io-client'
import { expect, test } from 'vitest'
import { disconnectSlowConsumer } from './slow-consumer.ts'

const LARGE = 'x'.repeat(64 * 1024)

test('LIMIT-3: a client that no longer reads is disconnected, one that reads is not', async () => {
  const http = createServer()
  const server = new Server(http)
  const sockets: Socket[] = []
  server.on('connection', (socket) => {
    disconnectSlowConsumer(socket, 50)
    sockets.push(socket)
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const { port } = http.address() as AddressInfo
  const connect = async () => {
    const client = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], reconnection: false })
    await new Promise<void>((resolve) => client.once('connect', resolve))
    return client
  }
  const [reading, stuck] = [await connect(), await connect()]
  let received = 0
  reading.on('update', () => {
    received += 1
  })
  // Only the transport's own socket can be paused.
  const { ws } = stuck.io.engine.transport as unknown as { ws: { pause(): void; resume(): void } }
  ws.pause()
  const stuckServerSide = sockets.find(({ id }) => id === stuck.id)
  let sent = 0
  while (stuckServerSide?.connected && sent < 2000) {
    server.emit('update', LARGE)
    sent += 1
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  expect(stuckServerSide?.connected).toBe(false)
  expect(sent).toBeLessThan(2000)
  await expect.poll(() => received).toBe(sent)
  expect(reading.connected).toBe(true)
  ws.resume()
  for (const client of [reading, stuck]) client.close()
  await server.close()
})
