import { Text } from '@mantine/core'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { BusyButton } from '../../components/busy-button.tsx'
import { Help } from '../../components/help/help.tsx'
import { showAlert } from '../../lib/alert.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useLive, useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { useWords } from '../../lib/live/use-words.ts'
import classes from './plan-head.module.css'
import { usePlanRefusal } from './use-plan-refusal.ts'

const PlanDrift = lazyComponent(async () => (await import('./plan-drift.tsx')).PlanDrift)
const ReadyPlan = lazyComponent(async () => (await import('./ready-plan.tsx')).ReadyPlan)
const PlanCheck = lazyComponent(async () => (await import('./plan-check/plan-check.tsx')).PlanCheck)

type Props = {
  hasPlan: boolean
  /** The plan in force lacks places or meetings that people want. */
  lacks: boolean
  /** What the plan in force is worth, or what one needs. */
  children?: ReactNode
  /** Another way to a plan. */
  beside?: ReactNode
}

/** What the plan is worth, and a run for another one; the dialog opens by the hub's signal (PLAN-1). */
export function GeneratePlan({ hasPlan, lacks, children, beside }: Props) {
  const t = useWords()
  const live = useLive()
  const { planError, hasRunFailed } = useLiveSnapshot()
  // Nothing beside it may look as if all were well then (CHECK-8).
  const isShort = lacks || planError !== null || hasRunFailed
  const refusal = usePlanRefusal()
  const hintId = useId()
  const [starting, setStarting] = useState<'fresh' | 'keep'>()
  const start = async (keeps: boolean) => {
    if (refusal || starting) return
    setStarting(keeps ? 'keep' : 'fresh')
    const ack = await live.invoke('PlanEvent', { keepPreviousPlan: keeps })
    setStarting(undefined)
    if (!ack.ok && ack.status === 0) showAlert({ text: t('planning.noAnswer') })
  }
  const common = {
    'aria-disabled': refusal !== undefined,
    ...(refusal !== undefined && { 'data-disabled': true }),
    'aria-describedby': hintId,
  }
  const hint = refusal ?? (hasPlan ? t('schedule.generate.replaces') : '')
  const help = (about?: ReactNode) => (
    <Help topic="planning" about={t('schedule.generate')}>
      {about}
    </Help>
  )
  const effect = (
    <div className={classes.effect} data-refused={refusal !== undefined || undefined}>
      <Text id={hintId} size="sm" c="dimmed">
        {hint}
      </Text>
      <Suspense fallback={null}>{refusal === undefined && <ReadyPlan />}</Suspense>
    </div>
  )
  return (
    <div className={`${classes.head} no-print`} data-plan={hasPlan || undefined}>
      {children}
      <div className={classes.actions}>
        <BusyButton variant="filled" {...common} isBusy={starting === 'fresh'} onClick={() => start(false)}>
          {t('schedule.generate')}
        </BusyButton>
        {hasPlan && (
          <BusyButton {...common} isBusy={starting === 'keep'} onClick={() => start(true)}>
            {t('schedule.replan')}
          </BusyButton>
        )}
        {beside}
        {!hasPlan && !children && help()}
      </div>
      <div className={classes.notes}>
        {/* Each line has its place before it is there, so that nothing moves when answers come. */}
        <Suspense fallback={hasPlan && <div className={classes.note} />}>
          {hasPlan && (
            <PlanDrift
              onReplan={() => void start(true)}
              isDisabled={refusal !== undefined || starting !== undefined}
            />
          )}
        </Suspense>
        <Suspense fallback={<div className={classes.note} />}>
          {refusal === undefined && <PlanCheck isShort={isShort} />}
        </Suspense>
        <div className={classes.pressing} data-told={hint !== '' || undefined}>
          {hasPlan ? help(effect) : effect}
        </div>
      </div>
    </div>
  )
}
