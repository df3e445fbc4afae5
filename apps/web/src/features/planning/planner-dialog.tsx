import { Button, Group, Loader } from '@mantine/core'
import { isAdmin } from '@planner/domain'
import { Suspense, useState } from 'react'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { useT } from '../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import type { PlanError } from '../../lib/live/live-snapshot.ts'
import { usePlanOutcome } from './use-plan-outcome.tsx'

const RunProgress = lazyComponent(async () => (await import('./run-progress.tsx')).RunProgress)
const PlanFailure = lazyComponent(async () => (await import('../../components/plan-failure.tsx')).PlanFailure)

/** Blocks the page for everybody during a planner run, and says how it ended, a failure to admins only; PLAN-2, PLAN-3. */
export function PlannerDialog() {
  const t = useT()
  const { run, planError, viewer } = useLiveSnapshot()
  const [read, setRead] = useState<PlanError | null>(null)
  usePlanOutcome()
  const failed = run === null && isAdmin(viewer) && planError !== read ? planError : null
  const close = () => setRead(planError)
  return (
    <>
      <Dialog isOpen={run !== null} title={t('planning.running.title')}>
        {run && (
          <Suspense fallback={<Loader />}>
            <RunProgress run={run} />
          </Suspense>
        )}
      </Dialog>
      <Dialog isOpen={failed !== null} title={t('planning.failed.title')} onClose={close}>
        {failed && (
          <Suspense fallback={<Loader />}>
            <PlanFailure error={failed} />
          </Suspense>
        )}
        <Group justify="flex-end" mt="md">
          <Button mih={44} onClick={close}>
            {t('app.ok')}
          </Button>
        </Group>
      </Dialog>
    </>
  )
}
