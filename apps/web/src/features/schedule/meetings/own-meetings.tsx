import { Badge, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { type MeetingFact, meetingsOfPerson, type PersonId, partnerOf } from '@planner/domain'
import { type ReactNode, useRef } from 'react'
import { Help } from '../../../components/help/help.tsx'
import { LongText } from '../../../components/long-text.tsx'
import { MeetingStateBadge } from '../../../components/meeting-state.tsx'
import { useFocusOfGone } from '../../../components/use-focus-of-gone.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useEventNames } from '../names.ts'
import { ConfirmMeetingButton, TakeBackMeetingButton } from './meeting-buttons.tsx'
import { cancelledByText } from './meeting-rows.ts'
import { MeetingTalk } from './meeting-talk.tsx'
import { WriteButton } from './write-button.tsx'

type OwnMeetingsProps = {
  personId: PersonId
  /** The open week is known to have no plan yet: nothing is told of one then. */
  isUnplanned?: boolean
  children?: ReactNode
}

/** A person's meetings of the open week, below them what is said of these, and those of weeks that are over; SCREEN-4. */
export function OwnMeetings({ personId, isUnplanned = false, children }: OwnMeetingsProps) {
  const t = useT()
  const { state } = useLiveSnapshot()
  const { current, past } = meetingsOfPerson(state, personId)
  const weeks = [...new Set(past.map(({ week }) => week))]
  return (
    <Stack component="section" gap="sm" aria-label={t('schedule.meetings.mine')}>
      <Help topic="ownMeetings" about={t('schedule.meetings.mine')}>
        <Title order={2} size="h4">
          {t('meeting.mine.week', { number: state.event.meetingWeek })}
        </Title>
      </Help>
      {current.length === 0 && (
        <Text>{t(isUnplanned ? 'schedule.meetings.none.yet' : 'schedule.meetings.none.mine')}</Text>
      )}
      {current.some(({ state }) => state === 'reserved') && (
        <Text size="sm">{t('meeting.help.reserved')}</Text>
      )}
      <Cards meetings={current} personId={personId} />
      {children}
      {weeks.map((week) => (
        <Stack key={week} gap="sm">
          <Title order={2} size="h5" mt="sm">
            {t('meeting.mine.past', { number: week })}
          </Title>
          <Cards meetings={past.filter((meeting) => meeting.week === week)} personId={personId} />
        </Stack>
      ))}
    </Stack>
  )
}

function Cards({ meetings, personId }: { meetings: readonly MeetingFact[]; personId: PersonId }) {
  if (meetings.length === 0) return null
  return (
    <SimpleGrid
      component="ul"
      cols={{ base: 1, sm: 2, lg: 3 }}
      spacing="sm"
      p={0}
      m={0}
      style={{ listStyle: 'none' }}
    >
      {meetings.map((meeting) => (
        <MeetingCard key={meeting.people.join()} meeting={meeting} personId={personId} />
      ))}
    </SimpleGrid>
  )
}

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
