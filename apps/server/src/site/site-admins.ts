import { hash, timingSafeEqual } from 'node:crypto'
import { LIMITS } from '../limits/limits.ts'
import { quota } from '../limits/quota.ts'

/** How long somebody stays signed in. */
const SIGNED_IN_MS = 12 * 3_600_000
/** Above this many, the session that signed in first is signed out. */
const MAX_SIGNED_IN = 100

/** After too many wrong keys from an address its right key is refused too, so that guessing tells nothing. */
export type TriedKey = 'right' | 'wrong' | 'tooMany'

/** The sessions signed in as site administrator (OPS-11), in memory: a restart signs everybody out. */
export type SiteAdmins = {
  /** Whether the key is right, which none is without one configured. Wrong ones are counted. */
  tryKey(address: string, given: string): TriedKey
  signIn(sessionId: string): void
  signOut(sessionId: string): void
  isSignedIn(sessionId: string): boolean
}

export function siteAdmins({ key, now }: { key: string; now: () => number }): SiteAdmins {
  const until = new Map<string, number>()
  const wrongKeys = quota({ limit: LIMITS.siteSignInsOfAddress.value, per: 'hour', now })
  const isKey = (given: string) => key !== '' && timingSafeEqual(hashOf(given), hashOf(key))
  return {
    tryKey(address, given) {
      if (given === '') return 'wrong'
      if (wrongKeys.isSpent(address)) return 'tooMany'
      if (isKey(given)) return 'right'
      wrongKeys.take(address)
      return 'wrong'
    },
    signIn(sessionId) {
      if (sessionId === '') return
      until.delete(sessionId)
      until.set(sessionId, now() + SIGNED_IN_MS)
      const [first] = until.keys()
      if (until.size > MAX_SIGNED_IN && first !== undefined) until.delete(first)
    },
    signOut(sessionId) {
      until.delete(sessionId)
    },
    isSignedIn(sessionId) {
      return now() < (until.get(sessionId) ?? 0)
    },
  }
}

function hashOf(key: string): Buffer {
  return hash('sha256', key, 'buffer')
}
