import { Button, Group, Stack, Text } from '@mantine/core'
import { type EventState, planContentOf, tabRefusal, type VariantDescription } from '@planner/domain'
import { type ReactNode, useEffect, useState } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { Icon } from '../../../components/icon.tsx'
import { showAlert } from '../../../lib/alert.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useAnswer, useLive, useLiveSnapshot, useSetting } from '../../../lib/live/live-context.tsx'
import { usePlannerTab } from '../../../lib/tab.ts'
import { VERSIONS } from '../plan-questions.ts'
import { DraftReview } from '../plan-versions/draft-review.tsx'
import { askForReport } from './report-asked.ts'
import { type PlanBefore, placesOf, ResultText } from './result-text.tsx'

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

type Props = { onClose: () => void; children: ReactNode }

/** A run whose plan waits to be published: its changes and both ways on; PLAN-29. Else `children`. */
function RunDraft({ onClose, children }: Props) {
  const isReviewed = useSetting('parameters|ui|reviewPlansBeforeShowing')
  // What is switched on afterwards makes no draft of this plan.
  const [wasReviewed] = useState(isReviewed)
  return wasReviewed ? <Draft onClose={onClose}>{children}</Draft> : children
}

function Draft({ onClose, children }: Props) {
  const t = useT()
  const { value: versions, refusal } = useAnswer(VERSIONS)
  const [seen, setSeen] = useState<string>()
  const draft = versions?.plans.find(({ status }) => status === 'draft')
  if (draft && draft.id !== seen) setSeen(draft.id)
  const isDone = seen !== undefined && !draft
  useEffect(() => {
    if (isDone) onClose()
  }, [isDone, onClose])
  if (versions && !draft && seen === undefined) return children
  return (
    <Stack gap="md">
      {draft ? (
        <DraftReview planId={draft.id} onDone={onClose} />
      ) : (
        <Text>{t(refusal ? 'versions.failed' : 'app.loading')}</Text>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('report.result.close')}
        </Button>
      </Group>
    </Stack>
  )
}

/** Puts the plan before back, where the difference is shown; PLAN-22. */
function UndoRun({ onDone }: { onDone: () => void }) {
  const t = useT()
  const live = useLive()
  const { value: versions } = useAnswer(VERSIONS)
  const [isBusy, setBusy] = useState(false)
  const undoId = versions?.undoId ?? null
  if (undoId === null) return null
  const undo = async () => {
    if (isBusy) return
    setBusy(true)
    const ack = await live.invoke('RestorePlan', { planId: undoId })
    setBusy(false)
    if (ack.ok) onDone()
    else if (ack.status === 0) showAlert({ text: t('planning.noAnswer') })
  }
  return (
    <BusyButton variant="default" isBusy={isBusy} leftSection={<Icon name="undo" />} onClick={undo}>
      {t('versions.undo')}
    </BusyButton>
  )
}
