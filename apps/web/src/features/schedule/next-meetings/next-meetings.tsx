import { Card, Text, Title } from '@mantine/core'
import { clockOf, type EventClock, movedBy, nextMeetings, type PersonId } from '@planner/domain'
import { useId } from 'react'
import { zoneText } from '../../../components/clock-note.tsx'
import { browserZone, readerClock } from '../../../components/reader-clock.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useNow } from '../../../lib/live/use-now.ts'
import { useSchedule } from '../schedule-context.tsx'
import { MeetingRow } from './meeting-row.tsx'
import classes from './next-meetings.module.css'

const COUNT = 8

/** A person's next eight meetings in a weekly event, with their dates on the person's own clock; WEEK-15. */
export function NextMeetings({ personId }: { personId: PersonId }) {
  const t = useT()
  const { state, schedule } = useSchedule()
  const clock = clockOf(state.event)
  const isWeekly = schedule.layout === 'weeks'
  if (!isWeekly) return null
  if (!clock) return <Text size="sm">{t('schedule.next.unknown')}</Text>
  return <DatedMeetings clock={clock} personId={personId} />
}

function DatedMeetings({ clock, personId }: { clock: EventClock; personId: PersonId }) {
  const t = useT()
  const id = useId()
  const now = useNow()
  const { variant, state, viewer, schedule } = useSchedule()
  const meetings = nextMeetings(clock, schedule, personId, now, COUNT)
  if (meetings.length === 0) return null
  const zone = readerClock(variant, state, viewer, personId).zone || browserZone()
  return (
    <Card component="section" withBorder padding="md" aria-labelledby={id}>
      <Title order={3} size="h5" id={id}>
        {t('schedule.next.title')}
      </Title>
      <Text size="sm" mb="sm">
        {t('schedule.next.clock', { zone: zoneText(zone) })}
      </Text>
      <ol className={classes.list}>
        {meetings.map((meeting, index) => (
          <MeetingRow
            key={`${meeting.group.key}|${meeting.start}`}
            meeting={meeting}
            moved={movedBy(meetings, index, zone)}
            clock={clock}
            zone={zone}
            personId={personId}
          />
        ))}
      </ol>
    </Card>
  )
}
