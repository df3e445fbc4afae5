import { Loader, Stack, Text } from '@mantine/core'
import { isAdmin, seesProgress } from '@planner/domain'
import { Suspense } from 'react'
import { useT } from '../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useLiveSnapshot, useSetting } from '../../lib/live/live-context.tsx'
import type { PlannerRun } from '../../lib/live/live-snapshot.ts'
import { BestPlan } from './best-plan.tsx'
import { durationText } from './duration-text.ts'
import { RunAnnouncer } from './run-announcer.tsx'
import { StopButton } from './stop-button.tsx'
import { useElapsedSeconds } from './use-elapsed-seconds.ts'

const RunRoom = lazyComponent(async () => (await import('./run-room.tsx')).RunRoom)

/** Elapsed time and limit, the best plan so far, and for admins a way to end the run; PLAN-6. */
export function RunProgress({ run }: { run: PlannerRun }) {
  const t = useT()
  const { variant, state, viewer } = useLiveSnapshot()
  const elapsed = useElapsedSeconds(run.startTime)
  const setLimit = useSetting('parameters|groups|solverTimeLimit')
  const best = run.progress.at(-1)
  const limit = best?.limitSeconds ?? setLimit
  return (
    <Stack>
      <Text>{t(isAdmin(viewer) ? 'planning.running.wait' : 'planning.running.byOrganiser')}</Text>
      <Text c="dimmed" size="sm">
        {t('planning.running.saved')}
      </Text>
      <Text role="timer" aria-live="off" style={{ fontVariantNumeric: 'tabular-nums' }}>
        <Loader size="xs" mr="xs" aria-hidden style={{ verticalAlign: 'middle' }} />
        {t('planning.elapsed')} <b>{durationText(elapsed)}</b>{' '}
        {t('planning.limit', { limit: durationText(limit) })}
      </Text>
      {isAdmin(viewer) && (
        <Suspense fallback={null}>
          <RunRoom preview={run.preview} />
        </Suspense>
      )}
      {best ? (
        <BestPlan progress={run.progress} best={best} preview={run.preview} />
      ) : (
        seesProgress(variant, state, viewer) && <Text>{t('planning.searching')}</Text>
      )}
      {isAdmin(viewer) && <StopButton hasPlan={best !== undefined} />}
      <RunAnnouncer best={best} elapsed={elapsed} />
    </Stack>
  )
}
