import { hasPermissions, PERMISSIONS } from '@planner/domain'
import type { SiteOperations, SiteSignedIn } from '@planner/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { request } from '../../lib/http/http.ts'
import { useSession } from '../../lib/session/session.tsx'

/** How often the page asks again while somebody looks at it; ms. */
const INTERVAL_MS = 10_000

export type Operations = {
  stage: 'signedOut' | 'signedIn'
  /** The newest answer; it stays while later requests fail. */
  data: SiteOperations | undefined
  /** Why the last request failed. */
  failure: string | undefined
  /** Resolves to why it failed. */
  signIn(key: string): Promise<string | undefined>
  signOut(): Promise<void>
}

/** The data of the operations page, live while the page is visible; OPS-12. */
export function useOperations(): Operations {
  const { permissions } = useSession()
  const [stage, setStage] = useState<Operations['stage']>(
    hasPermissions(permissions, PERMISSIONS.siteAdmin) ? 'signedIn' : 'signedOut',
  )
  const [data, setData] = useState<SiteOperations>()
  const [failure, setFailure] = useState<string>()
  // An answer that was on its way when somebody signed out must not show.
  const current = useRef(stage)
  const enter = useCallback((next: Operations['stage']) => {
    current.current = next
    setStage(next)
    setFailure(undefined)
    if (next === 'signedOut') setData(undefined)
  }, [])
  const refresh = useCallback(async () => {
    const result = await request<SiteOperations>('/api/Site/Operations')
    if (current.current !== 'signedIn') return
    if (!result.ok && result.status === 401) return enter('signedOut')
    setFailure(result.ok ? undefined : result.message)
    if (result.ok) setData(result.data)
  }, [enter])
  useEffect(() => {
    if (stage !== 'signedIn') return
    const refreshSeen = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    refreshSeen()
    const timer = setInterval(refreshSeen, INTERVAL_MS)
    document.addEventListener('visibilitychange', refreshSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refreshSeen)
    }
  }, [stage, refresh])
  const signIn = async (key: string) => {
    const result = await request<SiteSignedIn>('/api/Site/SignIn', { key })
    if (!result.ok) return result.message
    enter('signedIn')
    return undefined
  }
  const signOut = async () => {
    const result = await request<SiteSignedIn>('/api/Site/SignOut', {})
    if (result.ok) enter('signedOut')
    else setFailure(result.message)
  }
  return { stage, data, failure, signIn, signOut }
}
