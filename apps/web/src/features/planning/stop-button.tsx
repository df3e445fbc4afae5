import { useState } from 'react'
import { BusyButton } from '../../components/busy-button.tsx'
import { showAlert } from '../../lib/alert.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { useLive } from '../../lib/live/live-context.tsx'
import styles from './stop-button.module.css'

/** Ends the run with the best plan so far; the plan itself arrives as a signal. */
export function StopButton({ hasPlan }: { hasPlan: boolean }) {
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
