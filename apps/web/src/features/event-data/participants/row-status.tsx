import { useT } from '../../../lib/i18n/i18n.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import type { ParticipantRow } from './participant-rows.ts'
import styles from './participants.module.css'
import { timeText } from './time-text.ts'

/** Below the name: that a person waits or is archived, and when they registered by the share link. */
export function RowStatus({ row }: { row: ParticipantRow }) {
  const t = useT()
  const live = useLive()
  const { isWaiting, isArchived, registeredAt } = row.person
  const state = isArchived ? t('participants.archived') : isWaiting ? t('participants.waiting') : ''
  const time =
    registeredAt === null
      ? ''
      : t('participants.registeredAt', { time: timeText(registeredAt, live.serverNow()) })
  if (state === '' && time === '') return null
  return (
    <span className={styles.status} title={`${state} ${time}`.trim()}>
      {state !== '' && <strong>{state}</strong>} {time}
    </span>
  )
}
