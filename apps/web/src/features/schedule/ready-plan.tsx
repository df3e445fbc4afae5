import { Text } from '@mantine/core'
import { activePeople } from '@planner/domain'
import { useT } from '../../lib/i18n/i18n.ts'
import { useAnswer, useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { percentOf } from '../../lib/percent.ts'
import { READY_PLANS, type ReadyPlans } from './plan-questions.ts'
import classes from './ready-plan.module.css'

/** What pressing the buttons would give at once, and which of them has to search first. PLAN-34, PLAN-35 */
export function ReadyPlan() {
  const t = useT()
  const ready = useReadyPlans()
  const { state } = useLiveSnapshot()
  const total = activePeople(state).length
  const before = ready?.satisfaction ?? null
  const later = notYet(ready)
  return (
    <div className={`${classes.ready} no-print`}>
      <div role="status" className={classes.ready} data-ready>
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
      {/* Not spoken: it comes back with each change. */}
      {later && (
        <Text size="sm" c="dimmed">
          {t(`readyPlan.${later}`)}
        </Text>
      )}
    </div>
  )
}

/** What is ready of the event as it is shown, nothing from a change on; undefined while that is not known. */
function useReadyPlans(): ReadyPlans | undefined {
  const { planVersion, connection } = useLiveSnapshot()
  const { value: ready, state } = useAnswer(READY_PLANS)
  if (!ready || connection !== 'connected') return undefined
  if (state !== 'old') return ready
  if (ready.isUsedUp) return { ...ready, plans: [] }
  // Of data that were just planned nothing is searched.
  const isSearched = ready.state !== 'off' && ready.planVersion === planVersion
  return isSearched ? { ...ready, state: 'searching', plans: [] } : undefined
}

function notYet(ready: ReadyPlans | undefined): 'notYet' | 'replanNotYet' | 'usedUp' | undefined {
  if (ready?.isUsedUp) return 'usedUp'
  if (ready?.state !== 'searching') return undefined
  if (ready.plans.length === 0) return 'notYet'
  return ready.satisfaction === null || ready.plans.some((plan) => plan.keepPreviousPlan)
    ? undefined
    : 'replanNotYet'
}
