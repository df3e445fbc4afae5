import { Stack, Title } from '@mantine/core'
import { type PersonalPart, personalParts } from '@planner/domain'
import { useMemo } from 'react'
import { ClockNote } from '../../../components/clock-note.tsx'
import { DayNav } from '../../../components/sessions/day-nav.tsx'
import { SessionClockNote } from '../../../components/sessions/session-clock-note.tsx'
import type { SessionDays } from '../../../components/sessions/use-session-days.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { DayList, SessionsTitle } from '../day-list.tsx'
import { useSchedule } from '../schedule-context.tsx'
import { NextMeetings } from './next-meetings.tsx'
import { PersonalPartCard } from './personal-part-card.tsx'

/** The viewer's own schedule, session by session, and above weeks A and B what is the same in both. */
export function MineView({ days }: { days: SessionDays }) {
  const t = useT()
  const { viewer } = useSchedule()
  if (viewer.personId === null) return null
  return (
    <Stack component="section" aria-label={t('schedule.mine.title')} maw="var(--measure-reading)" gap="md">
      <Title order={2} size="h4" mt="xs">
        {t('schedule.mine.title')}
      </Title>
      <ZoneNote clock={viewer.personId} />
      <DayNav nav={days} />
      <PersonalSessions personId={viewer.personId} days={days} />
      <NextMeetings personId={viewer.personId} />
    </Stack>
  )
}

type PersonalSessionsProps = { personId: string; days: SessionDays }

/** What a person does in the sessions of the days that are shown; a group of several stands in the first of them (SCHED-27). */
export function PersonalSessions({ personId, days }: PersonalSessionsProps) {
  const { variant, state, schedule } = useSchedule()
  const parts = useMemo(
    () => personalParts(variant, state, schedule, personId),
    [variant, state, schedule, personId],
  )
  if (schedule.layout !== 'sessions')
    return parts.map((part) => <PersonalPartCard key={idsOf(part)} part={part} personId={personId} />)
  return (
    <DayList days={days} gap="md" isWithin>
      {({ id }) => {
        const here = parts.filter(({ sessions }) => sessions.find((each) => days.isShown(each.id))?.id === id)
        if (here.length === 0) return null
        return (
          <Stack gap="md">
            {here.map((part) => (
              <PersonalPartCard
                key={idsOf(part)}
                part={part}
                personId={personId}
                title={<SessionsTitle sessions={part.sessions} days={days} />}
              />
            ))}
          </Stack>
        )
      }}
    </DayList>
  )
}

/** Says whose clock the times of a plan are on: of a week a person's or, for null, the event's; WEEK-19, SESSION-11. */
export function ZoneNote({ clock }: { clock: string | null }) {
  const { schedule } = useSchedule()
  if (schedule.layout === 'weeks') return <ClockNote personId={clock} />
  return <SessionClockNote sessions={schedule.sessions} />
}

function idsOf({ sessions }: PersonalPart): string {
  return sessions.map(({ id }) => id).join()
}
