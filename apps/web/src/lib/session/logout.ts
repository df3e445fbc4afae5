import { forgetDevice } from '../device-push.ts'
import { request, setAntiForgeryToken, whileSwitching } from '../http/http.ts'
import { forgetSeenEvents } from '../offline/seen-events.ts'
import { LOGOUT_CHANNEL, type LogoutMessage } from './hear-logouts.ts'
import { initSession } from './session.tsx'

const COUNTER = 'planner.logouts'
const OWN_KEYS = /^planner\.(person|edits|adminName)/

/**
 * Ends this browser's session (HTTP-9): the server starts a new, empty one; remembered people and unsent
 * edits are cleared; other tabs are notified. False when the server could not be reached; then nothing has
 * changed.
 */
export async function logout(reason: string): Promise<boolean> {
  return whileSwitching(async () => {
    const result = await request<{ antiForgeryToken: string }>('/api/Auth/LogOut', {})
    if (!result.ok) return false
    setAntiForgeryToken(result.data.antiForgeryToken)
    for (const storage of [localStorage, sessionStorage]) clearPersonalData(storage)
    await forgetSeenEvents()
    await forgetDevice()
    localStorage.setItem(COUNTER, String(Number(localStorage.getItem(COUNTER) ?? 0) + 1))
    const channel = new BroadcastChannel(LOGOUT_CHANNEL)
    channel.postMessage({ kind: 'logout', reason } satisfies LogoutMessage)
    channel.close()
    // Clears the user of this page.
    await initSession()
    return true
  })
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
