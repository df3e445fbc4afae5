import { explainPlace, type PlaceExplanation } from '@planner/solver'
import type { Subject } from '../subject.ts'

/** Why somebody is where they are in a slot, or with null in the whole plan; null where people meet in pairs or there is no plan. */
export function why(
  subject: Subject,
  { personId, slot }: { personId: string; slot: number | null },
): PlaceExplanation | null {
  if (subject.kind === 'pairs' || subject.plan.length === 0) return null
  return explainPlace(subject.problem, subject.plan, personId, slot)
}
