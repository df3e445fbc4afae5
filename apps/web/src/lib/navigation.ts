import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { type PlannerSearch, stringifySearch } from './search.ts'

type GoTo = (path: string, search?: PlannerSearch, options?: { replace?: boolean }) => void

/** Navigates within the application; `replace` adds no history entry. */
export function useGoTo(): GoTo {
  const [, navigate] = useLocation()
  return useCallback(
    (path, search = {}, options) => navigate(path + stringifySearch(search), options),
    [navigate],
  )
}
