import type { GroupsResult, PlanResult } from '../result.ts'

/** A proven upper bound, valid for plans without breaches. */
export interface ProvenBound {
  readonly goal: 'medium' | 'soft'
  readonly value: number
  /** The bound holds for plans with at most this many unfilled units; null: for all. */
  readonly unfilled: number | null
}

/** Slack that covers the tolerances of the linear solver. */
export function tolerance(value: number): number {
  return 1e-6 * (1 + Math.abs(value))
}

export function withBounds(result: PlanResult, bounds: readonly ProvenBound[]): PlanResult {
  if (result.kind !== 'groups' || result.score[0] < 0 || bounds.length === 0) return result
  const [, medium, soft] = result.score
  const limit = softBound(result, bounds)
  const { mediumBound } = result
  const mediumLimit = bounds.reduce(
    (least, { goal, value }) => (goal === 'medium' ? Math.min(least, value) : least),
    mediumBound ?? 0,
  )
  const proven = medium >= mediumLimit && soft >= limit - 2 * tolerance(limit)
  return {
    ...result,
    status: proven ? 'optimal' : result.status,
    bound: Number.isFinite(limit) ? Math.max(limit, soft) : null,
    ...(mediumBound !== undefined && {
      mediumBound: Math.max(mediumLimit, medium),
      run: runWithPlaces(result.run, Math.max(0, mediumLimit - medium)),
    }),
  }
}

/** No more people may still be placed than there are units that could be filled. */
function runWithPlaces({ mayStillBePlaced = 0, ...run }: GroupsResult['run'], units: number) {
  const people = Math.min(mayStillBePlaced, units)
  return people === 0 ? run : { ...run, mayStillBePlaced: people }
}

function softBound({ score, bound }: GroupsResult, bounds: readonly ProvenBound[]): number {
  let least = bound ?? Infinity
  for (const { goal, value, unfilled } of bounds)
    if (goal === 'soft' && (unfilled === null || -score[1] <= unfilled)) least = Math.min(least, value)
  return least
}
