import { Stack, Text } from '@mantine/core'
import { closingWeek } from '@planner/domain'
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'

/** Ends the open week of meetings, after saying what that does; MEET-5, SCREEN-6. */
export function CloseWeek() {
  const t = useT()
  const live = useLive()
  const { state, run } = useLiveSnapshot()
  const { meetingWeek } = state.event
  return (
    <Stack gap={4} align="start">
      <ConfirmButton
        label={t('meeting.week.close')}
        question={t('meeting.week.close.askTitle', { number: meetingWeek })}
        text={t('meeting.week.close.ask', { ...closingWeek(state), next: meetingWeek + 1 })}
        confirmLabel={t('meeting.week.close')}
        buttonProps={{ disabled: run !== null }}
        onConfirm={() => live.invoke('CloseWeek', { week: meetingWeek })}
      />
      {run !== null && <Text size="sm">{t('meeting.week.close.planning')}</Text>}
    </Stack>
  )
}
