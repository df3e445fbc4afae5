import type { SessionResponse } from '@planner/protocol'
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import { logFailed, reportFault } from '../log.ts'
import { requestSession } from './session-request.ts'
import { currentSession, currentViewKey, subscribeSession } from './session-store.ts'

const Context = createContext<SessionResponse | null>(null)
export const SessionProvider = Context.Provider

/** Provides the session of the page as it is at any time, once there is one. */
export function CurrentSession({ children }: { children: ReactNode }) {
  const session = useSyncExternalStore(subscribeSession, currentSession)
  return session && <SessionProvider value={session}>{children}</SessionProvider>
}

/** The server's session of this browser (HTTP-2). @throws outside the SessionProvider. */
export function useSession(): SessionResponse {
  const session = useContext(Context)
  if (!session)
    throw new Error('useSession outside a SessionProvider. Maybe main.tsx has not started the session?')
  return session
}

/** Changes when views must be drawn anew; HTTP-10. */
export function useViewKey(): number {
  return useSyncExternalStore(subscribeSession, currentViewKey)
}

/** Starts or resumes the browser's session; undefined when the server cannot be reached. */
export async function initSession(): Promise<SessionResponse | undefined> {
  const result = await requestSession('InitSession')
  if (!result.ok) {
    logFailed('InitSession', result)
    return undefined
  }
  return result.data
}

const ASK_AGAIN_MS = 5000

/**
 * The session once the server answers. A server that did not answer at first is reported then (ERROR-12),
 * unless the page can do without for a while (`isWanted` false).
 */
export async function awaitSession(isWanted = true): Promise<SessionResponse> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
    const session = await initSession()
    if (!session) continue
    if (isWanted) reportFault('SessionFailed')
    return session
  }
}
