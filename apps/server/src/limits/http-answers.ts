import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { LEAST_BYTES } from './http-limits.ts'
import { LIMITS } from './limits.ts'

const SWEEP_MS = 250

export type AnswerLimits = {
  /** Requests behind the one that is answered. */
  waiting: number
  /** Connections without a request. */
  idle: number
  /** Requests that are begun and whose answers are not over, of an address and of all. */
  ofAddress: number
  ofAll: number
  /** Bytes. */
  connection: number
  address: number
  server: number
  /** Without being read on; ms. */
  unreadMs: number
  /** In all; ms. */
  answerMs: number
}

type Options = {
  addressOf: (request: IncomingMessage) => string
  /** Whether the request is the hub's: its answers are limited by the hub, in bytes, and may be large. */
  isHubs: (request: IncomingMessage) => boolean
  limits?: Partial<AnswerLimits>
  now?: () => number
}

/** An answer that is under way. */
type Answer = {
  readonly socket: Socket
  readonly response: ServerResponse
  readonly address: string
  readonly isHubs: boolean
  /** Its bytes as of the last look. */
  bytes: number
  /** When its first bytes became readable. */
  since?: number
  /** The bytes that had left at the last look, and the time when that number last changed. */
  left: number
  readAt: number
}

type Unread = { answers: Answer[]; bytes: number }

/**
 * Bounds what clients ask for over HTTP and do not read (HTTP-20, LIMIT-20). A connection gets one answer at
 * a time. Connections end when they, their address or the server hold too many unread bytes, or when reading
 * takes too long. A client whose connection was ended asks again.
 */
export class HttpAnswers {
  readonly #options: Options
  readonly #limits: AnswerLimits
  readonly #now: () => number
  readonly #answers = new Set<Answer>()
  /** The requests that wait on each connection behind the one being answered. */
  readonly #waiting = new WeakMap<Socket, (() => void)[]>()
  /** Idle connections, the longest idle first. */
  readonly #idle = new Set<Duplex>()
  #sweeping: NodeJS.Timeout | undefined

  constructor(options: Options) {
    this.#options = options
    this.#now = options.now ?? (() => performance.now())
    this.#limits = {
      waiting: LIMITS.requestsWaiting.value,
      idle: LIMITS.idleConnections.value,
      ofAddress: LIMITS.requestsOfAddress.value,
      ofAll: LIMITS.requestsOfAll.value,
      connection: LIMITS.unreadAnswerBytes.value,
      address: LIMITS.addressUnreadAnswerBytes.value,
      server: LIMITS.serverUnreadAnswerBytes.value,
      unreadMs: LIMITS.unreadAnswerSeconds.value * 1000,
      answerMs: LIMITS.answerSeconds.value * 1000,
      ...options.limits,
    }
  }

  isAnswering(socket: Socket): boolean {
    return this.#waiting.has(socket)
  }

  /** Counts a new connection, over which nothing was asked for yet. */
  connected(socket: Socket): void {
    socket.once('close', () => this.#idle.delete(socket))
    this.#rest(socket)
  }

  /** Forgets a connection that has become a websocket. */
  upgraded(socket: Duplex): void {
    this.#idle.delete(socket)
  }

  /** Has a request answered once those before it on its connection are. */
  run(request: IncomingMessage, response: ServerResponse, answer: () => void): void {
    const { socket } = request
    // The same read may hold further requests of a connection that was ended for the first one.
    if (socket.destroyed) return
    const waiting = this.#waiting.get(socket)
    const begin = () => this.#begin(request, response, answer)
    if (!waiting) {
      this.#idle.delete(socket)
      this.#waiting.set(socket, [])
      begin()
    } else if (waiting.length < this.#limits.waiting) waiting.push(begin)
    else socket.destroy()
  }

  #begin(request: IncomingMessage, response: ServerResponse, answer: () => void): void {
    const { socket } = request
    const { addressOf, isHubs } = this.#options
    const held: Answer = {
      socket,
      response,
      address: addressOf(request),
      isHubs: isHubs(request),
      bytes: 0,
      left: 0,
      readAt: this.#now(),
    }
    this.#answers.add(held)
    response.once('close', () => {
      this.#answers.delete(held)
      this.#next(socket)
    })
    this.#sweeping ??= setInterval(() => this.#sweep(), SWEEP_MS).unref()
    answer()
  }

  #next(socket: Socket): void {
    const begin = this.#waiting.get(socket)?.shift()
    if (begin && !socket.destroyed) begin()
    else {
      this.#waiting.delete(socket)
      if (!socket.destroyed) this.#rest(socket)
    }
  }

  #rest(socket: Socket): void {
    this.#idle.add(socket)
    const [longest] = this.#idle
    if (this.#idle.size > this.#limits.idle) longest?.destroy()
  }

  #sweep(): void {
    this.#endLatest()
    const now = this.#now()
    const addresses = new Map<string, Unread>()
    for (const answer of this.#answers) {
      const bytes = answer.response.writableLength
      if (bytes === 0) answer.readAt = now
      else if (this.#isOver(answer, bytes, now)) answer.socket.destroy()
      else if (!answer.isHubs) add(addresses, answer)
    }
    for (const unread of addresses.values()) while (unread.bytes > this.#limits.address) endLeastRead(unread)
    const all = [...addresses.values()]
    const bytesOfAll = () => all.reduce((sum, { bytes }) => sum + bytes, 0)
    while (bytesOfAll() > this.#limits.server)
      endLeastRead(all.reduce((most, unread) => (unread.bytes > most.bytes ? unread : most)))
    if (this.#answers.size > 0) return
    clearInterval(this.#sweeping)
    this.#sweeping = undefined
  }

  /** A request that waits for its answer takes memory as well, though no byte of the answer exists. */
  #endLatest(): void {
    const all = [
      ...Map.groupBy(
        [...this.#answers].filter(({ isHubs }) => !isHubs),
        ({ address }) => address,
      ).values(),
    ]
    const excess = () => all.reduce((sum, { length }) => sum + length, 0) - this.#limits.ofAll
    for (const answers of all)
      for (const { socket } of answers.splice(this.#limits.ofAddress)) socket.destroy()
    for (let left = excess(); left > 0; left -= 1)
      all
        .reduce((most, answers) => (answers.length > most.length ? answers : most))
        .pop()
        ?.socket.destroy()
  }

  #isOver(answer: Answer, bytes: number, now: number): boolean {
    const { connection, unreadMs, answerMs } = this.#limits
    answer.since ??= now
    const left = answer.socket.bytesWritten - bytes
    if (left !== answer.left) {
      answer.left = left
      answer.readAt = now
    }
    if (now - answer.since >= answerMs) return true
    // A packet of the hub may be large, and is handed over as a whole.
    return !answer.isHubs && (bytes > connection || now - answer.readAt >= unreadMs)
  }
}

function add(addresses: Map<string, Unread>, answer: Answer): void {
  const unread = addresses.get(answer.address) ?? { answers: [], bytes: 0 }
  addresses.set(answer.address, unread)
  unread.answers.push(answer)
  answer.bytes = Math.max(answer.response.writableLength, LEAST_BYTES)
  unread.bytes += answer.bytes
}

function endLeastRead(unread: Unread): void {
  const first = unread.answers.reduce((least, answer) => (answer.readAt < least.readAt ? answer : least))
  unread.answers.splice(unread.answers.indexOf(first), 1)
  unread.bytes -= first.bytes
  first.socket.destroy()
}
