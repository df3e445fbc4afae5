import { boundModelSize, type GroupsResult, type PlanResult, type Problem } from '@planner/solver'

/** An upper bound proven by the bound worker, valid for plans without breaches. */
export interface ProvenBound {
  readonly goal: 'medium' | 'soft'
  readonly value: number
  /** The bound holds for plans with at most this many unfilled units; null: for all. */
  readonly unfilled: number | null
}

/** Beyond this number of variables whole numbers are not worth their time. */
export const MOST_WHOLE = 2_500

/** The model with every start of every topic; its size tells how large a problem is. */
export const EVERY_START = { goal: 'soft', unfilled: null, whole: 'nothing', collapsed: false } as const

/** Slack that covers the tolerances of the linear solver. */
export function tolerance(value: number): number {
  return 1e-6 * (1 + Math.abs(value))
}

function softBound({ score, bound }: GroupsResult, bounds: readonly ProvenBound[]): number {
  let least = bound ?? Infinity
  for (const { goal, value, unfilled } of bounds)
    if (goal === 'soft' && (unfilled === null || -score[1] <= unfilled)) least = Math.min(least, value)
  return least
}

/** The result with the tightest bound known, and "optimal" when it meets the bounds of both levels. */
export function withBounds(result: PlanResult, bounds: readonly ProvenBound[]): PlanResult {
  if (result.kind !== 'groups' || result.score[0] < 0 || bounds.length === 0) return result
  const [, medium, soft] = result.score
  const limit = softBound(result, bounds)
  const mediumProven = medium === 0 || bounds.some(({ goal, value }) => goal === 'medium' && medium >= value)
  const proven = mediumProven && soft >= limit - 2 * tolerance(limit)
  return {
    ...result,
    status: proven ? 'optimal' : result.status,
    bound: Number.isFinite(limit) ? Math.max(limit, soft) : null,
  }
}

/**
 * Whether the bounds could ever meet this plan's score: they leave the pair terms, the previous plan and the fine points of
 * fairness out, so a plan that loses anything there cannot be proven by them; and a large problem is not proven in whole numbers.
 */
export function isProvable(problem: Problem, result: PlanResult): boolean {
  const { terms } = result
  return (
    problem.kind === 'groups' &&
    boundModelSize(problem, EVERY_START) <= MOST_WHOLE &&
    result.score[0] === 0 &&
    ['preferNewPersonToPersonContacts', 'contactPreferences', 'fairness', 'keepPreviousPlan'].every(
      (name) => (terms[name] ?? 0) === 0,
    )
  )
}
