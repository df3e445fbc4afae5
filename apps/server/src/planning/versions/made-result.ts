import type { PlanResult } from '@planner/solver'
import type { KeptPlanText } from '../../storage/plan-run.ts'

/** What the planner had found, of the text of a stored plan; null of one that was kept as it was in force. */
export function madeResult(best: string): PlanResult | null {
  const text = JSON.parse(best) as KeptPlanText | PlanResult
  return text.kind === 'kept' ? ((text.made as PlanResult | undefined) ?? null) : text
}
