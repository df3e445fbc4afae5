import { Modal } from '@mantine/core'
import { useT } from '../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { RunProgress } from './run-progress.tsx'
import { usePlanOutcome } from './use-plan-outcome.tsx'

/** Blocks the page for everybody while a run is on, and says how it ended; spec 4 "Planner run", decision 20. */
export function PlannerDialog() {
  const t = useT()
  const { run } = useLiveSnapshot()
  usePlanOutcome()
  return (
    <Modal
      opened={run !== null}
      onClose={() => {}}
      title={t('planning.running.title')}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      centered
    >
      {run && <RunProgress run={run} />}
    </Modal>
  )
}
