import type { Browser } from '@playwright/test'
import type { FlakyProxy } from '../flaky-proxy.ts'
import type { Chance } from './chance.ts'
import type { Finding, HubData } from './checker/hub-data.ts'
import type { MeetingBook } from './checker/meeting-book.ts'
import type { WishWatch } from './checker/wish-watch.ts'
import type { Findings } from './findings.ts'
import type { Actor } from './hub/actor.ts'
import type { Crowd } from './hub/crowd.ts'
import type { WantedEdit } from './hub/edits-during-run.ts'
import type { Progress } from './hub/hub-client.ts'
import type { Organiser } from './hub/organiser.ts'
import type { PlannerProcesses } from './hub/planner-process.ts'
import type { WatchedPage } from './screen/watched-page.ts'
import type { RehearsedVariant } from './variants.ts'

/** What every part of a rehearsal is given. */
export type Rehearsal = {
  url: string
  variant: RehearsedVariant
  variantId: string
  chance: Chance
  findings: Findings
  /** Null: a rehearsal at the hub alone. */
  browser: Browser | null
  /** Where screenshots go; null: none are taken, and no screen is looked at twice. */
  folder: string | null
  /** The server's planner processes, which a whole rehearsal kills; null in the short form. */
  processes: PlannerProcesses | null
}

/** The guest's connection alone is one that can be cut. */
export type Screens = { organiser: WatchedPage; guest: WatchedPage; relay: FlakyProxy }

/** An event under way. */
export type Stage = Rehearsal & {
  organiser: Organiser
  crowd: Crowd
  /** Who takes part and acts by themselves, in the order in which they came. */
  actors: Actor[]
  /** The one of them whose phone is looked at. */
  guest: Actor
  book: MeetingBook
  /** Reads what participants receive, where wishes are hidden. */
  watch: WishWatch | null
  screens: Screens | null
  kind: PlanKind
}

/** A run as the hub has told of it. */
export type Run = {
  before: HubData
  after: HubData
  /** A re-plan with few changes. */
  keeps: boolean
  /** The last report of the best plan during the run. */
  told: Progress | undefined
}

/** What differs between plans of groups and of pairs. */
export type PlanKind = {
  /** Every rule of a plan, and how good it is, in words. */
  judge: (stage: Stage, run: Run) => Promise<{ text: string; findings: Finding[] }>
  /** What people change while a run goes on; it must change nothing of the plan. */
  wanted: (stage: Stage, before: HubData) => WantedEdit[]
  /** Both screens, compared with what the hub says. */
  shown: (stage: Stage, screens: Screens, data: HubData) => Promise<Finding[]>
  /** What a plan sets, by group or pair. */
  content: (data: HubData) => Map<string, string>
}

export const PLAN_MS = 240_000
