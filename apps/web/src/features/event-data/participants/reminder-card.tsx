import { Group, Paper, Stack, Text } from '@mantine/core'
import { CopyButton } from '../../../components/copy-button.tsx'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import type { ParticipantRow } from './participant-rows.ts'
import styles from './participants.module.css'
import { generalReminder } from './reminders.ts'

/** The reminder for everybody who has not answered, to read and to copy; PERSON-19. */
export function ReminderCard({ rows }: { rows: readonly ParticipantRow[] }) {
  const t = useWords()
  const { state, shareLink } = useLiveSnapshot()
  const text = generalReminder(t, rows, { event: state.event.name, shareLink })
  if (text === '') return null
  return (
    <Paper withBorder p="md" className="no-print">
      <Stack gap="sm">
        <Text className={styles.reminder}>{text}</Text>
        <Group gap="sm">
          <CopyButton text={text}>{t('participants.copyReminder')}</CopyButton>
          <Text size="sm" c="dimmed" style={{ flex: '1 1 280px' }}>
            {t('participants.reminder.help')}
          </Text>
        </Group>
      </Stack>
    </Paper>
  )
}
