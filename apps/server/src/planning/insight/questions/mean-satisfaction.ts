import type { Explainer } from '@planner/solver'

/** What people get of the plan in force on average, 0..1, by today's choices; null where there is no plan. MODEL-46 */
export function meanSatisfaction(explainer: Explainer, _input: null): number | null {
  if (explainer.plan.length === 0) return null
  const parts = Object.values(explainer.evaluation().satisfaction)
  return parts.length === 0 ? 1 : parts.reduce((sum, one) => sum + one, 0) / parts.length
}
