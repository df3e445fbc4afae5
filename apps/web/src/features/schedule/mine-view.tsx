import { Stack, Title } from '@mantine/core'
import { personalSchedule } from '@planner/domain'
import { useMemo } from 'react'
import { ClockNote } from '../../components/clock-note.tsx'
import { useT } from '../../lib/i18n/i18n.ts'
import { NextMeetings } from './next-meetings/next-meetings.tsx'
import { PersonalSessionCard } from './personal-session-card.tsx'
import { useSchedule } from './schedule-context.tsx'

/** The viewer's own schedule, session by session. */
export function MineView() {
  const t = useT()
  const { viewer } = useSchedule()
  if (viewer.personId === null) return null
  return (
    <Stack component="section" aria-label={t('schedule.mine.title')} maw={640} gap="md">
      <Title order={2} size="h4">
        {t('schedule.mine.title')}
      </Title>
      <ZoneNote clock={viewer.personId} />
      <PersonalSessions personId={viewer.personId} />
      <NextMeetings personId={viewer.personId} />
    </Stack>
  )
}

export function PersonalSessions({ personId }: { personId: string }) {
  const { variant, state, schedule } = useSchedule()
  const sessions = useMemo(
    () => personalSchedule(variant, state, schedule, personId),
    [variant, state, schedule, personId],
  )
  return sessions.map((each) => (
    <PersonalSessionCard key={each.session.id} personal={each} personId={personId} />
  ))
}

/** Says whose clock the times of a weekly plan are on: a person's or, for null, the event's; WEEK-19. */
export function ZoneNote({ clock }: { clock: string | null }) {
  const { schedule } = useSchedule()
  return schedule.layout === 'weeks' ? <ClockNote personId={clock} /> : null
}
