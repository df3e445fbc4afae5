import type { Rate } from './rate-limit.ts'

/** Token buckets by key. A full bucket is not kept, so that memory is bounded by what was taken of late. */
export class KeyedRate {
  readonly #rate: Rate
  readonly #buckets = new Map<string, { tokens: number; at: number }>()

  constructor(rate: Rate) {
    this.#rate = rate
  }

  get size(): number {
    return this.#buckets.size
  }

  /** How long until the key has so many tokens, in ms; 0 when it has them now. */
  waitMs(key: string, now: number, cost = 1): number {
    const missing = cost - this.#tokens(key, now)
    return missing <= 0 ? 0 : Math.ceil((missing / this.#rate.perSecond) * 1000)
  }

  /** Takes tokens that are there. */
  take(key: string, now: number, cost = 1): void {
    this.#buckets.set(key, { tokens: this.#tokens(key, now) - cost, at: now })
  }

  /** Forgets the keys whose buckets are full again. */
  prune(now: number): void {
    for (const key of this.#buckets.keys())
      if (this.#tokens(key, now) >= this.#rate.burst) this.#buckets.delete(key)
  }

  #tokens(key: string, now: number): number {
    const { burst, perSecond } = this.#rate
    const bucket = this.#buckets.get(key)
    if (!bucket) return burst
    return Math.min(burst, bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * perSecond)
  }
}
