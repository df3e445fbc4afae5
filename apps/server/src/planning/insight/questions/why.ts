import { explainPlace, type PlaceExplanation } from '@planner/solver'
import type { Snapshot } from '../snapshot.ts'

/** Why somebody is where they are in a slot, or with null in the whole plan; null where people meet in pairs or there is no plan. */
export function why(
  snapshot: Snapshot,
  { personId, slot }: { personId: string; slot: number | null },
): PlaceExplanation | null {
  if (snapshot.kind === 'pairs' || snapshot.plan.length === 0) return null
  return explainPlace(snapshot.problem, snapshot.plan, personId, slot)
}
