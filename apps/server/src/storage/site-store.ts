/** An event as those who run the site read of it: no form, no key, no person and nothing that anybody chose; OPS-2. */
export type SiteEvent = {
  id: string
  name: string
  variant: string
  numPeople: number
  /** Null for events of earlier versions. */
  createdAt: number | null
  /** When it was last changed or kept; null before the first look. */
  usedAt: number | null
  /** For how long its deletion has been announced, ms; null: not announced. */
  announcedMs: number | null
}

export type SiteRunStatus = 'queued' | 'running' | 'done' | 'failed'

/** A planner run without its problem, settings and plan. */
export type SiteRun = {
  id: string
  eventName: string
  status: SiteRunStatus
  createdAt: number
  startedAt: number | null
  endedAt: number | null
  seconds: number
  error: string | null
}

/** All times in ms since the epoch. */
export type SiteOverview = {
  /** Those that have events, with the most first. */
  variants: { variant: string; numEvents: number; numPeople: number }[]
  /** The last used first. */
  events: SiteEvent[]
  /** Whose deletion is announced, the longest unused first. */
  announced: SiteEvent[]
  /** The newest first. */
  runs: SiteRun[]
  /** Runs asked for since `since`, by status. */
  runsSince: { status: SiteRunStatus; count: number }[]
}

export type SiteRequest = {
  since: number
  /** At most so many of each list. */
  limit: number
}

/** When something came into being, ms since the epoch, as far as the history still tells; null otherwise. */
export type CreatedTimes = { event: number | null; person: number | null }
