import { Badge, Group, Text } from '@mantine/core'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import type { ParticipantRow } from './participant-rows.ts'
import { timeText } from './time-text.ts'

/** Below the name: that a person waits or is archived, and when they registered by the share link. */
export function RowStatus({ row: { person } }: { row: ParticipantRow }) {
  const t = useT()
  const live = useLive()
  const { isWaiting, isArchived, registeredAt } = person
  if (!isWaiting && !isArchived && registeredAt === null) return null
  return (
    <Group gap={6}>
      {isArchived ? (
        <Badge variant="default" tt="none" fw={500}>
          {t('participants.archived')}
        </Badge>
      ) : (
        isWaiting && (
          <Badge color="orange" variant="light" tt="none" fw={500}>
            {t('participants.waiting')}
          </Badge>
        )
      )}
      {registeredAt !== null && (
        <Text size="xs" c="dimmed">
          {t('participants.registeredAt', { time: timeText(registeredAt, live.serverNow()) })}
        </Text>
      )}
    </Group>
  )
}
