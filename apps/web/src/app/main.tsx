import './look/mantine-first.css'
import './look/mantine.css'
import './look/forced-colours.css'
import './global.css'
import './print.css'
import { Button, Center, MantineProvider, Stack, Text } from '@mantine/core'
import type { SessionResponse } from '@planner/protocol'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { earlyForm } from '../lib/early-form.ts'
import { t } from '../lib/i18n/i18n.ts'
import { loadFirstMessages, loadMessages, wantedLanguage } from '../lib/i18n/languages.ts'
import { leaveFor } from '../lib/leave.ts'
import { keepPageSoon, noteInstallation, sessionWithoutServer } from '../lib/offline/kept-session.ts'
import { watchPrinting } from '../lib/printing.ts'
import { reportScriptErrors } from '../lib/script-errors.ts'
import { trackActivity } from '../lib/session/activity.ts'
import { subscribeToLogouts } from '../lib/session/hear-logouts.ts'
import { watchSession } from '../lib/session/lost-session.ts'
import { awaitSession, CurrentSession, initSession } from '../lib/session/session.tsx'
import { currentSession, keepSession } from '../lib/session/session-store.ts'
import { showToast } from '../lib/toast.ts'
import { setUnsavedInput } from '../lib/unsaved-input.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import { FocusProvider } from './kept-focus.tsx'
import { theme } from './look/theme.ts'
import { Routes } from './routes.tsx'
import type { SessionEnd } from './session-notice.tsx'
import { Toasts } from './toasts.tsx'

/** The reason of a logout that nobody has asked for; ROUTE-1. */
const TIMEOUT = 'timeout'

/** Loaded where visits are counted alone; a page without it works as well. */
function count(session: SessionResponse): void {
  const path = window.location.pathname + window.location.search
  import('../lib/analytics/start-analytics.ts')
    .then(({ startAnalytics }) => startAnalytics({ session, path }))
    .catch(() => {})
}

/** Starts the app in #root, in place of the first text. */
export async function startApp(): Promise<void> {
  const element = document.getElementById('root')
  if (!element) throw new Error('No element #root. Maybe index.html has changed?')
  // The first form's text outlives a new version (PERSON-15); from here on the page's own form keeps it.
  const early = earlyForm()
  if (early) setUnsavedInput(early, true)
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
  const [session] = await Promise.all([initSession(), early ? loadFirstMessages() : loadMessages()])
  const kept = session ? undefined : keptSession()
  if (session) noteInstallation(session)
  if (kept) {
    keepSession(kept)
    // The page goes on with the server's as soon as there is one.
    void awaitSession(false)
  } else if (!session) {
    show(<ServiceUnavailable />)
    await awaitSession()
    await loadMessages()
  }
  keepPageSoon()
  watchPrinting()
  reportScriptErrors()
  trackActivity()
  subscribeToLogouts((reason) => void saySessionEnded(reason === TIMEOUT ? 'timeout' : 'elsewhere'), leaveFor)
  watchSession(() => void saySessionEnded('lost'))
  const current = currentSession()
  if (current?.analytics.state === 'counted') count(current)
  show(
    <FocusProvider>
      <CurrentSession>
        <CrashBoundary>
          <Routes />
        </CrashBoundary>
      </CurrentSession>
    </FocusProvider>,
  )
}

/** Of a page that names an event, which may have been kept: OFFLINE-1. */
function keptSession(): SessionResponse | undefined {
  const hasKey = /[?&](personalKey|adminInvite|participantInvite)=/.test(window.location.search)
  return hasKey ? sessionWithoutServer(wantedLanguage()) : undefined
}

/** Loads what it says when it says it, which is seldom. */
async function saySessionEnded(end: SessionEnd): Promise<void> {
  const { SessionNotice } = await import('./session-notice.tsx')
  const id = end === 'lost' ? 'session-lost' : 'logged-out'
  showToast({ id, message: <SessionNotice end={end} />, autoClose: false })
}

/** Shown when the first request fails; in English where the messages have not loaded. */
function ServiceUnavailable() {
  const message = t('http.updating')
  return (
    <Center mih="100dvh" p="md">
      <Stack align="center" role="alert">
        <Text>
          {message === 'http.updating' ? 'The service is updating, please try again in a minute' : message}
        </Text>
        <Button variant="filled" onClick={() => window.location.reload()}>
          ↻
        </Button>
      </Stack>
    </Center>
  )
}
