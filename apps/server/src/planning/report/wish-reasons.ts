import { type EventState, pairKey, type VariantDescription, type WishReason } from '@planner/domain'
import type { ReportedWish } from '@planner/protocol'
import { createExplainer, type PairsProblem, type PlannedMeeting } from '@planner/solver'
import { compileInTurns } from '../runs/compile-in-turns.ts'
import type { StoredPlan } from './stored-plan.ts'

/**
 * Why each wish of an event that is not granted is not, as it stands now: for organisers only. Where nothing stands in the way, the plan
 * has left it out for the sake of others, or it is open since: somebody has been freed, or has wished it later.
 */
export async function reasonsNow(
  variant: VariantDescription,
  state: EventState,
  plan: StoredPlan,
): Promise<ReportedWish[]> {
  const problem = await compileInTurns(variant, state, { keepPreviousPlan: false })
  if (problem.kind !== 'pairs') return []
  const wasOutweighed = new Set(outweighedBy(plan))
  return wishReasons(state, problem, [...problem.kept, ...(problem.previous ?? [])]).map((wish) =>
    wish.reason === 'outweighed' && !wasOutweighed.has(keyOf(wish)) ? { ...wish, reason: 'open' } : wish,
  )
}

/** MODEL-62, with what excludes a pair: they have met, one of them called it off this week, or refuses the other. */
export function wishReasons(
  { meetings: facts }: Pick<EventState, 'meetings'>,
  problem: PairsProblem,
  meetings: readonly PlannedMeeting[],
): ReportedWish[] {
  const whyExcluded = (from: string, to: string): WishReason => {
    const state = facts.get(pairKey(from, to))?.state
    if (state === 'past') return 'past'
    return state === 'cancelled' ? 'calledOff' : 'refused'
  }
  return createExplainer(problem, meetings)
    .wishes()
    .map(({ from, to, obstacle }) => ({
      from,
      to,
      reason: obstacle === 'excluded' ? whyExcluded(from, to) : obstacle,
    }))
}

function outweighedBy({ result, problem }: StoredPlan): string[] {
  if (result?.kind !== 'pairs' || problem === undefined) return []
  return createExplainer(problem, result.meetings)
    .wishes()
    .filter(({ obstacle }) => obstacle === 'outweighed')
    .map(keyOf)
}

function keyOf({ from, to }: { from: string; to: string }): string {
  return `${from}|${to}`
}
