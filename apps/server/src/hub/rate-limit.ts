/** Far above what a person or a reconnecting browser sends. */
const BURST = 3000
const PER_SECOND = 300

/** A connection's allowance of invocations, which fills with time. */
export type RateLimit = {
  /** Takes one invocation out of the allowance; false when it is used up. */
  take(): boolean
  /** Takes more out, as far as there is any. */
  fine(cost: number): void
}

export function rateLimit(now: () => number): RateLimit {
  let left = BURST
  let last = now()
  return {
    take() {
      const time = now()
      left = Math.min(BURST, left + (Math.max(0, time - last) / 1000) * PER_SECOND)
      last = time
      if (left < 1) return false
      left -= 1
      return true
    },
    fine(cost) {
      left = Math.max(0, left - cost)
    },
  }
}
