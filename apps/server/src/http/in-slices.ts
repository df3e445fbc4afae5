import type { Socket } from 'node:net'

/** Some short requests, or a part of one. */
const SLICE = 2048

/**
 * Has what arrives on a connection parsed a little at a time. Node would parse all 64 KB that it reads at once, hundreds of requests, even
 * if the connection is ended at the tenth of them, and everybody else would wait for that.
 */
export class SlicedParsing {
  readonly #socket: Socket
  readonly #parsers: ((part: Buffer) => void)[]
  /** Bytes parsed so far, and until where they are a body, which is parsed at once. */
  #parsed = 0
  #bodyEnd = 0
  #isOver = false

  constructor(socket: Socket) {
    this.#socket = socket
    this.#parsers = socket.listeners('data') as ((part: Buffer) => void)[]
    for (const each of this.#parsers) socket.removeListener('data', each)
    socket.on('data', this.#parse)
  }

  /** A request that was just parsed has a body of so many bytes. It ends here or later, since the head of the request comes first. */
  expectBody(bytes: number): void {
    if (bytes > 0) this.#bodyEnd = this.#parsed + bytes
  }

  /** It is no connection of HTTP any more. */
  stop(): void {
    this.#isOver = true
    this.#socket.removeListener('data', this.#parse)
  }

  readonly #parse = (part: Buffer): void => {
    let start = 0
    while (start < part.length) {
      // Nobody may send much before it was told that the connection is another one by now.
      if (this.#isOver) this.#socket.destroy()
      if (this.#socket.destroyed) return
      const slice = part.subarray(start, start + Math.max(SLICE, this.#bodyEnd - this.#parsed))
      for (const each of this.#parsers) each.call(this.#socket, slice)
      start += slice.length
      this.#parsed += slice.length
    }
  }
}
