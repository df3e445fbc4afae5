import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { sendInPieces } from './answer-pieces.ts'

const MB = 1024 ** 2
/** More than the kernel takes of a connection that nobody reads. */
const LARGE = 'x'.repeat(24 * MB)

test('HTTP-20: of what is large a piece waits to be read, never the rest, and all of it comes', async () => {
  const app = fastify({ logger: false })
  sendInPieces(app)
  app.get('/', (_request, reply) => reply.send(LARGE))
  const responses: ServerResponse[] = []
  app.server.on('request', (_request, response) => responses.push(response))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.pause()
  socket.write('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
  await expect.poll(() => responses[0]?.writableLength).toBeGreaterThan(0)
  await wait(200)
  expect(responses[0]?.writableLength).toBeLessThan(MB)
  let bytes = 0
  socket.on('data', (part) => {
    bytes += part.length
  })
  socket.resume()
  await once(socket, 'close')
  expect(bytes).toBeGreaterThan(LARGE.length)
  await app.close()
})
