import type { TabId, VariantDescription } from '@planner/domain'
import type { Page } from '@playwright/test'
import type { StockedEvent } from './events/stocked-event.ts'
import type { Words } from './words.ts'

export const ROLES = ['visitor', 'guest', 'host', 'waiting', 'admin', 'siteAdmin'] as const
export type Role = (typeof ROLES)[number]

/** The events that screens are taken of; `events/` says what is in them. */
export const EVENT_KINDS = [
  'none',
  'empty',
  'asking',
  'planned',
  'closed',
  'approving',
  'failing',
  'running',
  'crowd',
] as const

/** Small events, each in one state of the head of the schedule; not every variant has pictures of them. */
export const HEAD_KINDS = ['ready', 'drafted', 'late', 'broken', 'changed', 'byHand', 'good'] as const
export type HeadKind = (typeof HEAD_KINDS)[number]

/** After a week of meetings the next one has none yet. */
export type EventKind = (typeof EVENT_KINDS)[number] | HeadKind | 'weekOver'

/** A screen of another site: under a host name of production, or on a server without events. */
export type Site = 'production' | 'empty'

export type Visit = {
  page: Page
  words: Words
  variant: VariantDescription
  event: StockedEvent
  isNarrow: boolean
  /** From now on nothing of the hub reaches the page. */
  disconnect(): Promise<void>
}

/** One thing that somebody does on the page, or waits for. */
export type Step = (visit: Visit) => Promise<unknown>

/** One picture of the gallery, in every width, scheme and language. */
export type Screen = {
  /** Part of the file's name: `import-with-problems`. */
  name: string
  role: Role
  event: EventKind
  /** Variants that have it; all of them when left out. */
  in?: (variant: VariantDescription) => boolean
  /** Opened by the address. */
  tab?: TabId
  /** Instead of the link of the role: a path of the site, or behind the variant's base. */
  path?: string
  site?: Site
  only?: 'narrow' | 'wide'
  /** A planner run is part of it; there is one at a time. */
  plans?: true
  /** What is done once the page is there; the last step waits for what the picture is about. */
  steps?: readonly Step[]
  /** What has to be put back for other screens of the event. */
  after?: readonly Step[]
}
