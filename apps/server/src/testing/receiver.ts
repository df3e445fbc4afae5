import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Certificate } from './certificate.ts'

export type Received = { path: string; headers: IncomingMessage['headers']; raw: string; body: unknown }

/** A real HTTP server outside ours that takes JSON. */
export type Receiver = {
  url: string
  received: Received[]
  /** How it answers from now on; by default with 204. */
  answer: (response: ServerResponse, received: Received) => void
  close(): Promise<void>
}

export const NO_CONTENT = (response: ServerResponse) => void response.writeHead(204).end()

/** By https as `localhost` where it has a certificate. */
export async function openReceiver(certificate?: Certificate): Promise<Receiver> {
  const take: RequestListener = async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString('utf8')
    const { url: path = '', headers } = request
    const received = { path, headers, raw: text, body: text === '' ? null : JSON.parse(text) }
    receiver.received.push(received)
    receiver.answer(response, received)
  }
  const server = certificate ? createSecureServer(certificate, take) : createServer(take)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const receiver: Receiver = {
    url: `${certificate ? 'https://localhost' : 'http://127.0.0.1'}:${(server.address() as AddressInfo).port}/`,
    received: [],
    answer: NO_CONTENT,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return receiver
}
