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
  'topicHostLimit',
  'topicHostsClash',
  'topicTooManyHosts',
  'topicNoRoom',
  'topicNobody',
  'topicTooFew',
  'topicTooFewTogether',
  'fixedContradict',
  'nobodyFits',
  'outweighed',
  'stoppedEarly',
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
