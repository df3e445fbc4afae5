import { MEETING_CHANGES, WISH_REASONS } from '@planner/domain'
import { z } from 'zod'
import { pair } from './entities.ts'
import { id } from './values.ts'

/** What became of wishes and meetings of the open week, cut to its reader; MEET-19 to MEET-22. */
export const planReport = z.object({
  /** When the plan went into force, ms since the epoch. */
  endedAt: z.number(),
  /** Wishes to meet that are not granted: for admins all of them, for others their own. */
  reasons: z.array(z.object({ from: id, to: id, reason: z.enum(WISH_REASONS) })),
  /** What became of the meetings reserved before the plan, and those it added; others read their own. */
  changes: z.array(
    z.object({
      personIds: pair,
      change: z.enum(MEETING_CHANGES),
      /** Null where meetings are untimed, and for one that is dropped. */
      sessionId: z.number().nullable(),
      /** The session before, of one that moved or is dropped; null where it is not known. */
      formerSessionId: z.number().nullable(),
    }),
  ),
  /** How good the plan is, and what no plan can exceed, for admins; null for others. */
  quality: z.object({ soft: z.number(), bound: z.number().nullable() }).nullable(),
})

export type PlanReport = z.infer<typeof planReport>
export type ReportedChange = PlanReport['changes'][number]
export type ReportedWish = PlanReport['reasons'][number]
