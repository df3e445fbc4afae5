/** A fixed-window counter per key. */
export type Quota = {
  /** Takes one from the key's quota; false when it is exhausted. */
  take(key: string): boolean
  /** What was taken came to nothing. */
  giveBack(key: string): void
  /** Whether nothing is left of it. */
  isSpent(key: string): boolean
  /** How long until all quotas are whole again; ms. */
  leftMs(): number
}

/** So many keys are counted at the same time; the one silent for longest is forgotten first. */
const MAX_KEYS = 50_000

const WINDOW_MS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 }

type Options = { limit: number; per: keyof typeof WINDOW_MS; now: () => number; maxKeys?: number }

/** Windows begin at the same time for all keys: nothing is stored about a key for longer than one. */
export function quota({ limit, per, now, maxKeys = MAX_KEYS }: Options): Quota {
  const windowMs = WINDOW_MS[per]
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
      taken.delete(key)
      taken.set(key, Math.min(count + 1, limit))
      const [longestSilent = ''] = taken.keys()
      if (taken.size > maxKeys) taken.delete(longestSilent)
      return count < limit
    },
    giveBack(key) {
      const count = countOf(key)
      if (count > 0) taken.set(key, count - 1)
    },
    isSpent: (key) => countOf(key) >= limit,
    leftMs: () => windowMs - (now() % windowMs),
  }
}
