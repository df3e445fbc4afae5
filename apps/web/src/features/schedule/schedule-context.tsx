import {
  type EventState,
  type ForcedAssignment,
  forcedAssignments,
  type GroupCount,
  groupCounts,
  type PlanViolation,
  planViolations,
  type Schedule,
  scheduleOf,
  TABLE_NAMES,
  type TopicId,
  type VariantDescription,
  type Viewer,
} from '@planner/domain'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useDeferredEventState, useLiveSnapshot } from '../../lib/live/live-context.tsx'

export type ScheduleModel = {
  variant: VariantDescription
  state: EventState
  viewer: Viewer
  schedule: Schedule
  /** Forced assignments visible to the viewer; also indexed by assignment, see `forcedKey`. */
  forced: readonly ForcedAssignment[]
  forcedByKey: ReadonlyMap<string, ForcedAssignment>
  /** The rules the plan breaks that the viewer is told of. */
  violations: readonly PlanViolation[]
  counts: ReadonlyMap<TopicId, GroupCount>
}

const Context = createContext<ScheduleModel | null>(null)

export function forcedKey(groupKey: string, sessionId: number, personId: string): string {
  return `${groupKey}|${sessionId}|${personId}`
}

/** Derives the plan once for the whole tab, and again when one of its cells changes. */
export function ScheduleProvider({ children }: { children: ReactNode }) {
  const { variant, viewer } = useLiveSnapshot()
  const state = useDeferredEventState(...TABLE_NAMES)
  const model = useMemo<ScheduleModel>(() => {
    const schedule = scheduleOf(variant, state)
    const forced = forcedAssignments(variant, state, viewer, schedule)
    return {
      variant,
      state,
      viewer,
      schedule,
      forced,
      forcedByKey: new Map(
        forced.map((each) => [forcedKey(each.group.key, each.sessionId, each.personId), each]),
      ),
      violations: planViolations(variant, state, viewer, schedule),
      counts: groupCounts(state, schedule),
    }
  }, [variant, state, viewer])
  return <Context.Provider value={model}>{children}</Context.Provider>
}

/** @throws outside a ScheduleProvider. */
export function useSchedule(): ScheduleModel {
  const model = useContext(Context)
  if (!model)
    throw new Error('useSchedule outside a ScheduleProvider. Maybe the component is used outside the tab?')
  return model
}
