import { Loader, Stack, Text } from '@mantine/core'
import { isAdmin } from '@planner/domain'
import { Suspense, useState } from 'react'
import { TurnText } from '../../components/turn-text.tsx'
import { useT } from '../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useLive, useLiveSnapshot, useSetting } from '../../lib/live/live-context.tsx'
import type { PlannerRun } from '../../lib/live/live-snapshot.ts'
import { BestPlan } from './best-plan.tsx'
import { durationText } from './duration-text.ts'
import { RunAnnouncer } from './run-announcer.tsx'
import { StopButton } from './stop-button.tsx'
import { useElapsedSeconds } from './use-elapsed-seconds.ts'

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
