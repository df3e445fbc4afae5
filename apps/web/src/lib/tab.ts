import {
  defaultTab,
  seesPlan,
  type TabId,
  tabByNumber,
  tabNumber,
  tabRefusal,
  visibleTabs,
} from '@planner/domain'
import { useKept, useLiveSnapshot } from './live/live-context.tsx'
import { useSession } from './session/session.tsx'
import { usePlannerSearch } from './use-planner-search.ts'

/** A tab that the address names and that does not open, or `unknown` where no tab has the number; TAB-14. */
export type UnopenedTab = TabId | 'unknown'

/** The open tab, kept in the query; ROUTE-7. For one that may not be opened the default opens (TAB-10). */
export function usePlannerTab() {
  const { variant, state, viewer } = useLiveSnapshot()
  const { environment } = useSession()
  const [search, changeSearch] = usePlannerSearch()
  const tabs = visibleTabs(variant, state, viewer, environment)
  const named = search.tab === undefined ? undefined : (tabByNumber(variant, search.tab) ?? 'unknown')
  const mayOpen = (tab: TabId) => tabs.includes(tab) && tabRefusal(state, viewer, tab) === undefined
  const fallback = defaultTab(variant, viewer, state.event.isRegistered, useHadPlan())
  const opensNamed = named !== undefined && named !== 'unknown' && mayOpen(named)
  const tab = opensNamed ? named : mayOpen(fallback) ? fallback : 'userData'
  const unopened: UnopenedTab | undefined = opensNamed ? undefined : named
  const openTab = (next: TabId) => changeSearch({ tab: tabNumber(variant, next) })
  return { tab, tabs, unopened, openTab }
}

/** Whether the reader saw a plan when the event had come: one that comes later takes nobody from what they do. */
function useHadPlan(): boolean {
  const { isLoaded, variant, state, viewer } = useLiveSnapshot()
  const hadPlan = useKept<boolean>('hadPlan')
  if (isLoaded && viewer.role === 'participant') hadPlan.current ??= seesPlan(variant, state, viewer)
  return hadPlan.current ?? false
}
