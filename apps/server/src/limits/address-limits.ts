import { LIMITS } from './limits.ts'
import { type Registering, type RegistrationLimit, registrationRates } from './open-limits.ts'
import { type RateLimit, RateLimits } from './rate-limit.ts'
import { Slots } from './slots.ts'

/** The allowances that all connections from one address share. */
type SharedRates = { invocations: RateLimit; receivedBytes: RateLimit }

/** Limits shared by all connections from one address. */
export class AddressLimits {
  readonly #connections: Slots
  readonly #invocations: RateLimits
  readonly #receivedBytes: RateLimits
  readonly #polls: RateLimits

  constructor({ maxConnections, now }: { maxConnections: number; now: () => number }) {
    const { addressTokens, addressTokensPerSecond, polls, pollsPerSecond } = LIMITS
    const { addressReceivedBytes, addressReceivedBytesPerSecond } = LIMITS
    const limits = (burst: { value: number }, perSecond: { value: number }) =>
      new RateLimits(now, { burst: burst.value, perSecond: perSecond.value })
    this.#connections = new Slots({ perKey: maxConnections })
    this.#invocations = limits(addressTokens, addressTokensPerSecond)
    this.#receivedBytes = limits(addressReceivedBytes, addressReceivedBytesPerSecond)
    this.#polls = limits(polls, pollsPerSecond)
  }

  /** Whether the address may open one more connection, which is charged. */
  mayConnect(address: string): boolean {
    return this.#connections.isFree(address) && this.#invocations.take(address, LIMITS.connectTokens.value)
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
    if (!this.#connections.take(address)) return undefined
    return { invocations: this.#invocations.of(address), receivedBytes: this.#receivedBytes.of(address) }
  }

  release(address: string): void {
    this.#connections.free(address)
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

/** Limits how many people register by the share link; REG-1. */
export class RegistrationLimits implements RegistrationLimit {
  readonly #rates: Readonly<Record<Registering, RateLimits>>

  constructor({ now, addressPerMinute }: { now: () => number; addressPerMinute: number }) {
    const { connection, address, event } = registrationRates(addressPerMinute)
    this.#rates = {
      connection: new RateLimits(now, connection),
      address: new RateLimits(now, address),
      event: new RateLimits(now, event),
    }
  }

  /** Counts a registration and returns 0, or the ms to wait for one too many, which is not counted. */
  take(keys: Record<Registering, string>): number {
    const rates = Object.entries(this.#rates) as [Registering, RateLimits][]
    const waitMs = Math.max(...rates.map(([of, rate]) => rate.waitMs(keys[of])))
    if (waitMs > 0) return waitMs
    for (const [of, rate] of rates) rate.take(keys[of])
    return 0
  }

  /** How many connections, addresses and events are kept. */
  get size(): number {
    return Object.values(this.#rates).reduce((sum, { size }) => sum + size, 0)
  }
}
