import type { UrlKeys } from './live/keys.ts'

/** The query of every planner page; ROUTE-7. Absent means the default. */
export type PlannerSearch = UrlKeys & {
  /** 1-based, by the variant's tab indexes. */
  tab?: number
  showPersonalScheduleAssignments?: boolean
  hideUnplannedSubgroups?: boolean
}

/** Parses the known parts of a query and drops the rest, so that no URL can break the page. */
export function readSearch(raw: Record<string, unknown>): PlannerSearch {
  const search: PlannerSearch = {}
  for (const name of ['personalKey', 'adminInvite', 'participantInvite'] as const) {
    const value = raw[name]
    if (typeof value === 'string' && value !== '') search[name] = value
  }
  const tab = Number(raw.tab)
  if (Number.isInteger(tab) && tab >= 1) search.tab = tab
  for (const name of ['showPersonalScheduleAssignments', 'hideUnplannedSubgroups'] as const) {
    const value = String(raw[name])
    if (value === 'true' || value === 'false') search[name] = value === 'true'
  }
  return search
}

// Plain strings: the router's default parser would turn a numeric key into a number.
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

export function stringifySearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}
