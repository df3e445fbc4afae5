import { usePlannerSearch } from '../../lib/use-planner-search.ts'

/** The two toggles of the tab, kept in the query; ROUTE-7, defaults of ROUTE-10. */
export function useToggles() {
  const [search, changeSearch] = usePlannerSearch()
  return {
    hideUnplanned: search.hideUnplannedSubgroups ?? true,
    showPersonal: search.showPersonalScheduleAssignments ?? false,
    setHideUnplanned: (hideUnplannedSubgroups: boolean) => changeSearch({ hideUnplannedSubgroups }),
    setShowPersonal: (showPersonalScheduleAssignments: boolean) =>
      changeSearch({ showPersonalScheduleAssignments }),
  }
}
