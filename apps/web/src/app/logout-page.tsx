import { Suspense, useCallback, useEffect, useState } from 'react'
import { useT } from '../lib/i18n/i18n.ts'
import { lazyComponent } from '../lib/lazy-component.ts'
import { leaveFor } from '../lib/leave.ts'
import { hasPersonalData, logout } from '../lib/session/logout.ts'
import { useSession } from '../lib/session/session.tsx'
import { FullScreenMessage } from './full-screen-message.tsx'

const ForgetEvents = lazyComponent(
  async () => (await import('../features/logout/forget-events.tsx')).ForgetEvents,
)

/**
 * /logout (ROUTE-1): ends the session and leads to the front page. Links from elsewhere lead here too, so it
 * asks first, unless there is nothing to lose (HTTP-9).
 */
export function LogoutPage() {
  const t = useT()
  const { allUserEvents: events } = useSession()
  const [mustAsk] = useState(() => events.length > 0 || hasPersonalData())
  const [state, setState] = useState<'asking' | 'ending' | 'failed'>('asking')
  const end = useCallback(async () => {
    const reason = new URLSearchParams(window.location.search).get('logoutReason') ?? ''
    setState('ending')
    if (await logout(reason)) leaveFor('/login')
    else setState('failed')
  }, [])
  useEffect(() => {
    if (!mustAsk) void end()
  }, [mustAsk, end])
  const loading = <FullScreenMessage text={t('app.loading')} isBusy />
  if (!mustAsk) return state === 'failed' ? <FullScreenMessage text={t('session.logoutFailed')} /> : loading
  return (
    <Suspense fallback={loading}>
      <ForgetEvents events={events} state={state} onConfirm={() => void end()} />
    </Suspense>
  )
}
