import { requestSession } from './session-request.ts'

const INTERVAL_MS = 60_000
const ACTIVITY_EVENTS = ['pointerdown', 'keydown'] as const

/** Reports user activity to the server at most once a minute (HTTP-11). Returns a function that stops it. */
export function trackActivity(): () => void {
  let wasActive = false
  const onActivity = () => {
    wasActive = true
  }
  for (const sign of ACTIVITY_EVENTS) window.addEventListener(sign, onActivity, { passive: true })
  const timer = setInterval(() => {
    if (!wasActive) return
    wasActive = false
    void requestSession('UserIsActive')
  }, INTERVAL_MS)
  return () => {
    clearInterval(timer)
    for (const sign of ACTIVITY_EVENTS) window.removeEventListener(sign, onActivity)
  }
}
