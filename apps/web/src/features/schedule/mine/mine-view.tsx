import { Button, Card, Stack, Text, Title } from '@mantine/core'
import {
  clockOf,
  clockText,
  type EventClock,
  groupHosts,
  isAdmin,
  membersIn,
  movedBy,
  type NextMeeting,
  nextMeetings,
  type PersonalPart,
  type PersonId,
  personalParts,
  sessionMoments,
  type TabId,
  tabRefusal,
  wallTimeAt,
  weekOfDate,
} from '@planner/domain'
import { Suspense, useId, useMemo } from 'react'
import { ClockNote, zoneText } from '../../../components/clock-note.tsx'
import { browserZone, readerClock } from '../../../components/reader-clock.ts'
import { DayNav } from '../../../components/sessions/day-nav.tsx'
import { SessionClockNote } from '../../../components/sessions/session-clock-note.tsx'
import { longDay } from '../../../components/sessions/session-texts.ts'
import type { SessionDays } from '../../../components/sessions/use-session-days.ts'
import { StepBar } from '../../../components/step-bar.tsx'
import { askedSections, SECTION_STEPS, useChoiceSection } from '../../../lib/choice-section.ts'
import { useLanguage, useT } from '../../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useNow } from '../../../lib/live/use-now.ts'
import { useWords } from '../../../lib/live/use-words.ts'
import { byName } from '../../../lib/name-order.ts'
import { usePlannerTab } from '../../../lib/tab.ts'
import { DayList, SessionsTitle } from '../day-list.tsx'
import { weekName } from '../names.ts'
import { useNames, useSchedule } from '../schedule-context.tsx'
import classes from './mine-view.module.css'
import { PersonalPartCard } from './personal-part-card.tsx'

const MyCalendar = lazyComponent(async () => (await import('../outward/my-calendar.tsx')).MyCalendar)

/** The viewer's own schedule, session by session, and above weeks A and B what is the same in both. */
export function MineView({ days }: { days: SessionDays }) {
  const t = useT()
  const { viewer, schedule } = useSchedule()
  if (viewer.personId === null) return null
  const isDay = schedule.layout === 'sessions' && schedule.sessions.length > 1 && days.days.length === 1
  const title = t(isDay ? 'schedule.mine.day' : 'schedule.mine.title')
  return (
    <>
      <Stack component="section" aria-label={title} maw="var(--measure-reading)">
        <Title order={2} size="h4" mt="xs">
          {title}
        </Title>
        <ZoneNote isOwn />
        <DayNav nav={days} />
        <PersonalSessions personId={viewer.personId} days={days} />
        <NextMeetings personId={viewer.personId} />
        <Suspense fallback={null}>
          <MyCalendar isWeekly={schedule.layout === 'weeks'} sessions={schedule.sessions} />
        </Suspense>
      </Stack>
      <MineBar />
    </>
  )
}

/** Second to one's groups: the way to what one wishes for; SCHED-76. */
function MineBar() {
  const t = useWords()
  const { variant, state, viewer } = useLiveSnapshot()
  const { tabs, tab, openTab } = usePlannerTab()
  const { want } = useChoiceSection()
  const [first] = askedSections({ variant, state }, viewer)
  const choices: TabId = variant.tabs.includes('userChoices') ? 'userChoices' : 'userData'
  const mayChoose = tabs.includes(choices) && tabRefusal(state, viewer, choices) === undefined
  if (isAdmin(viewer) || first === undefined || !mayChoose || tab === choices) return null
  const go = () => {
    want(first)
    openTab(choices)
  }
  return (
    <StepBar label={t('schedule.mine.bar')} text={t('schedule.mine.change')}>
      <Button size="md" onClick={go}>
        {t(SECTION_STEPS[first])}
      </Button>
    </StepBar>
  )
}

type PersonalSessionsProps = { personId: string; days: SessionDays }

/** A person's parts in the sessions shown; a group of several sessions stands in the first (SCHED-27). */
export function PersonalSessions({ personId, days }: PersonalSessionsProps) {
  const plan = useSchedule()
  const parts = useMemo(() => personalParts(plan, personId), [plan, personId])
  const next = useNextSession(
    parts.filter(({ status }) => status === 'placed'),
    days,
  )
  if (plan.schedule.layout !== 'sessions')
    return parts.map((part) => <PersonalPartCard key={idsOf(part)} part={part} personId={personId} />)
  return (
    <DayList days={days} gap="md" isWithin>
      {({ id }) => {
        const here = parts.filter(({ sessions }) => sessions.find((each) => days.isShown(each.id))?.id === id)
        if (here.length === 0) return null
        return (
          <Stack>
            {here.map((part) => (
              <PersonalPartCard
                key={idsOf(part)}
                part={part}
                personId={personId}
                title={<SessionsTitle sessions={part.sessions} days={days} />}
                next={next && part.sessions.includes(next.session) ? next : undefined}
              />
            ))}
          </Stack>
        )
      }}
    </DayList>
  )
}

const MINUTE_MS = 60_000
/** What is further away is read from the clock. */
const SOON_MINUTES = 90

/** The first of a person's sessions that has not begun, and in how many minutes it does, where sessions have times. */
function useNextSession(parts: readonly PersonalPart[], { current }: SessionDays) {
  const now = useNow()
  const { event } = useSchedule().state
  if (current && parts.some(({ sessions }) => sessions.includes(current))) return undefined
  for (const session of parts.flatMap(({ sessions }) => sessions)) {
    const start = sessionMoments(event.timeZone || browserZone(), session)?.start
    if (start === undefined || start < now) continue
    const minutes = Math.ceil((start - now) / MINUTE_MS)
    return { session, minutes: minutes <= SOON_MINUTES ? minutes : undefined }
  }
  return undefined
}

/** Whose clock a plan is on: the event's where admins read a week that is not their own; WEEK-19, SESSION-11. */
export function ZoneNote({ isOwn = false }: { isOwn?: boolean }) {
  const { schedule, viewer } = useSchedule()
  if (schedule.layout === 'weeks')
    return <ClockNote personId={isAdmin(viewer) && !isOwn ? null : viewer.personId} />
  return <SessionClockNote sessions={schedule.sessions} />
}

function idsOf({ sessions }: PersonalPart): string {
  return sessions.map(({ id }) => id).join()
}

const COUNT = 8

/** A person's next eight meetings in a weekly event, with their dates on the person's own clock; WEEK-15. */
function NextMeetings({ personId }: { personId: PersonId }) {
  const t = useT()
  const { state, schedule } = useSchedule()
  const clock = clockOf(state.event)
  if (schedule.layout !== 'weeks') return null
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
function MeetingRow({ meeting, moved, clock, zone, personId }: Props) {
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
          {longDay(t, start.date)}
        </Text>{' '}
        <Text component="span" className={classes.part ?? ''}>
          {t('app.range', { first: clockText(start.minutes), last: clockText(end.minutes) })}
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
