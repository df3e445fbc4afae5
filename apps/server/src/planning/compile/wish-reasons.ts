import { type EventState, pairKey } from '@planner/domain'
import { explainWishes, type PairsProblem, type PlannedMeeting, type WishObstacle } from '@planner/solver'

/** MODEL-62, with what excludes a pair: they have met, one of them called it off this week, or refuses the other. */
export type WishReason = Exclude<WishObstacle, 'excluded'> | 'past' | 'calledOff' | 'refused'

export type ReasonedWish = { from: string; to: string; reason: WishReason }

/** Why each wish of an event that a plan does not grant was not granted: for organisers only. */
export function wishReasons(
  { meetings: facts }: Pick<EventState, 'meetings'>,
  problem: PairsProblem,
  meetings: readonly PlannedMeeting[],
): ReasonedWish[] {
  const whyExcluded = (from: string, to: string): WishReason => {
    const state = facts.get(pairKey(from, to))?.state
    if (state === 'past') return 'past'
    return state === 'cancelled' ? 'calledOff' : 'refused'
  }
  return explainWishes(problem, meetings).map(({ from, to, obstacle }) => ({
    from,
    to,
    reason: obstacle === 'excluded' ? whyExcluded(from, to) : obstacle,
  }))
}
