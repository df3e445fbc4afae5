import { Button, Center, Group, Loader, Tabs, Text } from '@mantine/core'
import { can, isAdmin, isWaitingViewer, type TabId, tabByNumber } from '@planner/domain'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { Dialog } from '../components/dialog/dialog.tsx'
import { PlannerDialog } from '../features/planning/planner-dialog.tsx'
import { alertStore, closeAlert } from '../lib/alert.ts'
import { announcementStore } from '../lib/announce.ts'
import { useDisplayType, useTextType } from '../lib/display-type.ts'
import { useT } from '../lib/i18n/i18n.ts'
import { allMessages } from '../lib/i18n/languages.ts'
import { firstComponent, type LoadedComponent, lazyComponent } from '../lib/lazy-component.ts'
import { useLiveSnapshot, useVariant } from '../lib/live/live-context.tsx'
import { isLineScarce } from '../lib/scarce-line.ts'
import { usePlannerTab } from '../lib/tab.ts'
import { usePlannerSearch } from '../lib/use-planner-search.ts'
import { ConnectionDialog } from './connection-dialog.tsx'
import { CrashBoundary } from './crash-boundary.tsx'
import { FullScreenMessage } from './full-screen-message.tsx'
import { KeptFocus } from './kept-focus.tsx'
import { PlannerHeader } from './planner-header.tsx'
import styles from './planner-shell.module.css'
import { TabList, useTabRefusal } from './tab-list.tsx'

// Participants, of whom there are most, need not load it.
const RetentionBanner = lazyComponent(
  async () => (await import('../features/event-data/retention-banner.tsx')).RetentionBanner,
)

// Only who waits for approval, or has been shut out.
const WaitingNotice = lazyComponent(
  async () => (await import('../features/user-data/waiting-notice.tsx')).WaitingNotice,
)
const ShutOutMessage = lazyComponent(async () => (await import('./shut-out-message.tsx')).ShutOutMessage)

// Only where people meet in pairs.
const MeetingAnnouncer = lazyComponent(
  async () => (await import('../features/schedule/meetings/meeting-announcer.tsx')).MeetingAnnouncer,
)

/** Heading, tabs and dialogs of every tab. Content is shown once the data has arrived (ROUTE-8). */
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
          <TabList
            tabs={tabs}
            open={tab}
            blocked={blocked}
            unopened={unopened}
            refusalOf={refusalOf}
            onOpen={choose}
          />
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
      <PlannerDialog />
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

export function AlertDialog() {
  const t = useT()
  const alert = useSyncExternalStore(alertStore.subscribe, alertStore.getSnapshot)
  return (
    <Dialog isOpen={alert !== null} title={alert?.title ?? t('app.title')} onClose={closeAlert}>
      <Text>{alert?.text}</Text>
      <Group justify="flex-end" mt="md">
        <Button variant="filled" onClick={closeAlert}>
          {t('app.ok')}
        </Button>
      </Group>
    </Dialog>
  )
}

/** Reads out what others have changed. A live region that is mounted with its text may stay unread. */
export function Announcer() {
  const { number, text } = useSyncExternalStore(announcementStore.subscribe, announcementStore.getSnapshot)
  const [before] = useState(number)
  return (
    <div className="visually-hidden" aria-live="polite" data-announcer>
      {number > before && <p key={number}>{text}</p>}
    </div>
  )
}

/** Every tab is a feature with its own chunk, loaded when it is opened or when the page is idle. */
const TAB_CONTENTS = {
  eventData: lazyComponent(
    async () => (await import('../features/event-data/event-data-tab.tsx')).EventDataTab,
  ),
  userData: firstComponent(async () => (await import('./user-data-content.tsx')).UserDataContent),
  userChoices: firstComponent(async () => {
    const { UserChoicesTab, fetchParts } = await import('../features/user-choices/choice-sections.tsx')
    fetchParts()
    return UserChoicesTab
  }),
  schedule: lazyComponent(async () => (await import('../features/schedule/schedule-tab.tsx')).ScheduleTab),
  settings: lazyComponent(async () => (await import('../features/settings/settings-tab.tsx')).SettingsTab),
  userSimilarity: lazyComponent(
    async () => (await import('../features/similarity/similarity-tab.tsx')).SimilarityTab,
  ),
  help: lazyComponent(async () => (await import('../features/help/help-tab.tsx')).HelpTab),
  about: lazyComponent(async () => (await import('../features/about/about-tab.tsx')).AboutTab),
  feedback: lazyComponent(async () => (await import('../features/feedback/feedback-tab.tsx')).FeedbackTab),
} as const satisfies Record<TabId, LoadedComponent<object>>

const FETCH_AFTER_MS = 3000

/**
 * Prefetches the tab of the URL at once and the others later, so that they open without a network too; on a
 * scarce line each comes when it is opened (JOIN-6).
 */
function useFetchedTabs(tabs: readonly TabId[]): void {
  const variant = useVariant()
  const [search] = usePlannerSearch()
  const named = search.tab === undefined ? undefined : tabByNumber(variant, search.tab)
  useEffect(() => {
    if (named) TAB_CONTENTS[named].fetch().catch(() => {})
  }, [named])
  const wanted = tabs.join()
  useEffect(() => {
    if (isLineScarce()) return undefined
    const timer = setTimeout(async () => {
      await allMessages().catch(() => {})
      for (const tab of wanted.split(',') as TabId[]) await TAB_CONTENTS[tab].fetch().catch(() => {})
      await import('../components/help/help-panel.tsx').catch(() => {})
    }, FETCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [wanted])
}
