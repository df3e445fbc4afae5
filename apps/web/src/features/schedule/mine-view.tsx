import { Stack, Title } from '@mantine/core'
import { personalParts } from '@planner/domain'
import { useMemo } from 'react'
import { ClockNote } from '../../components/clock-note.tsx'
import { useT } from '../../lib/i18n/i18n.ts'
import { NextMeetings } from './next-meetings/next-meetings.tsx'
import { PersonalPartCard } from './personal-part-card.tsx'
import { useSchedule } from './schedule-context.tsx'

/** The viewer's own schedule, session by session, and above weeks A and B what is the same in both. */
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
  const parts = useMemo(
    () => personalParts(variant, state, schedule, personId),
    [variant, state, schedule, personId],
  )
  return parts.map((part) => (
    <PersonalPartCard key={part.sessions.map(({ id }) => id).join()} part={part} personId={personId} />
  ))
}

/** Says whose clock the times of a weekly plan are on: a person's or, for null, the event's; WEEK-19. */
export function ZoneNote({ clock }: { clock: string | null }) {
  const { schedule } = useSchedule()
  return schedule.layout === 'weeks' ? <ClockNote personId={clock} /> : null
}
