import { LIMITS } from './limits.ts'
import { type Rate, type RateLimit, RateLimits } from './rate-limit.ts'

/** The allowances that all connections from one address share. */
type SharedRates = { invocations: RateLimit; receivedBytes: RateLimit }

/** Limits shared by all connections from one address. */
export class AddressLimits {
  readonly #maxConnections: number
  readonly #connections = new Map<string, number>()
  readonly #invocations: RateLimits
  readonly #receivedBytes: RateLimits
  readonly #polls: RateLimits

  constructor({ maxConnections, now }: { maxConnections: number; now: () => number }) {
    const { addressTokens, addressTokensPerSecond, polls, pollsPerSecond } = LIMITS
    const { addressReceivedBytes, addressReceivedBytesPerSecond } = LIMITS
    const limits = (burst: { value: number }, perSecond: { value: number }) =>
      new RateLimits(now, { burst: burst.value, perSecond: perSecond.value })
    this.#maxConnections = maxConnections
    this.#invocations = limits(addressTokens, addressTokensPerSecond)
    this.#receivedBytes = limits(addressReceivedBytes, addressReceivedBytesPerSecond)
    this.#polls = limits(polls, pollsPerSecond)
  }

  /** Whether the address may open one more connection, which is charged. */
  mayConnect(address: string): boolean {
    return this.#mayHaveOneMore(address) && this.#invocations.take(address, LIMITS.connectTokens.value)
  }

  /** Whether the address may send one more request of long polling, which is counted. */
  mayPoll(address: string): boolean {
    return this.#polls.take(address)
  }

  /** Whether the address may have work done over HTTP of so many tokens, which are taken. */
  takeTokens(address: string, tokens: number): boolean {
    return this.#invocations.take(address, tokens)
  }

  /** Counts a connection and returns its shared allowances; undefined when it is one too many. */
  acquire(address: string): SharedRates | undefined {
    if (!this.#mayHaveOneMore(address)) return undefined
    this.#connections.set(address, (this.#connections.get(address) ?? 0) + 1)
    return { invocations: this.#invocations.of(address), receivedBytes: this.#receivedBytes.of(address) }
  }

  release(address: string): void {
    const left = (this.#connections.get(address) ?? 0) - 1
    if (left > 0) this.#connections.set(address, left)
    else this.#connections.delete(address)
  }

  #mayHaveOneMore(address: string): boolean {
    return (this.#connections.get(address) ?? 0) < this.#maxConnections
  }
}

/** Limits how many bytes an address lets events grow, so that nobody fills the memory; LIMIT-16. */
export class GrowthLimits {
  readonly #bytes: RateLimits

  constructor(now: () => number) {
    const { value } = LIMITS.addedBytes
    this.#bytes = new RateLimits(now, { burst: value, perSecond: value / 3600 })
  }

  /** Whether the address may add so many bytes, which are counted then. */
  take(address: string, bytes: number): boolean {
    return bytes <= 0 || this.#bytes.take(address, bytes)
  }
}

type Registering = 'connection' | 'address' | 'event'

/**
 * Limits how many people register by the share link; REG-1. A browser registers one person. Five hundred
 * people behind one address join within two minutes; an event takes more, so that one address alone cannot
 * keep the others out.
 */
export class RegistrationLimits {
  readonly #rates: Readonly<Record<Registering, RateLimits>>

  constructor({ now, addressPerMinute }: { now: () => number; addressPerMinute: number }) {
    const limits = (perMinute: number, burst: number) => {
      const rate: Rate = { burst, perSecond: perMinute / 60 }
      return new RateLimits(now, rate)
    }
    this.#rates = {
      connection: limits(LIMITS.registrationsPerMinute.value, LIMITS.registrationsAtOnce.value),
      address: limits(addressPerMinute, 1.5 * addressPerMinute),
      event: limits(1.5 * addressPerMinute, 2.5 * addressPerMinute),
    }
  }

  /** Counts a registration and returns 0, or the ms to wait for one too many, which is not counted. */
  take({ connection, address, event }: Record<Registering, string>): number {
    const { connection: ofConnection, address: ofAddress, event: ofEvent } = this.#rates
    const waitMs = Math.max(ofConnection.waitMs(connection), ofAddress.waitMs(address), ofEvent.waitMs(event))
    if (waitMs > 0) return waitMs
    ofConnection.take(connection)
    ofAddress.take(address)
    ofEvent.take(event)
    return 0
  }

  /** How many connections, addresses and events are kept. */
  get size(): number {
    return Object.values(this.#rates).reduce((sum, { size }) => sum + size, 0)
  }
}
