import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** In front of a database: it can lose whatever is sent, without a connection noticing. */
export type StallingProxy = {
  /** The address of the database through it. */
  through(databaseUrl: string): string
  stall(): void
  /** Connections that have lost something end. */
  goOn(): void
  close(): void
}

export async function stallingProxy(target: () => { host: string; port: number }): Promise<StallingProxy> {
  const open = new Set<Socket>()
  let isStalled = false
  const server = createServer((client) => {
    const database = connect({ ...target(), noDelay: true })
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(from)
      from.on('data', (chunk) => {
        if (!isStalled) to.write(chunk)
      })
      from.on('error', () => from.destroy())
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    through(databaseUrl) {
      const url = new URL(databaseUrl)
      url.port = String(port)
      return url.href
    },
    stall() {
      isStalled = true
    },
    goOn() {
      isStalled = false
      for (const socket of open) socket.destroy()
    },
    close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
