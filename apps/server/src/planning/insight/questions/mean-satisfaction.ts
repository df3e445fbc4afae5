import { evaluate } from '@planner/solver'
import type { Subject } from '../subject.ts'

/** What people get of the plan in force on average, 0..1, by today's choices; null where there is no plan. MODEL-46 */
export function meanSatisfaction(subject: Subject, _input: null): number | null {
  if (subject.plan.length === 0) return null
  const { satisfaction } =
    subject.kind === 'groups'
      ? evaluate(subject.problem, subject.plan)
      : evaluate(subject.problem, subject.plan)
  const parts = Object.values(satisfaction)
  return parts.length === 0 ? 1 : parts.reduce((sum, one) => sum + one, 0) / parts.length
}
