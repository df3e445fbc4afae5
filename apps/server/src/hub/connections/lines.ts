import type { IncomingMessage, ServerResponse } from 'node:http'
import { addressOf } from '../../limits/address.ts'
import type { AddressLimits } from '../../limits/address-limits.ts'
import { HubConnections } from '../../limits/hub-connections.ts'
import { LIMITS } from '../../limits/limits.ts'
import { bothLimits, type RateLimit, rateLimit } from '../../limits/rate-limit.ts'
import { type EngineConnection, type SendBuffer, SendBuffers } from '../../limits/send-buffer.ts'

/** The allowances of one transport connection, however many hubs it has joined. */
export type Line = { address: string; rate: RateLimit; refusals: RateLimit; sendBuffer: SendBuffer }

type Options = { trustProxy: boolean; now: () => number; mostConnections?: number | undefined }

/** The transport connections of this server, each counted from its handshake until it is closed. */
export class Lines {
  readonly #lines = new WeakMap<EngineConnection, Line>()
  readonly #sendBuffers = new SendBuffers()
  readonly #connections: HubConnections
  readonly #addresses: AddressLimits
  readonly #options: Options

  constructor(addresses: AddressLimits, options: Options) {
    this.#connections = new HubConnections(options.mostConnections)
    this.#addresses = addresses
    this.#options = options
  }

  mayConnect(request: IncomingMessage): boolean {
    return this.#addresses.mayConnect(addressOf(request, this.#options))
  }

  /** Refuses requests of long polling beyond what their address may send. */
  limitPolls = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (request.headers.upgrade || this.#addresses.mayPoll(addressOf(request, this.#options))) {
      next()
      return
    }
    response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '10' })
    response.end(
      JSON.stringify({ error: 'Too many requests came from here. Please try again in 10 seconds.' }),
    )
  }

  /** Undefined when the connection was one too many. */
  of(connection: EngineConnection): Line | undefined {
    return this.#lines.get(connection)
  }

  open(connection: EngineConnection): void {
    const { now } = this.#options
    const address = addressOf(connection.request, this.#options)
    const shared = this.#addresses.acquire(address)
    if (!shared) {
      connection.close(true)
      return
    }
    connection.once('close', () => this.#addresses.release(address))
    const perConnection = (burst: { value: number }, perSecond: { value: number }) =>
      rateLimit(now, { burst: burst.value, perSecond: perSecond.value })
    const line = {
      address,
      rate: bothLimits(
        perConnection(LIMITS.connectionTokens, LIMITS.connectionTokensPerSecond),
        shared.invocations,
      ),
      refusals: perConnection(LIMITS.refusals, LIMITS.refusalsPerSecond),
      sendBuffer: this.#sendBuffers.open(connection, address),
    }
    this.#lines.set(connection, line)
    connection.once(
      'close',
      this.#connections.add(address, () => line.sendBuffer.end()),
    )
    const received = bothLimits(
      perConnection(LIMITS.receivedBytes, LIMITS.receivedBytesPerSecond),
      shared.receivedBytes,
    )
    connection.on('packet', ({ data }: { data?: unknown }) => {
      const bytes = typeof data === 'string' ? Buffer.byteLength(data) : 1
      if (!received.take(bytes)) line.sendBuffer.end()
    })
  }
}
