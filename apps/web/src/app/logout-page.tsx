import { useEffect, useState } from 'react'
import { Redirect } from 'wouter'
import { useT } from '../lib/i18n/i18n.ts'
import { logout } from '../lib/session/logout.ts'
import { FullScreenMessage } from './full-screen-message.tsx'

/** /logout, with an optional logoutReason (ROUTE-1): ends the session and leads to the front page. */
export function LogoutPage() {
  const t = useT()
  const [state, setState] = useState<'ending' | 'ended' | 'failed'>('ending')
  useEffect(() => {
    const reason = new URLSearchParams(window.location.search).get('logoutReason') ?? ''
    void logout(reason).then((isEnded) => setState(isEnded ? 'ended' : 'failed'))
  }, [])
  if (state === 'ended') return <Redirect to="/welcome/" replace />
  return (
    <FullScreenMessage
      text={t(state === 'failed' ? 'session.logoutFailed' : 'app.loading')}
      isBusy={state === 'ending'}
    />
  )
}
