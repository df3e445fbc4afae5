import type { Browser } from '@playwright/test'
import type { Chance } from './chance.ts'
import type { Findings } from './findings.ts'
import type { PlannerProcesses } from './hub/planner-process.ts'
import type { RehearsedVariant } from './variants.ts'

/** What every part of a rehearsal is given. */
export type Rehearsal = {
  url: string
  variant: RehearsedVariant
  variantId: string
  chance: Chance
  findings: Findings
  browser: Browser
  /** Where screenshots go. */
  folder: string
  /** The planner's processes of this server. */
  processes: PlannerProcesses
}

export const PLAN_MS = 120_000
