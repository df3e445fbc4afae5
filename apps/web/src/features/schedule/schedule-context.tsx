import { forcedAssignments, groupCounts, planViolations, scheduleOf, TABLE_NAMES } from '@planner/domain'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useT } from '../../lib/i18n/i18n.ts'
import { useDeferredEventState, useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { type CountedPlan, type PlanNames, planNamesOf } from './names.ts'
import { type WarnedPlan, type WarningTexts, warningTexts } from './warning-texts.ts'

export type ScheduleModel = CountedPlan & WarnedPlan

type Provided = { model: ScheduleModel; names: PlanNames; warnings: WarningTexts }

const Context = createContext<Provided | null>(null)

/** Derives the plan once for the whole tab, and again when one of its cells changes. */
export function ScheduleProvider({ children }: { children: ReactNode }) {
  const t = useT()
  const { variant, viewer } = useLiveSnapshot()
  const state = useDeferredEventState(...TABLE_NAMES)
  const model = useMemo<ScheduleModel>(() => {
    const plan = { variant, state, viewer, schedule: scheduleOf(variant, state) }
    return {
      ...plan,
      forced: forcedAssignments(plan),
      violations: planViolations(plan),
      counts: groupCounts(state, plan.schedule),
    }
  }, [variant, state, viewer])
  // Hundreds of rows and cards ask for the same texts.
  const value = useMemo(() => {
    const names = planNamesOf(t, model)
    return { model, names, warnings: warningTexts(t, model, names) }
  }, [t, model])
  return <Context.Provider value={value}>{children}</Context.Provider>
}

function useProvided() {
  const provided = useContext(Context)
  if (!provided)
    throw new Error('useSchedule outside a ScheduleProvider. Maybe the component is used outside the tab?')
  return provided
}

/** @throws outside a ScheduleProvider. */
export function useSchedule(): ScheduleModel {
  return useProvided().model
}

/** The names of the plan on the tab. @throws outside a ScheduleProvider. */
export function useNames(): PlanNames {
  return useProvided().names
}

/** What is wrong with the plan on the tab, in words. @throws outside a ScheduleProvider. */
export function useWarnings(): WarningTexts {
  return useProvided().warnings
}
