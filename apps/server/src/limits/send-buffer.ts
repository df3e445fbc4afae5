import type { ServerResponse } from 'node:http'
import type { Socket } from 'socket.io'
import { LIMITS } from './limits.ts'

const SWEEP_MS = 1000

/** The unread bytes of a connection, of all connections of an address, or of all of the server. */
type Tally = { unread: number; readonly sendBuffers: Set<SendBuffer> }

/** Bytes, and for how long some of them may wait without any being read; ms. */
type UnreadLimits = { connection: number; address: number; server: number; unreadMs: number }

/**
 * Bounds the memory of clients that do not read what they are sent, in bytes: of one connection, of an
 * address and of the whole server. A client whose connection is ended connects again and gets the event as it
 * is then, so nothing is lost.
 */
export class SendBuffers {
  readonly #all: Tally = { unread: 0, sendBuffers: new Set() }
  readonly #addresses = new Map<string, Tally>()
  readonly #limits: UnreadLimits
  readonly #now: () => number
  #isRelieving = false
  #sweeping: NodeJS.Timeout | undefined

  constructor(limits: Partial<UnreadLimits> = {}, now: () => number = () => performance.now()) {
    this.#now = now
    this.#limits = {
      connection: LIMITS.unreadBytes.value,
      address: LIMITS.addressUnreadBytes.value,
      server: LIMITS.serverUnreadBytes.value,
      unreadMs: LIMITS.unreadSeconds.value * 1000,
      ...limits,
    }
  }

  /** Bytes that no connection has read yet. */
  get unread(): number {
    return this.#all.unread
  }

  open(connection: EngineConnection, address: string): SendBuffer {
    const shared = this.#addresses.get(address) ?? { unread: 0, sendBuffers: new Set<SendBuffer>() }
    this.#addresses.set(address, shared)
    const tallies = [shared, this.#all]
    const sendBuffer = new SendBuffer(connection, {
      onChange: (bytes) => {
        for (const tally of tallies) tally.unread += bytes
        if (bytes > 0) this.#check(sendBuffer, shared)
      },
      onGone: () => {
        for (const tally of tallies) tally.sendBuffers.delete(sendBuffer)
        if (shared.sendBuffers.size === 0) this.#addresses.delete(address)
      },
      unreadOfAddress: () => shared.unread,
      now: this.#now,
    })
    for (const tally of tallies) tally.sendBuffers.add(sendBuffer)
    this.#sweeping ??= setInterval(() => this.#sweep(), SWEEP_MS).unref()
    return sendBuffer
  }

  /** A client may answer pings and yet read nothing for ever. */
  #sweep(): void {
    const before = this.#now() - this.#limits.unreadMs
    for (const sendBuffer of this.#all.sendBuffers)
      if (sendBuffer.unread > 0 && sendBuffer.readAt <= before) sendBuffer.end()
    if (this.#all.sendBuffers.size > 0) return
    clearInterval(this.#sweeping)
    this.#sweeping = undefined
  }

  #check(sendBuffer: SendBuffer, shared: Tally): void {
    if (sendBuffer.unread - sendBuffer.largest > this.#limits.connection) sendBuffer.end()
    const isTooMuch = shared.unread > this.#limits.address || this.#all.unread > this.#limits.server
    if (!isTooMuch || this.#isRelieving) return
    this.#isRelieving = true
    // By then honest readers have taken what fits into their sockets.
    setImmediate(() => {
      this.#isRelieving = false
      for (const tally of this.#addresses.values()) endLargest(tally, this.#limits.address)
      endLargest(this.#all, this.#limits.server)
    })
  }
}

function endLargest(tally: Tally, limit: number): void {
  if (tally.unread <= limit) return
  let excess = tally.unread - limit
  for (const sendBuffer of [...tally.sendBuffers].sort((a, b) => b.unread - a.unread)) {
    if (excess <= 0) return
    excess -= sendBuffer.unread
    sendBuffer.end()
  }
}

type Owner = {
  onChange: (bytes: number) => void
  /** The connection is closed and nothing of it is left in memory. */
  onGone: () => void
  unreadOfAddress: () => number
  now: () => number
}

/** What one connection has been sent and has not read, on either transport. */
export class SendBuffer {
  readonly #connection: EngineConnection
  readonly #owner: Owner
  readonly #responses = new Set<ServerResponse>()
  readonly #batches: Batches = new Map()
  #sent = 0
  #read = 0
  /** Bytes sent that no transport has been given yet. */
  #buffered = 0
  #largest = 0
  #readAt: number
  /** Where the last full data end among the bytes sent. */
  #dataEnd = 0
  #isSendingData = false
  #isClosed = false
  #isEnding = false

  constructor(connection: EngineConnection, owner: Owner) {
    this.#connection = connection
    this.#owner = owner
    this.#readAt = owner.now()
    connection.on('packetCreate', ({ data }: { data?: unknown }) => this.#add(sizeOf(data)))
    connection.on('flush', () => {
      const bytes = this.#buffered
      this.#buffered = 0
      onRead(connection, { responses: this.#responses, batches: this.#batches }, () => this.#take(bytes))
    })
    connection.once('close', () => {
      this.#isClosed = true
      this.#take(this.#buffered)
      this.#buffered = 0
    })
  }

  get unread(): number {
    return this.#sent - this.#read
  }

  /** When something was read last, or everything was; ms. */
  get readAt(): number {
    return this.#readAt
  }

  /** The largest packet since everything was read; it may be as large as an event. */
  get largest(): number {
    return this.#largest
  }

  /**
   * Admits one sending of an event's full data: none while an earlier one is being made or is not read yet,
   * or while the address has too much to read. `endData` must follow.
   */
  startData(): boolean {
    const isFull = this.#owner.unreadOfAddress() > LIMITS.addressUnreadBytesForJoins.value
    if (this.#isSendingData || this.#read < this.#dataEnd || isFull) return false
    this.#isSendingData = true
    return true
  }

  endData(): void {
    this.#isSendingData = false
    this.#dataEnd = this.#sent
  }

  /** Ends the connection and drops what it has not read. */
  end(): void {
    if (this.#isEnding) return
    this.#isEnding = true
    // Deferred, since this may run in the middle of a broadcast.
    setImmediate(() => {
      const { socket } = this.#connection.transport as { socket?: { terminate(): void } }
      this.#connection.close(true)
      // A closing handshake would wait behind everything that is not read.
      socket?.terminate()
      for (const response of this.#responses) response.destroy()
    })
  }

  #add(bytes: number): void {
    if (this.unread === 0) this.#readAt = this.#owner.now()
    this.#sent += bytes
    this.#buffered += bytes
    this.#largest = Math.max(this.#largest, bytes)
    this.#owner.onChange(bytes)
  }

  #take(bytes: number): void {
    this.#read += bytes
    if (bytes > 0) this.#readAt = this.#owner.now()
    if (this.unread === 0) this.#largest = 0
    this.#owner.onChange(-bytes)
    if (this.#isClosed && this.unread === 0) this.#owner.onGone()
  }
}

function sizeOf(data: unknown): number {
  if (typeof data === 'string') return Buffer.byteLength(data)
  return ArrayBuffer.isView(data) || data instanceof ArrayBuffer ? data.byteLength : 1
}

type Transport = EngineConnection['transport'] & {
  /** Of a websocket. */
  socket?: { once(event: 'close', listener: () => void): void }
  /** Of long polling, while a poll waits for its answer. */
  res?: ServerResponse | null
}

/** What the websockets of a connection have been given and not passed on yet, one batch each at a time. */
type Batches = Map<Transport, (() => void)[]>

type OnItsWay = { responses: Set<ServerResponse>; batches: Batches }

/**
 * Calls `done` once, when the batch that the connection is flushing has left the process or its way out is
 * gone. A poll's answer is in `responses` until then.
 */
function onRead(connection: EngineConnection, { responses, batches }: OnItsWay, done: () => void): void {
  const transport = connection.transport as Transport
  if (transport.res) afterResponse(transport.res, responses, done)
  else if (transport.socket) afterDrain(transport, transport.socket, { batches, done })
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

function afterDrain(
  transport: Transport,
  socket: NonNullable<Transport['socket']>,
  { batches, done }: { batches: Batches; done: () => void },
): void {
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

/** A transport connection: a websocket or a session of long polling, whatever hubs it has joined. */
export type EngineConnection = Socket['conn']
