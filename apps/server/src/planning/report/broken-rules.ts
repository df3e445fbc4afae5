import type { PlanResult } from '@planner/solver'

/** How many rules a plan breaks: a pin weighs as much as several others, and is one; MODEL-68. */
export function brokenRules({ breaches }: Pick<PlanResult, 'breaches'>): number {
  return breaches.reduce((sum, { amount }) => sum + amount, 0)
}
