import { createHash, timingSafeEqual } from 'node:crypto'

const HOUR_MS = 3_600_000
/** How long somebody stays signed in. */
const SIGNED_IN_MS = 12 * HOUR_MS
/** The one who signed in first is signed out when there are more. */
const MAX_SIGNED_IN = 100

/** The sessions that are signed in as the site administrator; OPS-11. In memory only: a restart signs everybody out. */
export type SiteAdmins = {
  /** Whether this is the key; never without one configured. */
  isKey(given: string): boolean
  /** False when it is not the key. */
  signIn(sessionId: string, key: string): boolean
  signOut(sessionId: string): void
  isSignedIn(sessionId: string): boolean
}

export function siteAdmins({ key, now }: { key: string; now: () => number }): SiteAdmins {
  const until = new Map<string, number>()
  const isKey = (given: string) => key !== '' && timingSafeEqual(hashOf(given), hashOf(key))
  return {
    isKey,
    signIn(sessionId, given) {
      if (sessionId === '' || !isKey(given)) return false
      until.delete(sessionId)
      until.set(sessionId, now() + SIGNED_IN_MS)
      const [first] = until.keys()
      if (until.size > MAX_SIGNED_IN && first !== undefined) until.delete(first)
      return true
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
  return createHash('sha256').update(key).digest()
}
