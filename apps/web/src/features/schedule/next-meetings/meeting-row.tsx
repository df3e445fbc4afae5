import { Text } from '@mantine/core'
import {
  clockText,
  type EventClock,
  groupHosts,
  membersIn,
  type NextMeeting,
  type PersonId,
  wallTimeAt,
  weekOfDate,
} from '@planner/domain'
import { plainDateText } from '../../../components/date-text.tsx'
import { DAYS } from '../../../components/week-days.ts'
import { useLanguage, useT } from '../../../lib/i18n/i18n.ts'
import { byName } from '../../../lib/name-order.ts'
import { weekName } from '../names.ts'
import { useNames, useSchedule } from '../schedule-context.tsx'
import classes from './next-meetings.module.css'

type Props = {
  meeting: NextMeeting
  /** By how many minutes changes of clocks have moved it since the one before. */
  moved: number
  clock: EventClock
  /** Of the reader. */
  zone: string
  personId: PersonId
}

/** One meeting: date and time on the reader's clock, the week, the group and who else comes. */
export function MeetingRow({ meeting, moved, clock, zone, personId }: Props) {
  const t = useT()
  const names = useNames()
  const language = useLanguage()
  const { variant, state, schedule } = useSchedule()
  const { group, week } = meeting
  const start = wallTimeAt(zone, meeting.start)
  const end = wallTimeAt(zone, meeting.end)
  if (!start || !end) return null
  const hosts = groupHosts(variant, state, group, week).filter((id) => id !== personId)
  const others = membersIn(group, week).filter((id) => id !== personId && !hosts.includes(id))
  const ownWeek = weekOfDate(clock, start.date, schedule.sessions.length)
  return (
    <li className={classes.meeting}>
      <time dateTime={new Date(meeting.start).toISOString()}>
        <Text component="span" fw={600} className={classes.part ?? ''}>
          {t('schedule.next.day', {
            day: t((DAYS[start.weekday] ?? DAYS[0]).long),
            date: plainDateText(start.date),
          })}
        </Text>{' '}
        <Text component="span" className={classes.part ?? ''}>
          {t('schedule.next.time', { from: clockText(start.minutes), to: clockText(end.minutes) })}
        </Text>
      </time>
      {moved !== 0 && (
        <Text size="sm" fw={600}>
          {t(moved > 0 ? 'schedule.next.later' : 'schedule.next.earlier', {
            hours: (Math.abs(moved) / 60).toLocaleString(language),
          })}
        </Text>
      )}
      {schedule.sessions.length > 1 && (
        <Text size="sm" c="dimmed">
          {ownWeek === week ? weekName(t, week) : t('schedule.next.week', { week: weekName(t, week) })}
        </Text>
      )}
      <Text style={{ overflowWrap: 'anywhere' }}>{names.group(group)}</Text>
      {hosts.length > 0 && <Text size="sm">{t('schedule.list.hosts', { names: names.people(hosts) })}</Text>}
      {others.length > 0 && (
        <Text size="sm">
          {t('schedule.list.people', { names: others.map(names.person).sort(byName).join(', ') })}
        </Text>
      )}
    </li>
  )
}
