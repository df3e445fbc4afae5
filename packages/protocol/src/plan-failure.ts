import { z } from 'zod'
import type { RefusalReason } from './refusal-reasons.ts'
import { id } from './values.ts'

/**
 * Why a plan has no group or no meeting, as far as it shows. Each has two messages in every language: `planFailure.why.<code>` and, for the
 * smallest change that helps, `planFailure.help.<code>`.
 */
export const PLAN_OBSTACLES = [
  'noTopic',
  'noWish',
  'nobodyFree',
  'topicHasNoStart',
  'topicHostNeverFree',
  'topicNobody',
  'topicTooFew',
  'notTogether',
  'noWishToMeet',
  'wishesExcluded',
  'wishesNotMutual',
  'wishesOverCapacity',
  'wishesWithoutSession',
  'wishesOutweighed',
] as const

export type PlanObstacleCode = (typeof PLAN_OBSTACLES)[number]

/** The reasons are texts on the wire, since the server may be newer than the page. */
export function isPlanObstacle(code: string): code is PlanObstacleCode {
  return (PLAN_OBSTACLES as readonly string[]).includes(code)
}

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

/** Why a run has no plan, for admins: a reason that screens translate, and what stood in the way; PLAN-19, PLAN-20. */
export type PlanFailure = { reason: RefusalReason; obstacles: readonly PlanObstacle[] }
