import { defaultTab, type TabId, tabByNumber, tabNumber, tabRefusal, visibleTabs } from '@planner/domain'
import { useLiveSnapshot } from './live/live-context.tsx'
import { useSession } from './session/session.tsx'
import { usePlannerSearch } from './use-planner-search.ts'

/** The open tab, kept in the query; ROUTE-7. A tab that may not be opened falls back to the default of the key. */
export function usePlannerTab(): { tab: TabId; tabs: TabId[]; openTab: (tab: TabId) => void } {
  const { variant, state, viewer } = useLiveSnapshot()
  const { environment } = useSession()
  const [search, changeSearch] = usePlannerSearch()
  const tabs = visibleTabs(variant, state, viewer, environment)
  const wanted = search.tab === undefined ? undefined : tabByNumber(variant, search.tab)
  const mayOpen = (tab: TabId) => tabs.includes(tab) && tabRefusal(state, viewer, tab) === undefined
  const fallback = defaultTab(variant, viewer, state.event.isRegistered)
  const tab = wanted && mayOpen(wanted) ? wanted : mayOpen(fallback) ? fallback : 'userData'
  const openTab = (next: TabId) => changeSearch({ tab: tabNumber(variant, next) })
  return { tab, tabs, openTab }
}
