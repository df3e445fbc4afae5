import type { PlanProgress } from '@planner/protocol'

/** A bound further away has left out what no plan can have, and would make a good plan look bad. */
const COMPARABLE = 0.1
/** As exact as scores are; see the planning model. */
const EQUAL = 1e-6

/** How a score stands to its bound: met, near, or neither, which allows no comparison; SCHED-21. */
export function comparedQuality({
  soft,
  bound,
}: Pick<PlanProgress, 'soft' | 'bound'>): 'best' | 'near' | undefined {
  if (bound === null) return undefined
  if (bound - soft <= EQUAL) return 'best'
  return bound - soft <= COMPARABLE * Math.abs(bound) ? 'near' : undefined
}
