/** Far above what a person or a reconnecting browser sends. */
const BURST = 3000
const PER_SECOND = 300

/** A bucket of invocations that fills with time. */
export type RateLimit = {
  /** Takes `cost` invocations out; false when too few are left. */
  take(cost?: number): boolean
}

export function rateLimit(now: () => number): RateLimit {
  let left = BURST
  let last = now()
  return {
    take(cost = 1) {
      const time = now()
      left = Math.min(BURST, left + (Math.max(0, time - last) / 1000) * PER_SECOND)
      last = time
      if (left < cost) return false
      left -= cost
      return true
    },
  }
}
