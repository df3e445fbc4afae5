import { connect, createServer, type Server, type Socket } from 'node:net'

/** A way to the server for one browser, which can be cut while everybody else stays connected. */
export class Relay {
  readonly origin: string
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #isCut = false

  static async open(serverUrl: string): Promise<Relay> {
    const { hostname, port } = new URL(serverUrl)
    return new Promise((resolve, reject) => {
      const server = createServer()
      server.once('error', reject)
      server.listen(0, '127.0.0.1', () => resolve(new Relay(server, hostname, Number(port))))
    })
  }

  private constructor(server: Server, hostname: string, port: number) {
    this.#server = server
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('The relay listens nowhere.')
    this.origin = `http://127.0.0.1:${address.port}`
    server.on('connection', (near) => {
      if (this.#isCut) {
        near.destroy()
        return
      }
      const far = connect(port, hostname)
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(socket)
        // Either end may go at any time; the other one goes too.
        socket.on('error', () => other.destroy())
        socket.on('close', () => {
          this.#sockets.delete(socket)
          other.destroy()
        })
        socket.pipe(other)
      }
    })
  }

  /** The link by way of the relay. */
  linkOf(link: string): string {
    const { pathname, search, hash } = new URL(link)
    return `${this.origin}${pathname}${search}${hash}`
  }

  cut(): void {
    this.#isCut = true
    for (const socket of this.#sockets) socket.destroy()
  }

  mend(): void {
    this.#isCut = false
  }

  close(): void {
    this.cut()
    this.#server.close()
  }
}
