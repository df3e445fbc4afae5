import { LIMITS, type Limit } from './limits.ts'
import { type RateLimit, rateLimit } from './rate-limit.ts'

/** Entries of addresses without connections are evicted after this time. */
const EVICT_AFTER_MS = 600_000

/** The allowances that all connections from one address share. */
export type SharedRates = { invocations: RateLimit; receivedBytes: RateLimit; polls: RateLimit }

type Entry = { connections: number; rates: SharedRates; lastUsed: number }

/** Limits shared by all connections from one address. */
export class AddressLimits {
  readonly #entries = new Map<string, Entry>()
  readonly #maxConnections: number
  readonly #now: () => number

  constructor(options: { maxConnections: number; now: () => number }) {
    this.#maxConnections = options.maxConnections
    this.#now = options.now
  }

  /** Whether the address may open one more connection, which is charged. */
  mayConnect(address: string): boolean {
    const { connections, rates } = this.#entryOf(address)
    return connections < this.#maxConnections && rates.invocations.take(LIMITS.connectTokens.value)
  }

  /** Whether the address may send one more request of long polling, which is counted. */
  mayPoll(address: string): boolean {
    return this.#entryOf(address).rates.polls.take()
  }

  /** Whether the address may have work done over HTTP of so many tokens, which are taken. */
  takeTokens(address: string, tokens: number): boolean {
    const entry = this.#entryOf(address)
    entry.lastUsed = this.#now()
    return entry.rates.invocations.take(tokens)
  }

  /** Counts a connection and returns the allowances it shares; undefined when the address has too many connections. */
  acquire(address: string): SharedRates | undefined {
    const entry = this.#entryOf(address)
    if (entry.connections >= this.#maxConnections) return undefined
    entry.connections += 1
    entry.lastUsed = this.#now()
    return entry.rates
  }

  release(address: string): void {
    const entry = this.#entries.get(address)
    if (!entry) return
    entry.connections -= 1
    entry.lastUsed = this.#now()
  }

  #entryOf(address: string): Entry {
    return this.#entries.get(address) ?? this.#add(address)
  }

  #add(address: string): Entry {
    const before = this.#now() - EVICT_AFTER_MS
    for (const [other, { connections, lastUsed }] of this.#entries) {
      if (connections === 0 && lastUsed < before) this.#entries.delete(other)
    }
    const entry = { connections: 0, rates: this.#newRates(), lastUsed: this.#now() }
    this.#entries.set(address, entry)
    return entry
  }

  #newRates(): SharedRates {
    const rate = (burst: Limit, perSecond: Limit) =>
      rateLimit(this.#now, { burst: burst.value, perSecond: perSecond.value })
    return {
      invocations: rate(LIMITS.addressTokens, LIMITS.addressTokensPerSecond),
      receivedBytes: rate(LIMITS.addressReceivedBytes, LIMITS.addressReceivedBytesPerSecond),
      polls: rate(LIMITS.polls, LIMITS.pollsPerSecond),
    }
  }
}
