/** How many at once, and how many more a second. */
export type Rate = { burst: number; perSecond: number }

/** Far above what a person or a reconnecting browser sends. */
export const CONNECTION_RATE: Rate = { burst: 3000, perSecond: 300 }
/** A crowded room behind one address: five hundred people who join at once, and then edit. */
export const ADDRESS_RATE: Rate = { burst: 40_000, perSecond: 4000 }

/** An allowance of invocations, which fills with time. */
export type RateLimit = {
  /** Takes one invocation out of the allowance; false when it is used up. */
  take(): boolean
  /** Takes more out, as far as there is any. */
  charge(cost: number): void
}

export function rateLimit(now: () => number, { burst, perSecond }: Rate): RateLimit {
  let left = burst
  let last = now()
  return {
    take() {
      const time = now()
      left = Math.min(burst, left + (Math.max(0, time - last) / 1000) * perSecond)
      last = time
      if (left < 1) return false
      left -= 1
      return true
    },
    charge(cost) {
      left = Math.max(0, left - cost)
    },
  }
}

/** What is allowed by both. What one of them refuses still counts for neither more nor less than an attempt. */
export function both(one: RateLimit, other: RateLimit): RateLimit {
  return {
    take: () => one.take() && other.take(),
    charge(cost) {
      one.charge(cost)
      other.charge(cost)
    },
  }
}
