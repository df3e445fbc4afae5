import { type TabId, tabByNumber } from '@planner/domain'
import { type ComponentType, useEffect } from 'react'
import { allMessages } from '../lib/i18n/languages.ts'
import { firstComponent, type LoadedComponent, lazyComponent } from '../lib/lazy-component.ts'
import { useVariant } from '../lib/live/live-context.tsx'
import { isLineScarce } from '../lib/scarce-line.ts'
import { usePlannerSearch } from '../lib/use-planner-search.ts'

/** Every tab is a feature with its own chunk, loaded when it is opened or when the page is idle. */
const LOADERS = {
  eventData: async () => (await import('../features/event-data/event-data-tab.tsx')).EventDataTab,
  userData: async () => (await import('./user-data-content.tsx')).UserDataContent,
  userChoices: async () => {
    const { UserChoicesTab, fetchParts } = await import('../features/user-choices/user-choices-tab.tsx')
    fetchParts()
    return UserChoicesTab
  },
  schedule: async () => (await import('../features/schedule/schedule-tab.tsx')).ScheduleTab,
  settings: async () => (await import('../features/settings/settings-tab.tsx')).SettingsTab,
  userSimilarity: async () => (await import('../features/similarity/similarity-tab.tsx')).SimilarityTab,
  help: async () => (await import('../features/help/help-tab.tsx')).HelpTab,
  about: async () => (await import('../features/about/about-tab.tsx')).AboutTab,
  feedback: async () => (await import('../features/feedback/feedback-tab.tsx')).FeedbackTab,
} as const satisfies Record<TabId, () => Promise<ComponentType>>

export const TAB_CONTENTS = {
  eventData: lazyComponent(LOADERS.eventData),
  userData: firstComponent(LOADERS.userData),
  userChoices: firstComponent(LOADERS.userChoices),
  schedule: lazyComponent(LOADERS.schedule),
  settings: lazyComponent(LOADERS.settings),
  userSimilarity: lazyComponent(LOADERS.userSimilarity),
  help: lazyComponent(LOADERS.help),
  about: lazyComponent(LOADERS.about),
  feedback: lazyComponent(LOADERS.feedback),
} as const satisfies Record<TabId, LoadedComponent<object>>

const FETCH_AFTER_MS = 3000

/**
 * Prefetches the tab named by the URL while the event's data loads, and the others once the page has settled, so that they
 * open even when the network is gone by then; on a scarce line they come when they are opened (JOIN-6).
 */
export function useFetchedTabs(tabs: readonly TabId[]): void {
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
