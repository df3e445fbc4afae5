import type { Explainer, PlaceExplanation } from '@planner/solver'

/** Why somebody is where they are in a slot, or with null in the whole plan; null where people meet in pairs or there is no plan. */
export function why(
  explainer: Explainer,
  { personId, slot }: { personId: string; slot: number | null },
): PlaceExplanation | null {
  if (explainer.kind === 'pairs' || explainer.plan.length === 0) return null
  return explainer.place(personId, slot)
}
