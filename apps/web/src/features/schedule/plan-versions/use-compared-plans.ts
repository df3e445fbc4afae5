import { type PlanContent, planContentOf, withVariedFields } from '@planner/domain'
import type { ChangedSetting } from '@planner/protocol'
import { useMemo } from 'react'
import { useEventState, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { COMPARED_TABLES } from '../plan-questions.ts'
import { type ViewedPlan, viewedPlan } from './compare-plans.ts'

/** The plan in force as it stands, among the plans that are compared. */
export const IN_FORCE = 'inForce'
export type ComparedContent = PlanContent | typeof IN_FORCE

const NONE: readonly ChangedSetting[] = []

/** Two plans as the event of today would have them, the first with what would change with it; undefined until both are read. */
export function useComparedPlans(
  own: ComparedContent | undefined,
  other: ComparedContent | undefined,
  changes: readonly ChangedSetting[] = NONE,
): { own: ViewedPlan; other: ViewedPlan } | undefined {
  const { variant, viewer } = useLiveSnapshot()
  const state = useEventState(...COMPARED_TABLES)
  return useMemo(() => {
    if (!own || !other) return undefined
    const viewed = (content: ComparedContent, event = state) =>
      viewedPlan({ variant, state: event, viewer }, content === IN_FORCE ? planContentOf(state) : content)
    const changed = Object.fromEntries(changes.map(({ path, to }) => [path, to]))
    return { own: viewed(own, withVariedFields(state, changed)), other: viewed(other) }
  }, [own, other, changes, variant, state, viewer])
}
