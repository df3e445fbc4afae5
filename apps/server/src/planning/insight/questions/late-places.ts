import {
  type Additions,
  addMeetings,
  type LateOptions,
  type Placement,
  placeWithoutMoving,
} from '@planner/solver'
import type { Snapshot } from '../snapshot.ts'

export type FoundPlaces = ({ kind: 'groups' } & Placement) | ({ kind: 'pairs' } & Additions)

/** Places, or meetings, for those who have fewer than they want; null where there is no plan. PLAN-18, PLAN-36 */
export function latePlaces(snapshot: Snapshot, options: Omit<LateOptions, 'vacant'>): FoundPlaces | null {
  if (snapshot.plan.length === 0) return null
  if (snapshot.kind === 'pairs') return { kind: 'pairs', ...addMeetings(snapshot.problem, snapshot.plan) }
  const { problem, plan, vacant } = snapshot
  return { kind: 'groups', ...placeWithoutMoving(problem, plan, { ...options, vacant }) }
}
