import '@mantine/core/styles.css'
import './global.css'
import { MantineProvider } from '@mantine/core'
import type { SessionResponse } from '@planner/protocol'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadMessages } from '../lib/i18n/languages.ts'
import { leaveFor } from '../lib/leave.ts'
import { reportScriptErrors } from '../lib/script-errors.ts'
import { trackActivity } from '../lib/session/activity.ts'
import { subscribeToLogouts } from '../lib/session/logout.ts'
import { watchSession } from '../lib/session/lost-session.ts'
import { awaitSession, CurrentSession, initSession } from '../lib/session/session.tsx'
import { currentSession } from '../lib/session/session-store.ts'
import { showToast } from '../lib/toast.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import { LoggedOutElsewhere } from './logged-out-elsewhere.tsx'
import { Routes } from './routes.tsx'
import { ServiceUnavailable } from './service-unavailable.tsx'
import { SessionLost } from './session-lost.tsx'
import { theme } from './theme.ts'
import { Toasts } from './toasts.tsx'

/** Loaded where visits are counted alone; a page without it works as well. */
function count(session: SessionResponse): void {
  const path = window.location.pathname + window.location.search
  import('../lib/analytics/start-analytics.ts')
    .then(({ startAnalytics }) => startAnalytics({ session, path }))
    .catch(() => {})
}

async function start(): Promise<void> {
  const element = document.getElementById('root')
  if (!element) throw new Error('No element #root. Maybe index.html has changed?')
  const root = createRoot(element)
  const show = (content: ReactNode) =>
    root.render(
      <StrictMode>
        <MantineProvider theme={theme} defaultColorScheme="auto">
          <Toasts />
          {content}
        </MantineProvider>
      </StrictMode>,
    )
  const [session] = await Promise.all([initSession(), loadMessages()])
  if (!session) {
    show(<ServiceUnavailable />)
    await awaitSession()
    await loadMessages()
  }
  reportScriptErrors()
  trackActivity()
  subscribeToLogouts((reason) => say('logged-out', <LoggedOutElsewhere reason={reason} />), leaveFor)
  watchSession(() => say('session-lost', <SessionLost />))
  const current = currentSession()
  if (current?.analytics.state === 'counted') count(current)
  show(
    <CurrentSession>
      <CrashBoundary>
        <Routes />
      </CrashBoundary>
    </CurrentSession>,
  )
}

/** Shows until it is closed. */
function say(id: string, message: ReactNode): void {
  void showToast({ id, message, autoClose: false })
}

void start()
