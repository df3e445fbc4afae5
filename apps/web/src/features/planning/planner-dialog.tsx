import { Loader } from '@mantine/core'
import { Suspense } from 'react'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { useT } from '../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { usePlanOutcome } from './use-plan-outcome.tsx'

const RunProgress = lazyComponent(async () => (await import('./run-progress.tsx')).RunProgress)

/** Blocks the page for everybody during a planner run, and reports how it ended; PLAN-2, PLAN-3. */
export function PlannerDialog() {
  const t = useT()
  const { run } = useLiveSnapshot()
  usePlanOutcome()
  return (
    <Dialog isOpen={run !== null} title={t('planning.running.title')}>
      {run && (
        <Suspense fallback={<Loader />}>
          <RunProgress run={run} />
        </Suspense>
      )}
    </Dialog>
  )
}
