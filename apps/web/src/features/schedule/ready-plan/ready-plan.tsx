import { Text } from '@mantine/core'
import { activePeople } from '@planner/domain'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { percentOf } from '../../../lib/percent.ts'
import classes from './ready-plan.module.css'
import { useReadyPlans } from './use-ready-plans.ts'

/** What pressing the buttons would give at once; nothing while no plan is ready. PLAN-34 */
export function ReadyPlan() {
  const t = useT()
  const ready = useReadyPlans()
  const { state } = useLiveSnapshot()
  const total = activePeople(state).length
  const before = ready?.satisfaction ?? null
  return (
    <div className={`${classes.ready} no-print`} role="status" data-ready>
      {ready?.plans.map(({ keepPreviousPlan, satisfaction, moving }) => {
        const percent = percentOf(satisfaction)
        const values = { percent, before: percentOf(before ?? 0), moving, total }
        const replan = moving === 0 ? 'same' : 'replan'
        const key = keepPreviousPlan ? replan : before === null ? 'first' : 'fresh'
        return (
          <Text key={key} size="sm">
            {t(`readyPlan.${key}`, values)}
          </Text>
        )
      })}
    </div>
  )
}
