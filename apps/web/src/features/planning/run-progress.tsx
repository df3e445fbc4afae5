import { Loader, Stack, Text } from '@mantine/core'
import { isAdmin } from '@planner/domain'
import type { PlanProgress } from '@planner/protocol'
import { Suspense, useEffect, useState } from 'react'
import { BusyButton } from '../../components/busy-button.tsx'
import { TurnText } from '../../components/turn-text.tsx'
import { showAlert } from '../../lib/alert.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useLive, useLiveSnapshot, useSetting } from '../../lib/live/live-context.tsx'
import type { PlannerRun } from '../../lib/live/live-snapshot.ts'
import { percentOf } from '../../lib/percent.ts'
import { BestPlan } from './best-plan.tsx'
import styles from './run-progress.module.css'
import { durationText } from './score-curve.tsx'

const RunRoom = lazyComponent(async () => (await import('./run-room.tsx')).RunRoom)

/** Elapsed time and limit, for admins also the best plan so far and a way to end the run; PLAN-6. */
export function RunProgress({ run }: { run: PlannerRun }) {
  const t = useT()
  const { viewer } = useLiveSnapshot()
  const elapsed = useElapsedSeconds(run.startTime)
  const isOrganiser = isAdmin(viewer)
  const best = run.progress.at(-1)
  const isWaiting = run.waitSeconds > 0
  return (
    <Stack>
      <Text>{t(isOrganiser ? 'planning.running.wait' : 'planning.running.shown')}</Text>
      <Text c="dimmed" size="sm">
        {t(isOrganiser ? 'planning.running.saved' : 'planning.running.soon')}
      </Text>
      {isWaiting ? <TurnText seconds={run.waitSeconds} /> : <RunClock run={run} />}
      {isOrganiser && (
        <>
          <Suspense fallback={null}>
            <RunRoom preview={run.preview} />
          </Suspense>
          {best ? (
            <BestPlan progress={run.progress} best={best} preview={run.preview} />
          ) : (
            !isWaiting && <Text>{t('planning.searching')}</Text>
          )}
          <StopButton hasPlan={best !== undefined} />
          <RunAnnouncer best={best} elapsed={elapsed} />
        </>
      )}
    </Stack>
  )
}

/** For how long it has been running, of how long it may: what it waits for others is left out, as far as this reader is told of it. */
export function RunClock({ run, size = 'md' }: { run: PlannerRun; size?: 'sm' | 'md' }) {
  const t = useT()
  const live = useLive()
  const last = run.progress.at(-1)
  const [clock, setClock] = useState({ last: undefined as typeof last, began: run.startTime })
  if (last && clock.last !== last) setClock({ last, began: live.serverNow() - last.elapsedSeconds * 1000 })
  const elapsed = useElapsedSeconds(clock.began)
  const setLimit = useSetting('parameters|groups|solverTimeLimit')
  const limit = last?.limitSeconds ?? setLimit
  return (
    <Text role="timer" aria-live="off" size={size} style={{ fontVariantNumeric: 'tabular-nums' }}>
      <Loader size="xs" mr="xs" aria-hidden style={{ verticalAlign: 'middle' }} />
      {t('planning.elapsed')} <b>{durationText(elapsed)}</b>{' '}
      {t('planning.limit', { limit: durationText(limit) })}
    </Text>
  )
}

/** Announces the first plan to screen readers, then at most one per minute. */
function RunAnnouncer({ best, elapsed }: { best: PlanProgress | undefined; elapsed: number }) {
  const t = useT()
  const minute = Math.floor(elapsed / 60)
  const percent = best ? percentOf(best.satisfaction) : 0
  return (
    <div className="visually-hidden" aria-live="polite">
      {best && minute === 0 && t('planning.announce.first')}
      {best && minute > 0 && <Frozen key={minute} text={t('planning.announce.minute', { percent })} />}
    </div>
  )
}

/** Keeps its initial text, since a live region announces every change. */
function Frozen({ text }: { text: string }) {
  const [first] = useState(text)
  return first
}

/** Whole seconds since a server timestamp (ms), updated while mounted. */
function useElapsedSeconds(startTime: number): number {
  const live = useLive()
  const [now, setNow] = useState(() => live.serverNow())
  useEffect(() => {
    const timer = setInterval(() => setNow(live.serverNow()), 1000)
    return () => clearInterval(timer)
  }, [live])
  return Math.max(0, Math.floor((now - startTime) / 1000))
}

/** Ends the run with the best plan so far; the plan itself arrives as a signal. */
function StopButton({ hasPlan }: { hasPlan: boolean }) {
  const t = useT()
  const live = useLive()
  const [isStopping, setStopping] = useState(false)
  const stop = async () => {
    setStopping(true)
    const ack = await live.invoke('StopPlan')
    if (ack.ok) return
    setStopping(false)
    if (ack.status === 0) showAlert({ text: t('planning.noAnswer') })
  }
  const label = hasPlan ? t('planning.stop') : t('planning.stop.early')
  return (
    <div className={styles.bar}>
      <BusyButton variant="default" onClick={stop} isBusy={isStopping}>
        {isStopping ? t('planning.stopping') : label}
      </BusyButton>
    </div>
  )
}
