import { useState } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { Icon } from '../../../components/icon.tsx'
import { showAlert } from '../../../lib/alert.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useAnswer, useLive } from '../../../lib/live/live-context.tsx'
import { VERSIONS } from '../plan-questions.ts'

/** Puts the plan before back, where the difference is shown; PLAN-22. */
export function UndoRun({ onDone }: { onDone: () => void }) {
  const t = useT()
  const live = useLive()
  const { value: versions } = useAnswer(VERSIONS)
  const [isBusy, setBusy] = useState(false)
  const undoId = versions?.undoId ?? null
  if (undoId === null) return null
  const undo = async () => {
    if (isBusy) return
    setBusy(true)
    const ack = await live.plans.restore(undoId)
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
