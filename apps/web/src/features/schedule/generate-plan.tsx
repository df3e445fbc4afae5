import { Button, Loader, Text } from '@mantine/core'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { Help } from '../../components/help/help.tsx'
import { showAlert } from '../../lib/alert.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useLive } from '../../lib/live/live-context.tsx'
import { useWords } from '../../lib/live/use-words.ts'
import classes from './plan-head.module.css'
import { usePlanRefusal } from './use-plan-refusal.ts'

const ReadyPlan = lazyComponent(async () => (await import('./ready-plan/ready-plan.tsx')).ReadyPlan)
const PlanCheck = lazyComponent(async () => (await import('./plan-check/plan-check.tsx')).PlanCheck)

type Props = {
  hasPlan: boolean
  /** What the plan in force is worth. */
  children?: ReactNode
}

/** What the plan is worth, and a planner run for another one; the dialog opens when the hub's signal arrives (PLAN-1). */
export function GeneratePlan({ hasPlan, children }: Props) {
  const t = useWords()
  const live = useLive()
  const refusal = usePlanRefusal()
  const hintId = useId()
  const [starting, setStarting] = useState<'fresh' | 'keep'>()
  const start = async (keeps: boolean) => {
    if (refusal || starting) return
    setStarting(keeps ? 'keep' : 'fresh')
    const ack = await live.plan(keeps)
    setStarting(undefined)
    if (!ack.ok && ack.status === 0) showAlert({ text: t('planning.noAnswer') })
  }
  const common = {
    'aria-disabled': refusal !== undefined,
    ...(refusal !== undefined && { 'data-disabled': true }),
    'aria-describedby': hintId,
    mih: 44,
  }
  // Not Mantine's `loading`, which disables: the run's dialog gives the focus back to the button that had it.
  const busy = (kind: 'fresh' | 'keep') =>
    starting === kind && { 'aria-busy': true, leftSection: <Loader size={16} color="currentColor" /> }
  const hint = refusal ?? (hasPlan ? t('schedule.generate.replaces') : '')
  return (
    <div className={`${classes.head} no-print`} data-card={hasPlan || undefined}>
      {children}
      <div className={classes.actions}>
        <Button {...common} {...busy('fresh')} onClick={() => start(false)}>
          {t('schedule.generate')}
        </Button>
        {hasPlan && (
          <Button {...common} {...busy('keep')} variant="default" onClick={() => start(true)}>
            {t('schedule.replan')}
          </Button>
        )}
      </div>
      <div className={classes.hint} data-told={hint !== '' || undefined}>
        <Help topic="planning" about={t('schedule.generate')}>
          <Text id={hintId} size="sm" c="dimmed">
            {hint}
          </Text>
        </Help>
      </div>
      <Suspense fallback={null}>{refusal === undefined && <ReadyPlan />}</Suspense>
      <Suspense fallback={null}>{refusal === undefined && <PlanCheck />}</Suspense>
    </div>
  )
}
