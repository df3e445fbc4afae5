import { Button, Group, Stack } from '@mantine/core'
import { type EventState, planContentOf, tabRefusal, type VariantDescription } from '@planner/domain'
import { useEffect, useState } from 'react'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { usePlannerTab } from '../../../lib/tab.ts'
import { type PlanBefore, placesOf } from './plan-moves.ts'
import { askForReport } from './report-asked.ts'
import { ResultText } from './result-text.tsx'
import { RunDraft } from './run-draft.tsx'
import { UndoRun } from './undo-run.tsx'

type RunResultProps = {
  /** The event as the run found it, and the version of its plan then. */
  before: { version: number; state: EventState }
}

/** What a run has brought, in the place of its dialog, for organisers; PLAN-3. */
export function RunResult({ before }: RunResultProps) {
  const t = useT()
  const { variant, run, planVersion } = useLiveSnapshot()
  const [planBefore] = useState(() => planOf(variant, before.state))
  const [isClosed, setClosed] = useState(false)
  // The dialog stays where it is when it is closed, so that the browser gives the focus back.
  const isOpen = run === null && planVersion !== before.version && !isClosed
  const close = () => setClosed(true)
  useEffect(() => {
    // What had the focus before the run may be gone with the plan before.
    if (isClosed && document.activeElement === document.body)
      document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }, [isClosed])
  return (
    <Dialog isOpen={isOpen} title={t('report.result.title')} onClose={close}>
      <RunDraft onClose={close}>
        <Stack gap="md">
          <ResultText before={planBefore} />
          <Buttons hasBefore={planBefore !== null} onClose={close} />
        </Stack>
      </RunDraft>
    </Dialog>
  )
}

function Buttons({ hasBefore, onClose }: { hasBefore: boolean; onClose: () => void }) {
  const t = useT()
  const { state, viewer } = useLiveSnapshot()
  const { tab, tabs, openTab } = usePlannerTab()
  const mayOpen = tabs.includes('schedule') && tabRefusal(state, viewer, 'schedule') === undefined
  const open = () => {
    onClose()
    askForReport()
    if (tab !== 'schedule') openTab('schedule')
  }
  return (
    <Group justify="flex-end" gap="sm">
      {hasBefore && <UndoRun onDone={onClose} />}
      {mayOpen && (
        <Button variant="default" onClick={open}>
          {t('report.result.open')}
        </Button>
      )}
      <Button onClick={onClose} data-autofocus>
        {t('report.result.close')}
      </Button>
    </Group>
  )
}

function planOf(variant: VariantDescription, state: EventState): PlanBefore | null {
  const places = placesOf(variant, state)
  return places && { places, content: planContentOf(state) }
}
