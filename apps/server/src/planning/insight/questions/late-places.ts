import { type LateOptions, type Placement, placeWithoutMoving } from '@planner/solver'
import type { Subject } from '../subject.ts'

/** Places for those who have fewer than they want; null where people meet in pairs, and where there is no plan. PLAN-18 */
export function latePlaces(subject: Subject, options: Omit<LateOptions, 'vacant'>): Placement | null {
  if (subject.kind === 'pairs' || subject.plan.length === 0) return null
  return placeWithoutMoving(subject.problem, subject.plan, { ...options, vacant: subject.vacant })
}
