/** So much in every stretch of time, for each key. */
export type Quota = {
  /** Counts one for the key; false when its stretch is used up. */
  take(key: string): boolean
}

/** Stretches of `windowMs` begin together for all keys, so that nothing is kept about a key for longer than one. */
export function quota({
  limit,
  windowMs,
  now,
}: {
  limit: number
  windowMs: number
  now: () => number
}): Quota {
  let window = 0
  let taken = new Map<string, number>()
  return {
    take(key) {
      const current = Math.floor(now() / windowMs)
      if (current !== window) {
        window = current
        taken = new Map()
      }
      const count = taken.get(key) ?? 0
      if (count >= limit) return false
      taken.set(key, count + 1)
      return true
    },
  }
}
