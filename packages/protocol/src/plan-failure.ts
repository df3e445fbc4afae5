import { z } from 'zod'
import type { RefusalReason } from './refusal-reasons.ts'
import { id } from './values.ts'

/** One of the reasons why a plan has no group or no meeting, for admins; PLAN-19. */
export const planObstacle = z.object({
  code: z.string(),
  /** What it is about, null where it is about all of them. */
  topicId: id.nullable(),
  /** Whose time it needs. */
  personId: id.nullable(),
  /** People, or wishes, that it is about. */
  number: z.number(),
  /** People a group of the topic needs. */
  needed: z.number(),
})

export type PlanObstacle = z.infer<typeof planObstacle>

/** Why a run has no plan, for admins: a translated reason and what stood in the way; PLAN-19, PLAN-20. */
export type PlanFailure = { reason: RefusalReason; obstacles: readonly PlanObstacle[] }
