import type { SessionResponse } from '@planner/protocol'
import { useEffect, useState } from 'react'
import { request } from '../../lib/http/http.ts'
import { useSession } from '../../lib/session/session.tsx'

type UserEvents = SessionResponse['allUserEvents']

/** This browser's events, requested on every visit, since one may have been opened after the page was loaded. */
export function useUserEvents(): UserEvents {
  const session = useSession()
  const [events, setEvents] = useState<UserEvents>(session.allUserEvents)
  useEffect(() => {
    let isShown = true
    void request<SessionResponse>('/api/Auth/UserIsActive/0?path=%2Fwelcome%2F').then((result) => {
      if (isShown && result.ok) setEvents(result.data.allUserEvents)
    })
    return () => {
      isShown = false
    }
  }, [])
  return events
}
