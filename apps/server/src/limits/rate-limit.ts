/** A token bucket: its capacity and its refill rate. */
export type Rate = { burst: number; perSecond: number }

/** Far above what a person or a reconnecting browser sends. */
export const CONNECTION_RATE: Rate = { burst: 3000, perSecond: 300 }
/** A conference behind one address: five hundred people who join simultaneously and then edit. */
export const ADDRESS_RATE: Rate = { burst: 40_000, perSecond: 4000 }

/** A token bucket of invocations. */
export type RateLimit = {
  /** Takes one token; false when the bucket is empty. */
  take(): boolean
  /** Takes up to `cost` further tokens, for an expensive invocation that was already admitted. */
  charge(cost: number): void
}

export function rateLimit(now: () => number, { burst, perSecond }: Rate): RateLimit {
  let tokens = burst
  let refilledAt = now()
  return {
    take() {
      const time = now()
      tokens = Math.min(burst, tokens + (Math.max(0, time - refilledAt) / 1000) * perSecond)
      refilledAt = time
      if (tokens < 1) return false
      tokens -= 1
      return true
    },
    charge(cost) {
      tokens = Math.max(0, tokens - cost)
    },
  }
}

/** Admits what both limits admit. A rejection by `other` still takes a token of `one`. */
export function bothLimits(one: RateLimit, other: RateLimit): RateLimit {
  return {
    take: () => one.take() && other.take(),
    charge(cost) {
      one.charge(cost)
      other.charge(cost)
    },
  }
}
