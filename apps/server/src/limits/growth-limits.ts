import { KeyedRate } from './keyed-rate.ts'
import { LIMITS } from './limits.ts'

const PRUNE_EVERY_MS = 60_000

/** Limits by how many bytes an address lets events grow, so that nobody fills the memory with events of their own; LIMIT-16. */
export class GrowthLimits {
  readonly #now: () => number
  readonly #rate = new KeyedRate({
    burst: LIMITS.addedBytes.value,
    perSecond: LIMITS.addedBytes.value / 3600,
  })
  #prunedAt = 0

  constructor(now: () => number) {
    this.#now = now
  }

  /** Whether the address may add so many bytes, which are counted then. */
  take(address: string, bytes: number): boolean {
    if (bytes <= 0) return true
    const now = this.#now()
    if (Math.abs(now - this.#prunedAt) >= PRUNE_EVERY_MS) {
      this.#prunedAt = now
      this.#rate.prune(now)
    }
    if (this.#rate.waitMs(address, now, bytes) > 0) return false
    this.#rate.take(address, now, bytes)
    return true
  }
}
