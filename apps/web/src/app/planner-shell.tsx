import { Center, Loader, Tabs } from '@mantine/core'
import { can, isAdmin, isWaitingViewer, type TabId } from '@planner/domain'
import { Suspense, useState } from 'react'
import { PlannerDialog } from '../features/planning/planner-dialog.tsx'
import { useDisplayType, useTextType } from '../lib/display-type.ts'
import { useT } from '../lib/i18n/i18n.ts'
import { lazyComponent } from '../lib/lazy-component.ts'
import { useLiveSnapshot } from '../lib/live/live-context.tsx'
import { usePlannerTab } from '../lib/tab.ts'
import { AlertDialog } from './alert-dialog.tsx'
import { Announcer } from './announcer.tsx'
import { ConnectionDialog } from './connection-dialog.tsx'
import { CrashBoundary } from './crash-boundary.tsx'
import { FullScreenMessage } from './full-screen-message.tsx'
import { KeptFocus } from './kept-focus.tsx'
import { PlannerHeader } from './planner-header.tsx'
import styles from './planner-shell.module.css'
import { TAB_CONTENTS, useFetchedTabs } from './tab-contents.tsx'
import { TabList, useTabRefusal } from './tab-list.tsx'

// Participants, of whom there are most, need not load it.
const RetentionBanner = lazyComponent(
  async () => (await import('../features/event-data/retention-banner.tsx')).RetentionBanner,
)

// Only who waits for approval, or has been shut out.
const WaitingNotice = lazyComponent(
  async () => (await import('../features/user-data/waiting-notice.tsx')).WaitingNotice,
)
const RunResult = lazyComponent(
  async () => (await import('../features/schedule/report/run-result.tsx')).RunResult,
)
const ShutOutMessage = lazyComponent(async () => (await import('./shut-out-message.tsx')).ShutOutMessage)

// Only where people meet in pairs.
const MeetingAnnouncer = lazyComponent(
  async () => (await import('../features/schedule/meetings/meeting-announcer.tsx')).MeetingAnnouncer,
)

/** Heading, tabs and the dialogs that belong to every tab. Content is shown once the data has arrived (ROUTE-8). */
export function PlannerShell() {
  const t = useT()
  const { isLoaded, fatal, variant, state, viewer } = useLiveSnapshot()
  const { tab, tabs, unopened, openTab } = usePlannerTab()
  useFetchedTabs(tabs)
  // Who is about to join needs the form first, then the choices (LOOK-4).
  useTextType(isLoaded && !isAdmin(viewer) && viewer.personId === null)
  useDisplayType(isAdmin(viewer) || viewer.personId !== null)
  const [blocked, setBlocked] = useState<TabId>()
  const refusalOf = useTabRefusal()
  const choose = (wanted: TabId) => {
    const isRefused = refusalOf(wanted) !== undefined
    setBlocked(isRefused ? wanted : undefined)
    if (!isRefused) openTab(wanted)
  }
  if (fatal) {
    return (
      <Suspense fallback={<Loading />}>
        <ShutOutMessage fatal={fatal} />
      </Suspense>
    )
  }
  if (!isLoaded) {
    return (
      <>
        <ConnectionDialog />
        <FullScreenMessage text={t('app.loading')} isBusy />
      </>
    )
  }
  const Content = TAB_CONTENTS[tab]
  return (
    <>
      <ConnectionDialog />
      <PlannerHeader />
      <main>
        {isAdmin(viewer) && state.event.isRegistered && (
          <Suspense>
            <RetentionBanner />
          </Suspense>
        )}
        {isWaitingViewer(state, viewer) && (
          <Suspense>
            <WaitingNotice />
          </Suspense>
        )}
        <Tabs value={tab} onChange={(value) => choose(value as TabId)} keepMounted={false}>
          <TabList tabs={tabs} open={tab} blocked={blocked} unopened={unopened} refusalOf={refusalOf} />
          <div id="content">
            <Tabs.Panel value={tab} className={styles.page ?? ''} data-measure={MEASURES[tab]}>
              <CrashBoundary key={tab}>
                <Suspense fallback={<Loading />}>
                  <Content />
                  <KeptFocus key={viewer.personId} />
                </Suspense>
              </CrashBoundary>
            </Tabs.Panel>
          </div>
        </Tabs>
      </main>
      {can(variant, 'pairs') && (
        <Suspense>
          <MeetingAnnouncer />
        </Suspense>
      )}
      <Announcer />
      <PlannerDialog Result={RunResult} />
      <AlertDialog />
    </>
  )
}

/** What is read or filled in is no wider than one reads well; what is compared takes the page. */
const MEASURES = {
  eventData: 'wide',
  userData: 'wide',
  userChoices: 'wide',
  schedule: 'wide',
  settings: 'wide',
  userSimilarity: 'wide',
  help: 'wide',
  about: 'reading',
  feedback: 'form',
} as const satisfies Record<TabId, 'form' | 'reading' | 'wide'>

function Loading() {
  const t = useT()
  return (
    <Center mih={240} role="status" aria-label={t('app.loading')}>
      <Loader />
    </Center>
  )
}
