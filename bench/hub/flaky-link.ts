import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a server that can be cut and held up, as a phone's is in a crowded room. `close()` ends it. */
export type FlakyLink = {
  /** Scheme, host and port that lead to the server. */
  origin: string
  /** Ends all connections; what is on its way is lost. */
  cut(): void
  /** Holds everything back until `go`. */
  hold(): void
  go(): void
  close(): Promise<void>
}

/** `port` is read for every connection, since the server may have moved. */
export async function flakyLink(port: () => number): Promise<FlakyLink> {
  const open = new Set<Socket>()
  let isHeld = false
  const keep = (socket: Socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => {})
    if (isHeld) socket.pause()
  }
  const server = createServer((client) => {
    const target = connect(port(), '127.0.0.1')
    for (const [from, to] of [
      [client, target],
      [target, client],
    ] as const) {
      from.on('data', (chunk) => to.writable && to.write(chunk))
      from.on('close', () => to.destroy())
      keep(from)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    hold() {
      isHeld = true
      for (const socket of open) socket.pause()
    },
    go() {
      isHeld = false
      for (const socket of open) socket.resume()
    },
    async close() {
      server.close()
      cut()
      await once(server, 'close')
    },
  }
}
