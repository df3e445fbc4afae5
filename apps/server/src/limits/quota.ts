/** A fixed-window counter per key. */
export type Quota = {
  /** Takes one from the key's quota; false when it is exhausted. */
  take(key: string): boolean
  /** Whether nothing is left of it. */
  isSpent(key: string): boolean
}

/** Windows begin at the same time for all keys, so that nothing is stored about a key for longer than one window. */
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
  const countOf = (key: string) => {
    const current = Math.floor(now() / windowMs)
    if (current !== window) {
      window = current
      taken = new Map()
    }
    return taken.get(key) ?? 0
  }
  return {
    take(key) {
      const count = countOf(key)
      if (count >= limit) return false
      taken.set(key, count + 1)
      return true
    },
    isSpent: (key) => countOf(key) >= limit,
  }
}
