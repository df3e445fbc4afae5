import { Badge, Card, Group, Stack, Text } from '@mantine/core'
import { type MeetingFact, type PersonId, partnerOf } from '@planner/domain'
import { useRef } from 'react'
import { LongText } from '../../../components/long-text.tsx'
import { MeetingStateBadge } from '../../../components/meeting-state.tsx'
import { useFocusOfGone } from '../../../components/use-focus-of-gone.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useEventNames } from '../names.ts'
import { cancelledByText } from './cancelled-by-text.ts'
import { ConfirmMeetingButton, TakeBackMeetingButton } from './meeting-buttons.tsx'
import { MeetingTalk } from './talk/meeting-talk.tsx'
import { WriteButton } from './talk/write-button.tsx'

type MeetingCardProps = { meeting: MeetingFact; personId: PersonId }

/** A person's meeting: with whom, when, how it stands, and what can be done about it; SCREEN-4. */
export function MeetingCard({ meeting, personId }: MeetingCardProps) {
  const t = useT()
  const names = useEventNames()
  const place = useRef<HTMLLIElement>(null)
  useFocusOfGone(place)
  const { state } = useLiveSnapshot()
  const otherId = partnerOf(meeting, personId)
  const profile = state.persons.get(otherId)?.profile ?? ''
  const name = names.somebody(otherId)
  const title = t('schedule.meetings.with', { name })
  const session = names.sessionOf(meeting)
  const hasTalk = meeting.state === 'committed' || meeting.state === 'past'
  const said = {
    reserved: () => (names.awaitsSession(meeting) ? t('meeting.help.noSession') : ''),
    committed: () => '',
    past: () => '',
    cancelled: () =>
      state.persons.has(otherId)
        ? cancelledByText(t, meeting, personId, names.somebody)
        : t('meeting.cancelledBy.gone'),
  }[meeting.state]()
  return (
    <Card withBorder padding="sm" component="li" ref={place} tabIndex={-1}>
      <Stack gap="xs" h="100%">
        <Group justify="space-between" align="start" gap="xs">
          <Text
            component="h3"
            fw={600}
            size="md"
            m={0}
            style={{ overflowWrap: 'anywhere', flex: '1 1 140px' }}
          >
            {title}
          </Text>
          <MeetingStateBadge state={meeting.state} />
        </Group>
        {session !== '' && (
          <Badge variant="light" tt="none" size="lg">
            {session}
          </Badge>
        )}
        {profile !== '' && meeting.state !== 'cancelled' && <LongText text={profile} />}
        {said !== '' && <Text size="sm">{said}</Text>}
        {hasTalk && <MeetingTalk meeting={meeting} personId={personId} />}
        <Group gap="xs" mt="auto" className="no-print">
          <ConfirmMeetingButton meeting={meeting} title={title} />
          <WriteButton meeting={meeting} personId={personId} />
          <TakeBackMeetingButton meeting={meeting} title={title} who={name} />
        </Group>
      </Stack>
    </Card>
  )
}
