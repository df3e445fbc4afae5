/** How many tokens a bucket holds, and how many come back to it. */
export type Rate = { burst: number; perSecond: number }

/** A token bucket. Tokens are taken before the work, so that parallel work cannot overdraw it. */
export type RateLimit = {
  /** Takes `cost` tokens, one when left out; false, and nothing taken, when there are not that many. */
  take(cost?: number): boolean
  /** Gives back tokens taken for work that was not needed. */
  giveBack(cost: number): void
}

type Bucket = { tokens: number; at: number }

const PRUNE_EVERY_MS = 60_000

/** Token buckets by key. Full ones are forgotten every minute, which bounds the memory. */
export class RateLimits {
  readonly #now: () => number
  readonly #rate: Rate
  readonly #buckets = new Map<string, Bucket>()
  #prunedAt: number

  constructor(now: () => number, rate: Rate) {
    this.#now = now
    this.#rate = rate
    this.#prunedAt = now()
  }

  /** The bucket of a key. */
  of(key: string): RateLimit {
    return { take: (cost) => this.take(key, cost), giveBack: (cost) => this.giveBack(key, cost) }
  }

  take(key: string, cost = 1): boolean {
    this.#prune()
    const bucket = this.#buckets.get(key) ?? { tokens: this.#rate.burst, at: this.#now() }
    this.#refill(bucket)
    if (bucket.tokens < cost) return false
    bucket.tokens -= cost
    this.#buckets.set(key, bucket)
    return true
  }

  giveBack(key: string, cost: number): void {
    const bucket = this.#buckets.get(key)
    if (bucket) bucket.tokens = Math.min(this.#rate.burst, bucket.tokens + cost)
  }

  /** How long until the key has so many tokens, in ms; 0 when it has them now. */
  waitMs(key: string, cost = 1): number {
    const bucket = this.#buckets.get(key)
    if (bucket) this.#refill(bucket)
    const missing = cost - (bucket?.tokens ?? this.#rate.burst)
    return missing <= 0 ? 0 : Math.ceil((missing / this.#rate.perSecond) * 1000)
  }

  /** How many keys are kept. */
  get size(): number {
    return this.#buckets.size
  }

  /** A clock that goes back frees nothing. */
  #refill(bucket: Bucket): void {
    const now = this.#now()
    const seconds = Math.max(0, now - bucket.at) / 1000
    bucket.tokens = Math.min(this.#rate.burst, bucket.tokens + seconds * this.#rate.perSecond)
    bucket.at = now
  }

  #prune(): void {
    if (Math.abs(this.#now() - this.#prunedAt) < PRUNE_EVERY_MS) return
    this.#prunedAt = this.#now()
    for (const [key, bucket] of this.#buckets) {
      this.#refill(bucket)
      if (bucket.tokens >= this.#rate.burst) this.#buckets.delete(key)
    }
  }
}

/** One token bucket. */
export function rateLimit(now: () => number, rate: Rate): RateLimit {
  return new RateLimits(now, rate).of('')
}

/** Admits what both limits admit. */
export function bothLimits(one: RateLimit, other: RateLimit): RateLimit {
  return {
    take(cost = 1) {
      if (!one.take(cost)) return false
      if (other.take(cost)) return true
      one.giveBack(cost)
      return false
    },
    giveBack(cost) {
      one.giveBack(cost)
      other.giveBack(cost)
    },
  }
}
