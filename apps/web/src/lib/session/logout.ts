import { request, setAntiForgeryToken } from '../http/http.ts'
import { initSession } from './session.tsx'

const COUNTER = 'planner.logouts'
const CHANNEL = 'planner.session'
const OWN_KEYS = /^planner\.(person|edits|adminName)/

/**
 * Ends this browser's session (HTTP-9): the server starts a new, empty one; remembered people and unsent edits are cleared;
 * other tabs are notified. False when the server could not be reached; then nothing has changed.
 */
export async function logout(reason: string): Promise<boolean> {
  const result = await request<{ antiForgeryToken: string }>('/api/Auth/LogOut', {})
  if (!result.ok) return false
  setAntiForgeryToken(result.data.antiForgeryToken)
  for (const storage of [localStorage, sessionStorage]) clearPersonalData(storage)
  localStorage.setItem(COUNTER, String(Number(localStorage.getItem(COUNTER) ?? 0) + 1))
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage({ kind: 'logout', reason })
  channel.close()
  return true
}

/**
 * Makes other tabs switch to the new session. All pages are anonymous (ROUTE-4), so nobody is redirected; a planner page goes
 * on with the key in its URL. Returns an unsubscribe function.
 */
export function subscribeToLogouts(): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = () => void initSession()
  return () => channel.close()
}

/** Whether this browser remembers people or unsent edits, which logging out clears. */
export function hasPersonalData(): boolean {
  return [localStorage, sessionStorage].some((storage) =>
    Object.keys(storage).some((key) => OWN_KEYS.test(key)),
  )
}

function clearPersonalData(storage: Storage): void {
  for (const key of Object.keys(storage)) if (OWN_KEYS.test(key)) storage.removeItem(key)
}
