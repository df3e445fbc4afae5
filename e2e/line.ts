import { connect, createServer, type Server, type Socket } from 'node:net'

type Speed = {
  /** ms that a round trip takes longer. */
  roundTrip: number
  /** Bytes a second, of all connections together; the same in both directions. */
  rate: number
}

export type SentPart = { path: string; bytes: number; at: number }

/**
 * A line between a browser and a server that counts what the server sends, whoever in the browser asked for
 * it: pages, the service worker and sockets. It can be a slow one.
 */
export class Line {
  url = ''
  /** What the server has sent, headers included, by what was asked for. */
  readonly parts: SentPart[] = []
  readonly #speed: Speed | undefined
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  readonly #begin = performance.now()
  /** When the line is free again, in each direction. */
  readonly #freeAt = { up: 0, down: 0 }

  constructor(target: string, speed?: Speed) {
    this.#speed = speed
    const { hostname, port } = new URL(target)
    this.#server = createServer((browser) => {
      const server = connect(Number(port), hostname)
      let part: SentPart | undefined
      this.#pass(browser, server, 'up', (chunk) => {
        const path = /^[A-Z]+ (\S+) HTTP/.exec(chunk.subarray(0, 2000).toString('latin1'))?.[1]
        if (path === undefined) return
        part = { path, bytes: 0, at: 0 }
        this.parts.push(part)
      })
      this.#pass(server, browser, 'down', (chunk) => {
        if (!part) return
        part.bytes += chunk.length
        part.at = Math.round(performance.now() - this.#begin)
      })
    })
  }

  /** Bytes that the server has sent. */
  get sent(): number {
    return this.parts.reduce((sum, { bytes }) => sum + bytes, 0)
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const address = this.#server.address()
    if (typeof address === 'object' && address) this.url = `http://127.0.0.1:${address.port}`
  }

  /** The same address at this end of the line. */
  at(link: string): string {
    const { pathname, search } = new URL(link)
    return this.url + pathname + search
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
  }

  #pass(from: Socket, to: Socket, direction: 'up' | 'down', count: (chunk: Buffer) => void): void {
    from.setNoDelay(true)
    this.#sockets.add(from)
    // Timers need not fire in the order in which they were set.
    const underWay: Buffer[] = []
    const arrive = () => {
      const piece = underWay.shift()
      if (!piece) return
      count(piece)
      to.write(piece)
    }
    from.on('data', (chunk) => {
      if (!this.#speed) {
        count(chunk)
        to.write(chunk)
        return
      }
      const { roundTrip, rate } = this.#speed
      const now = performance.now()
      // In small pieces, so that connections share the line as they do on a real one.
      for (let start = 0; start < chunk.length; start += PIECE) {
        const piece = chunk.subarray(start, start + PIECE)
        this.#freeAt[direction] = Math.max(now, this.#freeAt[direction]) + (1000 * piece.length) / rate
        underWay.push(piece)
        setTimeout(arrive, this.#freeAt[direction] - now + roundTrip / 2)
      }
    })
    from.on('close', () => {
      this.#sockets.delete(from)
      to.destroy()
    })
    from.on('error', () => to.destroy())
  }
}

const PIECE = 1400
