import { useAnswer, useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { READY_PLANS, type ReadyPlans } from './plan-questions.ts'

/**
 * What is ready of the event as it is shown, nothing from a change on; undefined while that is not known, and
 * where no run could start. PLAN-34, PLAN-35
 */
export function useReadyPlans(mayPlan: boolean): ReadyPlans | undefined {
  const { planVersion, connection } = useLiveSnapshot()
  const { value: ready, state } = useAnswer(mayPlan ? READY_PLANS : null)
  if (!ready || connection !== 'connected') return undefined
  if (state !== 'old') return ready
  if (ready.isUsedUp) return { ...ready, plans: [] }
  // Of data that were just planned nothing is searched.
  const isSearched = ready.state !== 'off' && ready.planVersion === planVersion
  return isSearched ? { ...ready, state: 'searching', plans: [] } : undefined
}
