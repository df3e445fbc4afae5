import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type SpreadProxy = {
  url: string
  close(): Promise<void>
}

/**
 * Passes each connection on to the next server that takes it, as a load balancer without any knowledge of them would. Long polling
 * needs one that keeps a client at its server; a WebSocket does not.
 */
export async function spreadProxy(
  urls: () => readonly string[],
  { port = 0, host = '127.0.0.1' } = {},
): Promise<SpreadProxy> {
  const open = new Set<Socket>()
  let turn = 0
  const server = createServer({ noDelay: true }, (client) => {
    open.add(client)
    client.on('close', () => open.delete(client))
    client.on('error', () => client.destroy())
    const targets = urls()
    turn += 1
    pass(client, [...targets.slice(turn % targets.length), ...targets.slice(0, turn % targets.length)])
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close()
      for (const client of open) client.destroy()
    },
  }
}

/** To the first that takes it. */
function pass(client: Socket, [url, ...others]: readonly string[]): void {
  if (url === undefined) {
    client.destroy()
    return
  }
  const { hostname, port } = new URL(url)
  const target = connect({ port: Number(port), host: hostname, noDelay: true })
  const next = () => pass(client, others)
  target.once('error', next)
  target.once('connect', () => {
    target.off('error', next)
    target.on('error', () => client.destroy())
    target.on('close', () => client.destroy())
    client.on('close', () => target.destroy())
    client.pipe(target).pipe(client)
  })
}
