import { useState } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { showAlert } from '../../../lib/alert.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLive, useSetting } from '../../../lib/live/live-context.tsx'

type Props = { planId: string; numPeople: number; onDone: () => Promise<void> }

/** Both ways on for a plan that waits to be published; PLAN-17, PLAN-29. */
export function DraftButtons({ planId, numPeople, onDone }: Props) {
  const t = useT()
  const live = useLive()
  const isVisible = useSetting('parameters|ui|showScheduleTabToUsers')
  const [busy, setBusy] = useState<'PublishPlan' | 'DiscardPlan'>()
  const run = async (command: 'PublishPlan' | 'DiscardPlan') => {
    if (busy) return
    setBusy(command)
    const ack = await live.invoke(command, { planId })
    if (ack.ok) await onDone()
    else if (ack.status === 0) showAlert({ text: t('planning.noAnswer') })
    setBusy(undefined)
  }
  return (
    <>
      <BusyButton variant="filled" isBusy={busy === 'PublishPlan'} onClick={() => run('PublishPlan')}>
        {isVisible ? t('head.publish.all', { number: numPeople }) : t('versions.publish')}
      </BusyButton>
      <BusyButton isBusy={busy === 'DiscardPlan'} onClick={() => run('DiscardPlan')}>
        {t('versions.discard')}
      </BusyButton>
    </>
  )
}
