import { Group, Paper, Stack, Textarea } from '@mantine/core'
import { CopyButton } from '../../../components/copy-button.tsx'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import type { ParticipantRow } from './participant-rows.ts'
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
        <Textarea
          label={t('participants.reminder')}
          description={t('participants.reminder.help')}
          value={text}
          readOnly
          autosize
          minRows={3}
          maxRows={8}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Group gap="sm">
          <CopyButton text={text}>{t('participants.copyReminder')}</CopyButton>
        </Group>
      </Stack>
    </Paper>
  )
}
