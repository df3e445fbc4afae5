import {
  type Additions,
  addMeetings,
  type LateOptions,
  type Placement,
  placeWithoutMoving,
} from '@planner/solver'
import type { Subject } from '../subject.ts'

export type FoundPlaces = ({ kind: 'groups' } & Placement) | ({ kind: 'pairs' } & Additions)

/** Places, or meetings, for those who have fewer than they want; null where there is no plan. PLAN-18, PLAN-36 */
export function latePlaces(subject: Subject, options: Omit<LateOptions, 'vacant'>): FoundPlaces | null {
  if (subject.plan.length === 0) return null
  if (subject.kind === 'pairs') return { kind: 'pairs', ...addMeetings(subject.problem, subject.plan) }
  const { problem, plan, vacant } = subject
  return { kind: 'groups', ...placeWithoutMoving(problem, plan, { ...options, vacant }) }
}
