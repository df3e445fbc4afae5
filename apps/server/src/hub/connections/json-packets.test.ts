import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { io as connect, type Socket } from 'socket.io-client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sendJsonPacket } from './json-packets.ts'

const NAMESPACE = '/api/planner/hub'
const PAYLOAD = { text: 'Ülo said "yes", \\ and 🐝', list: [1, null, true], nested: { deep: [] } }

let server: Server
let url: string
beforeEach(async () => {
  const http = createServer()
  server = new Server(http)
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}${NAMESPACE}`
})
afterEach(async () => {
  await server.close()
})

/** The signals a client receives on connecting, in order. */
async function received(transport: 'websocket' | 'polling'): Promise<[string, ...unknown[]][]> {
  const client: Socket = connect(url, { transports: [transport], forceNew: true })
  const signals: [string, ...unknown[]][] = []
  client.onAny((name: string, ...payloads: unknown[]) => signals.push([name, ...payloads]))
  await new Promise<void>((resolve) => client.on('ReloadPage', () => resolve()))
  client.close()
  return signals
}

test.each(['websocket', 'polling'] as const)(
  'a real client receives a JSON packet over %s like one sent with emit',
  async (transport) => {
    server.of(NAMESPACE).on('connection', (socket) => {
      socket.emit('ReceivePlan', PAYLOAD)
      sendJsonPacket(socket, 'ReceivePlan', JSON.stringify(PAYLOAD))
      socket.emit('ReloadPage', {})
    })
    expect(await received(transport)).toEqual([
      ['ReceivePlan', PAYLOAD],
      ['ReceivePlan', PAYLOAD],
      ['ReloadPage', {}],
    ])
  },
)

test.each(['websocket', 'polling'] as const)(
  'an attachment arrives over %s in its place, and what is sent afterwards behind it',
  async (transport) => {
    server.of(NAMESPACE).on('connection', (socket) => {
      const attachment = Buffer.from('packed')
      socket.emit('ReceivePlan', { packed: attachment, ...PAYLOAD })
      const payload = { packed: { _placeholder: true, num: 0 }, ...PAYLOAD }
      sendJsonPacket(socket, 'ReceivePlan', JSON.stringify(payload), attachment)
      socket.emit('ReloadPage', {})
    })
    const expected = { packed: Buffer.from('packed'), ...PAYLOAD }
    expect(await received(transport)).toEqual([
      ['ReceivePlan', expected],
      ['ReceivePlan', expected],
      ['ReloadPage', {}],
    ])
  },
)

test("the packet is identical to the library's own", async () => {
  const packets = new Promise<unknown[]>((resolve) => {
    server.of(NAMESPACE).on('connection', (socket) => {
      const written: unknown[] = []
      socket.conn.on('packetCreate', ({ type, data }: { type: string; data: unknown }) => {
        written.push([type, data])
        if (written.length === 2) resolve(written)
      })
      socket.emit('ReceivePlan', PAYLOAD)
      sendJsonPacket(socket, 'ReceivePlan', JSON.stringify(PAYLOAD))
    })
  })
  const client = connect(url, { transports: ['websocket'], forceNew: true })
  const [own, ours] = await packets
  client.close()
  expect(ours).toEqual(own)
})

test('packets to a disconnected socket are dropped', async () => {
  const left = new Promise<boolean>((resolve) => {
    server.of(NAMESPACE).on('connection', (socket) => {
      let isWritten = false
      socket.on('disconnect', () => {
        socket.conn.on('packetCreate', () => {
          isWritten = true
        })
        sendJsonPacket(socket, 'ReceivePlan', '{}')
        resolve(isWritten)
      })
      socket.emit('ReloadPage', {})
    })
  })
  await received('websocket')
  expect(await left).toBe(false)
})
