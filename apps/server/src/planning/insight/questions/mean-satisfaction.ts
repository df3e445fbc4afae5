import { evaluate } from '@planner/solver'
import type { Snapshot } from '../snapshot.ts'

/** What people get of the plan in force on average, 0..1, by today's choices; null where there is no plan. MODEL-46 */
export function meanSatisfaction(snapshot: Snapshot, _input: null): number | null {
  if (snapshot.plan.length === 0) return null
  const { satisfaction } =
    snapshot.kind === 'groups'
      ? evaluate(snapshot.problem, snapshot.plan)
      : evaluate(snapshot.problem, snapshot.plan)
  const parts = Object.values(satisfaction)
  return parts.length === 0 ? 1 : parts.reduce((sum, one) => sum + one, 0) / parts.length
}
