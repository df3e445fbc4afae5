import { type TabId, tabByNumber } from '@planner/domain'
import { type ComponentType, useEffect } from 'react'
import { lazyPart } from '../lib/lazy-part.ts'
import { useVariant } from '../lib/live/live-context.tsx'
import { usePlannerSearch } from '../lib/search-hook.ts'

/** Every tab is a feature of its own, fetched when it is opened or when the page has nothing else to do. */
const LOADERS = {
  eventData: async () => (await import('../features/event-data/event-data-tab.tsx')).EventDataTab,
  userData: async () => (await import('./user-data-content.tsx')).UserDataContent,
  userChoices: async () => (await import('../features/user-choices/user-choices-tab.tsx')).UserChoicesTab,
  schedule: async () => (await import('../features/schedule/schedule-tab.tsx')).ScheduleTab,
  settings: async () => (await import('../features/settings/settings-tab.tsx')).SettingsTab,
  userSimilarity: async () => (await import('../features/similarity/similarity-tab.tsx')).SimilarityTab,
  help: async () => (await import('../features/help/help-tab.tsx')).HelpTab,
  about: async () => (await import('../features/about/about-tab.tsx')).AboutTab,
  feedback: async () => (await import('../features/feedback/feedback-tab.tsx')).FeedbackTab,
} as const satisfies Record<TabId, () => Promise<ComponentType>>

export const TAB_CONTENTS = {
  eventData: lazyPart(LOADERS.eventData),
  userData: lazyPart(LOADERS.userData),
  userChoices: lazyPart(LOADERS.userChoices),
  schedule: lazyPart(LOADERS.schedule),
  settings: lazyPart(LOADERS.settings),
  userSimilarity: lazyPart(LOADERS.userSimilarity),
  help: lazyPart(LOADERS.help),
  about: lazyPart(LOADERS.about),
  feedback: lazyPart(LOADERS.feedback),
} as const satisfies Record<TabId, ComponentType>

const FETCH_AFTER_MS = 3000

/**
 * Fetches the tab that the address names while the event's data is on its way, and the others once the page has settled,
 * so that they open even where the network has gone by then.
 */
export function useFetchedTabs(tabs: readonly TabId[]): void {
  const variant = useVariant()
  const [search] = usePlannerSearch()
  const named = search.tab === undefined ? undefined : tabByNumber(variant, search.tab)
  useEffect(() => {
    if (named) LOADERS[named]().catch(() => {})
  }, [named])
  const wanted = tabs.join()
  useEffect(() => {
    const timer = setTimeout(async () => {
      for (const tab of wanted.split(',') as TabId[]) await LOADERS[tab]().catch(() => {})
    }, FETCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [wanted])
}
