import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type FlakyProxy = Awaited<ReturnType<typeof flakyProxy>>

/**
 * A TCP proxy whose connections can be cut and paused, to simulate a bad network. `close()` ends it. `port` is
 * read for every connection, since a restarted server may have another one.
 */
export async function flakyProxy(port: () => number) {
  const open = new Set<Socket>()
  let isPaused = false
  let isLost = false
  const track = (socket: Socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => {})
    if (isPaused) socket.pause()
  }
  const server = createServer((client) => {
    if (isLost) {
      client.destroy()
      return
    }
    const target = connect(port(), '127.0.0.1')
    for (const [from, to] of [
      [client, target],
      [target, client],
    ] as const) {
      from.on('data', (chunk) => to.writable && to.write(chunk))
      from.on('close', () => to.destroy())
      track(from)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    /** Scheme, host and port of the proxy. */
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Ends all connections; data in flight is lost. */
    cut,
    /** Ends them all, and those that come until `resume`. */
    lose() {
      isLost = true
      cut()
    },
    /** Delays all data until `resume`. */
    pause() {
      isPaused = true
      for (const socket of open) socket.pause()
    },
    resume() {
      isPaused = false
      isLost = false
      for (const socket of open) socket.resume()
    },
    async close() {
      server.close()
      cut()
      await once(server, 'close')
    },
  }
}
