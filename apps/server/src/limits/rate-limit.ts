/** A token bucket: its capacity and its refill rate. */
export type Rate = { burst: number; perSecond: number }

/** A token bucket. Its tokens are taken before the work they stand for, so that work done in parallel cannot overdraw it. */
export type RateLimit = {
  /** Takes `cost` tokens, one when left out; false, and nothing taken, when there are not that many. */
  take(cost?: number): boolean
  /** Gives back tokens taken for work that was not needed. */
  giveBack(cost: number): void
}

export function rateLimit(now: () => number, { burst, perSecond }: Rate): RateLimit {
  let tokens = burst
  let refilledAt = now()
  return {
    take(cost = 1) {
      const time = now()
      tokens = Math.min(burst, tokens + (Math.max(0, time - refilledAt) / 1000) * perSecond)
      refilledAt = time
      if (tokens < cost) return false
      tokens -= cost
      return true
    },
    giveBack(cost) {
      tokens = Math.min(burst, tokens + cost)
    },
  }
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
