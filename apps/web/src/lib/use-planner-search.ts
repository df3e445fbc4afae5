import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useGoTo } from './navigation.ts'
import { type PlannerSearch, parseSearch, readSearch } from './search.ts'

/** The query of the page and a function to update part of it without a new history entry (ROUTE-7). */
export function usePlannerSearch(): [PlannerSearch, (changes: Partial<PlannerSearch>) => void] {
  const text = useSearch()
  const [path] = useLocation()
  const goTo = useGoTo()
  const search = useMemo(() => readSearch(parseSearch(text)), [text])
  const change = useCallback(
    // Reads the current URL, not the last render: two changes in one handler must not overwrite each other.
    (changes: Partial<PlannerSearch>) => {
      const current = readSearch(parseSearch(window.location.search))
      goTo(path, { ...current, ...changes }, { replace: true })
    },
    [goTo, path],
  )
  return [search, change]
}
