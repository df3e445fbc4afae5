/** A fixed-window counter per key. */
export type Quota = {
  /** Takes one from the key's quota; false when it is exhausted. */
  take(key: string): boolean
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
