import { KeyedRate } from './keyed-rate.ts'
import { LIMITS } from './limits.ts'
import type { Rate } from './rate-limit.ts'

type Subject = 'connection' | 'address' | 'event'

const PRUNE_EVERY_MS = 60_000

const perMinute = (number: number, burst: number): Rate => ({ burst, perSecond: number / 60 })

/**
 * The rates of registrations by the share link; REG-1. A browser registers one person. Five hundred people behind one
 * address join within two minutes; an event takes more, so that one address alone cannot keep the others out.
 */
function ratesOf(addressPerMinute: number): Record<Subject, Rate> {
  return {
    connection: perMinute(LIMITS.registrationsPerMinute.value, LIMITS.registrationsAtOnce.value),
    address: perMinute(addressPerMinute, 1.5 * addressPerMinute),
    event: perMinute(1.5 * addressPerMinute, 2.5 * addressPerMinute),
  }
}

/** Limits how many people register by the share link. */
export class RegistrationLimits {
  readonly #now: () => number
  readonly #rates: readonly [Subject, KeyedRate][]
  #prunedAt = 0

  constructor(options: { now: () => number; addressPerMinute: number }) {
    this.#now = options.now
    const rates = ratesOf(options.addressPerMinute)
    this.#rates = (Object.keys(rates) as Subject[]).map((subject) => [subject, new KeyedRate(rates[subject])])
  }

  /** Counts a registration and returns 0, or how many ms to wait when it is one too many; that one is not counted. */
  take(keys: Record<Subject, string>): number {
    const now = this.#now()
    this.#prune(now)
    const waitMs = Math.max(...this.#rates.map(([subject, rate]) => rate.waitMs(keys[subject], now)))
    if (waitMs === 0) for (const [subject, rate] of this.#rates) rate.take(keys[subject], now)
    return waitMs
  }

  /** How many connections, addresses and events are kept. */
  get size(): number {
    return this.#rates.reduce((sum, [, rate]) => sum + rate.size, 0)
  }

  #prune(now: number): void {
    if (Math.abs(now - this.#prunedAt) < PRUNE_EVERY_MS) return
    this.#prunedAt = now
    for (const [, rate] of this.#rates) rate.prune(now)
  }
}
