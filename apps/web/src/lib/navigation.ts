import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { type PlannerSearch, stringifySearch } from './search.ts'

type GoTo = (path: string, search?: PlannerSearch, options?: { replace?: boolean }) => void

/** Goes to another address of the application; `replace` leaves no step in the browser's history. */
export function useGoTo(): GoTo {
  const [, navigate] = useLocation()
  return useCallback(
    (path, search = {}, options) => navigate(path + stringifySearch(search), options),
    [navigate],
  )
}
