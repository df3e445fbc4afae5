import type { SessionResponse } from '@planner/protocol'
import { useEffect, useState } from 'react'
import { useSession } from '../../lib/session/session.tsx'
import { requestSession } from '../../lib/session/session-request.ts'

type UserEvents = SessionResponse['allUserEvents']

/** This browser's events, requested on every visit, since one may have been opened after the page was loaded. */
export function useUserEvents(): UserEvents {
  const session = useSession()
  const [events, setEvents] = useState<UserEvents>(session.allUserEvents)
  useEffect(() => {
    let isShown = true
    void requestSession('UserIsActive').then((result) => {
      if (isShown && result.ok) setEvents(result.data.allUserEvents)
    })
    return () => {
      isShown = false
    }
  }, [])
  return events
}
