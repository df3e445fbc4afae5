import { onSessionEnded } from '../http/http.ts'
import { reportFault } from '../log.ts'
import { initSession } from './session.tsx'

/**
 * Goes on with a new session when the server has lost this browser's, reports the loss and has it said once;
 * ERROR-18. All pages are anonymous (ROUTE-4), so the page goes on with the key in its address.
 */
export function watchSession(say: () => void): void {
  let isSaid = false
  onSessionEnded(async () => {
    const session = await initSession()
    if (!session) return false
    reportFault('SessionLost')
    if (!isSaid) say()
    isSaid = true
    return true
  })
}
