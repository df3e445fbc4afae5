import type { SessionResponse } from '@planner/protocol'
import { createContext, useContext } from 'react'
import { logFailed } from '../log.ts'
import { requestSession } from './session-request.ts'

const Context = createContext<SessionResponse | null>(null)
export const SessionProvider = Context.Provider

/** The server's session of this browser (HTTP-2). @throws outside the SessionProvider. */
export function useSession(): SessionResponse {
  const session = useContext(Context)
  if (!session)
    throw new Error('useSession outside a SessionProvider. Maybe main.tsx has not started the session?')
  return session
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
