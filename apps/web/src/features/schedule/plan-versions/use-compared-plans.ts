import { type PlanContent, planContentOf } from '@planner/domain'
import { useMemo } from 'react'
import { useLive, useLiveSnapshot, useTables } from '../../../lib/live/live-context.tsx'
import { type ViewedPlan, viewedPlan } from './compare-plans.ts'

const READ = ['assignments', 'weekDayHourAssignments', 'topicGroupRooms', 'preferences'] as const

/** The plan in force as it stands, among the plans that are compared. */
export const IN_FORCE = 'inForce'
export type ComparedContent = PlanContent | typeof IN_FORCE

/** Two plans as the event of today would have them; undefined until both are read. */
export function useComparedPlans(
  own: ComparedContent | undefined,
  other: ComparedContent | undefined,
): { own: ViewedPlan; other: ViewedPlan } | undefined {
  const live = useLive()
  const { variant, state, viewer } = useLiveSnapshot()
  useTables(READ)
  const cells = READ.map((table) => live.store.tableVersion(table)).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: cells are changed in place
  return useMemo(() => {
    if (!own || !other) return undefined
    const view = { variant, state, viewer }
    const viewed = (content: ComparedContent) =>
      viewedPlan(view, content === IN_FORCE ? planContentOf(state) : content)
    return { own: viewed(own), other: viewed(other) }
  }, [own, other, variant, state, viewer, cells])
}
