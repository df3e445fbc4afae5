import type { ServerResponse } from 'node:http'
import type { EngineConnection } from './engine-connection.ts'

type Transport = EngineConnection['transport'] & {
  /** Of a websocket. */
  socket?: { once(event: 'close', listener: () => void): void }
  /** Of long polling, while a poll waits for its answer. */
  res?: ServerResponse | null
}

/** What each websocket has been given and has not passed on; one batch at a time. */
const batches = new WeakMap<Transport, (() => void)[]>()

/**
 * Calls `done` once, when the batch that the connection is flushing has left the process or its way out is gone. A poll's
 * answer is in `responses` until then.
 */
export function onRead(connection: EngineConnection, responses: Set<ServerResponse>, done: () => void): void {
  const transport = connection.transport as Transport
  if (transport.res) afterResponse(transport.res, responses, done)
  else if (transport.socket) afterDrain(transport, transport.socket, done)
  else done()
}

function afterResponse(response: ServerResponse, responses: Set<ServerResponse>, done: () => void): void {
  responses.add(response)
  const end = () => {
    if (responses.delete(response)) done()
  }
  response.once('finish', end)
  response.once('close', end)
}

function afterDrain(transport: Transport, socket: NonNullable<Transport['socket']>, done: () => void): void {
  const known = batches.get(transport)
  if (known) {
    known.push(done)
    return
  }
  const waiting = [done]
  batches.set(transport, waiting)
  const end = () => {
    for (const each of waiting.splice(0)) each()
  }
  transport.on('drain', end)
  socket.once('close', end)
}
