import { useNavigate, useSearch } from '@tanstack/react-router'
import type { PlannerSearch } from './search.ts'

/** The query of the page and a way to change part of it; without a new step in the browser's history (spec 2.1). */
export function usePlannerSearch(): [PlannerSearch, (changes: Partial<PlannerSearch>) => void] {
  const search = useSearch({ from: '/$base' })
  const navigate = useNavigate({ from: '/$base' })
  const change = (changes: Partial<PlannerSearch>) =>
    void navigate({ to: './', search: { ...search, ...changes }, replace: true })
  return [search, change]
}
