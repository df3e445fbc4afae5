import type { Socket } from 'node:net'

/** Some short requests, or a part of one. */
const SLICE = 2048

/** How long requests are parsed and begun in one turn of the event loop; ms. */
const TURN_MS = 10

/**
 * Parses requests for a limited time in each turn of the event loop, one connection after the other
 * (LIMIT-9). Without it thousands of connections that send at once would be worked off in a row, while
 * messages to the hub wait.
 */
export class ParsingTurns {
  readonly #waiting: (() => void)[] = []
  #spent = 0
  #isScheduled = false

  /** Does the work now, or in a later turn. */
  run(work: () => void): void {
    if (this.#waiting.length > 0 || this.#spent >= TURN_MS) this.#waiting.push(work)
    else this.#do(work)
    if (this.#isScheduled) return
    this.#isScheduled = true
    setImmediate(this.#next)
  }

  #do(work: () => void): void {
    const began = performance.now()
    work()
    this.#spent += performance.now() - began
  }

  readonly #next = (): void => {
    this.#spent = 0
    let done = 0
    while (done < this.#waiting.length && this.#spent < TURN_MS) {
      const work = this.#waiting[done]
      done += 1
      if (work) this.#do(work)
    }
    this.#waiting.splice(0, done)
    this.#isScheduled = this.#waiting.length > 0
    if (this.#isScheduled) setImmediate(this.#next)
    else this.#spent = 0
  }
}

/**
 * Parses what arrives on a connection a little at a time. Node would parse all 64 KB of one read at once,
 * hundreds of requests, even if the connection is ended at the tenth, while everybody else waits.
 */
export class SlicedParsing {
  readonly #socket: Socket
  readonly #turns: ParsingTurns
  /** What has arrived and waits for its turn. */
  #arrived: Buffer[] = []
  readonly #parsers: ((part: Buffer) => void)[]
  /** Bytes parsed so far, and the end of the current body, which is parsed at once. */
  #parsed = 0
  #bodyEnd = 0
  #isOver = false

  constructor(socket: Socket, turns: ParsingTurns) {
    this.#socket = socket
    this.#turns = turns
    this.#parsers = socket.listeners('data') as ((part: Buffer) => void)[]
    for (const each of this.#parsers) socket.removeListener('data', each)
    socket.on('data', this.#receive)
  }

  /** Tells how many bytes the body of the request has that was just parsed. The body may end later. */
  expectBody(bytes: number): void {
    if (bytes > 0) this.#bodyEnd = this.#parsed + bytes
  }

  /** Ends parsing: the connection has become a websocket. */
  stop(): void {
    this.#isOver = true
    this.#socket.removeListener('data', this.#receive)
  }

  readonly #receive = (part: Buffer): void => {
    this.#arrived.push(part)
    if (this.#arrived.length > 1) return
    let isPaused = false
    this.#turns.run(() => {
      const arrived = this.#arrived
      this.#arrived = []
      // A request may pause it again.
      if (isPaused) this.#socket.resume()
      for (const each of arrived) this.#parse(each)
    })
    // Its turn comes later.
    if (this.#arrived.length > 0) {
      isPaused = true
      this.#socket.pause()
    }
  }

  #parse(part: Buffer): void {
    let start = 0
    while (start < part.length) {
      // A client that goes on sending before its upgrade is answered is ended.
      if (this.#isOver) this.#socket.destroy()
      if (this.#socket.destroyed) return
      const slice = part.subarray(start, start + Math.max(SLICE, this.#bodyEnd - this.#parsed))
      for (const each of this.#parsers) each.call(this.#socket, slice)
      start += slice.length
      this.#parsed += slice.length
    }
  }
}
