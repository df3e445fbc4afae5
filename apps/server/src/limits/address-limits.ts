import { ADDRESS_RATE, type RateLimit, rateLimit } from './rate-limit.ts'

/** Entries of addresses without connections are evicted after this time. */
const EVICT_AFTER_MS = 600_000

type Entry = { connections: number; rate: RateLimit; lastUsed: number }

/** Limits shared by all connections from one address. */
export class AddressLimits {
  readonly #entries = new Map<string, Entry>()
  readonly #maxConnections: number
  readonly #now: () => number

  constructor(options: { maxConnections: number; now: () => number }) {
    this.#maxConnections = options.maxConnections
    this.#now = options.now
  }

  /** Counts a connection and returns the rate limit it shares; undefined when the address has too many connections. */
  acquire(address: string): RateLimit | undefined {
    const entry = this.#entries.get(address) ?? this.#add(address)
    if (entry.connections >= this.#maxConnections) return undefined
    entry.connections += 1
    entry.lastUsed = this.#now()
    return entry.rate
  }

  release(address: string): void {
    const entry = this.#entries.get(address)
    if (!entry) return
    entry.connections -= 1
    entry.lastUsed = this.#now()
  }

  #add(address: string): Entry {
    const before = this.#now() - EVICT_AFTER_MS
    for (const [other, { connections, lastUsed }] of this.#entries) {
      if (connections === 0 && lastUsed < before) this.#entries.delete(other)
    }
    const entry = { connections: 0, rate: rateLimit(this.#now, ADDRESS_RATE), lastUsed: this.#now() }
    this.#entries.set(address, entry)
    return entry
  }
}
