import { whileSwitching } from '../http/http.ts'
import { stopKeepingEvents } from '../offline/seen-events.ts'
import { initSession } from './session.tsx'

export const LOGOUT_CHANNEL = 'planner.session'

export type LogoutMessage = { kind: 'logout'; reason: string }

/**
 * Makes this tab switch to the new session when another one logs out, without telling other tabs. A page that
 * is not anonymous is left for `/login`; the others go on with the key in their address (ROUTE-4) and say
 * what has happened. Returns an unsubscribe function.
 */
export function subscribeToLogouts(say: (reason: string) => void, leave: (path: string) => void): () => void {
  const channel = new BroadcastChannel(LOGOUT_CHANNEL)
  channel.onmessage = async ({ data }: MessageEvent<LogoutMessage>) => {
    stopKeepingEvents()
    await whileSwitching(initSession)
    if (isAnonymous(window.location.pathname)) say(data.reason)
    else leave('/login')
  }
  return () => channel.close()
}

/** All pages but the one that logs out; ROUTE-4. */
function isAnonymous(path: string): boolean {
  return !/^\/logout\/?$/.test(path)
}
