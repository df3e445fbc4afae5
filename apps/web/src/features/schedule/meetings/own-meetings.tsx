import { SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { type MeetingFact, meetingsOfPerson, type PersonId } from '@planner/domain'
import type { ReactNode } from 'react'
import { Help } from '../../../components/help/help.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { MeetingCard } from './meeting-card.tsx'

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
