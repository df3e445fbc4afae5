import { Badge, Group, Text } from '@mantine/core'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import type { ParticipantRow } from './participant-rows.ts'
import styles from './participants.module.css'
import { timeText } from './time-text.ts'
import { WaitingButtons } from './waiting-buttons.tsx'

/** Below the name: that a person waits or is archived, and when they registered by the share link. */
export function RowStatus({ row }: { row: ParticipantRow }) {
  const t = useT()
  const live = useLive()
  const { isWaiting, isArchived, registeredAt } = row.person
  if (!isWaiting && !isArchived && registeredAt === null) return null
  return (
    <Group gap={6} className={styles.status}>
      {isArchived ? (
        <Badge variant="default" tt="none" fw={500}>
          {t('participants.archived')}
        </Badge>
      ) : (
        isWaiting && (
          <Badge variant="default" tt="none" fw={500}>
            {t('participants.waiting')}
          </Badge>
        )
      )}
      {registeredAt !== null && (
        <Text size="xs" c="dimmed">
          {t('participants.registeredAt', { time: timeText(registeredAt, live.serverNow()) })}
        </Text>
      )}
      <WaitingButtons row={row} />
    </Group>
  )
}
