import '@mantine/core/styles.css'
import './global.css'
import './print.css'
import { MantineProvider } from '@mantine/core'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadMessages } from '../lib/i18n/languages.ts'
import { watchPrinting } from '../lib/printing.ts'
import { reportScriptErrors } from '../lib/script-errors.ts'
import { trackActivity } from '../lib/session/activity.ts'
import { subscribeToLogouts } from '../lib/session/logout.ts'
import { watchSession } from '../lib/session/lost-session.ts'
import { initSession, SessionProvider } from '../lib/session/session.tsx'
import { showToast } from '../lib/toast.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import { Routes } from './routes.tsx'
import { ServiceUnavailable } from './service-unavailable.tsx'
import { SessionLost } from './session-lost.tsx'
import { theme } from './theme.ts'
import { Toasts } from './toasts.tsx'

async function start(): Promise<void> {
  const element = document.getElementById('root')
  if (!element) throw new Error('No element #root. Maybe index.html has changed?')
  const [session] = await Promise.all([initSession(), loadMessages()])
  if (session) {
    reportScriptErrors()
    trackActivity()
    subscribeToLogouts()
    watchSession(() => void showToast({ id: 'session-lost', message: <SessionLost />, autoClose: false }))
  }
  watchPrinting()
  createRoot(element).render(
    <StrictMode>
      <MantineProvider theme={theme} defaultColorScheme="auto">
        <Toasts />
        {session ? (
          <SessionProvider value={session}>
            <CrashBoundary>
              <Routes />
            </CrashBoundary>
          </SessionProvider>
        ) : (
          <ServiceUnavailable />
        )}
      </MantineProvider>
    </StrictMode>,
  )
}

void start()
