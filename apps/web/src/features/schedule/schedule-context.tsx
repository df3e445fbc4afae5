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
import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react'
import { useLiveSnapshot, useTables } from '../../lib/live/live-context.tsx'

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
  const { variant, state, viewer } = useLiveSnapshot()
  // A burst of edits must not block input, so derived data may lag behind.
  const version = useDeferredValue(useTables(TABLE_NAMES))
  // biome-ignore lint/correctness/useExhaustiveDependencies: cells are mutated in place; the versions track changes
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
  }, [variant, state, viewer, version])
  return <Context.Provider value={model}>{children}</Context.Provider>
}

/** @throws outside a ScheduleProvider. */
export function useSchedule(): ScheduleModel {
  const model = useContext(Context)
  if (!model)
    throw new Error('useSchedule outside a ScheduleProvider. Maybe the component is used outside the tab?')
  return model
}
