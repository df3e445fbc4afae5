import type { SessionResponse } from '@planner/protocol'
import { useEffect } from 'react'
import { useSession } from '../../lib/session/session.tsx'
import { requestSession } from '../../lib/session/session-request.ts'

type UserEvents = SessionResponse['allUserEvents']

/** This browser's events, requested on every visit, since one may have been opened after the page was loaded. */
export function useUserEvents(): UserEvents {
  useEffect(() => void requestSession('UserIsActive'), [])
  return useSession().allUserEvents
}
