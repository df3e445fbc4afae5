import type { GroupKey } from '@planner/domain'
import { useMemo } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { namesOf } from '../use-names.ts'
import type { ViewedPlan } from './compare-plans.ts'

/** The names of a plan that is not the one on the tab. */
export function usePlanNames(plan: ViewedPlan) {
  const t = useT()
  return useMemo(() => {
    const names = namesOf(t, plan)
    return {
      ...names,
      groupByKey: (key: GroupKey) => {
        const group = plan.schedule.byKey.get(key)
        return group ? names.group(group) : t('history.noTopic')
      },
    }
  }, [t, plan])
}
