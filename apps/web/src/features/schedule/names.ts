import {
  awaitsSession,
  clockOf,
  clockText,
  type EventInView,
  type EventRecord,
  type GroupCount,
  type GroupKey,
  type GroupRef,
  type GroupRoom,
  groupKey,
  HOURS_OF_WEEK,
  isAdmin,
  isHidden,
  isolatedText,
  localHour,
  localWeek,
  type MeetingFact,
  modulo,
  occurrences,
  type PersonId,
  type PlanInView,
  plainSession,
  type ScheduledGroup,
  type Session,
  scheduledSessions,
  scheduleLayout,
  sessionsOf,
  type TopicId,
  wallTimeAt,
} from '@planner/domain'
import { useMemo } from 'react'
import { plainDateText } from '../../components/date-text.tsx'
import {
  clockHour,
  eventClock,
  isOtherClock,
  type ReaderClock,
  readerClock,
} from '../../components/reader-clock.ts'
import { sessionTexts } from '../../components/sessions/session-texts.ts'
import { DAYS } from '../../components/week-days.ts'
import { type Translate, useT } from '../../lib/i18n/i18n.ts'
import { useEventState, useVariant, useViewer } from '../../lib/live/live-context.tsx'
import { shortNames } from '../../lib/short-names.ts'

export type CountedPlan = PlanInView & { counts: ReadonlyMap<TopicId, GroupCount> }

export type Names = ReturnType<typeof namesOf>
export type PlanNames = ReturnType<typeof planNamesOf>

/** What people, topics and sessions of the event are called. */
export function useEventNames(): Names {
  const t = useT()
  const variant = useVariant()
  const state = useEventState()
  const viewer = useViewer()
  return useMemo(() => namesOf(t, { variant, state, viewer }), [t, variant, state, viewer])
}

/** The names of a plan that is not the one on the tab. */
export function usePlanNames(plan: CountedPlan): PlanNames {
  const t = useT()
  return useMemo(() => planNamesOf(t, plan), [t, plan])
}

/** What people, topics and sessions are called, bidi-isolated for use next to other text. */
export function namesOf(t: Translate, { variant, state, viewer }: EventInView) {
  const { event, persons, topics } = state
  const texts = sessionTexts(t, variant, state, viewer)
  const sessions = sessionsOf(variant, event)
  const person = (id: PersonId | null) => isolatedText(persons.get(id ?? '')?.name ?? '')
  const topic = (id: TopicId | null) => {
    if (id === null) return ''
    const { name = '', ownerId = id } = topics.get(id) ?? {}
    return isolatedText(name.trim()) || t('schedule.group.ofPerson', { name: person(ownerId) })
  }
  return {
    person,
    people: (ids: readonly PersonId[]) => ids.map(person).join(', '),
    /** Not isolated. Whom one sees no longer is somebody. */
    somebody: (id: PersonId) => persons.get(id)?.name ?? t('meeting.somebodyGone'),
    topic,
    topics: (ids: readonly TopicId[]) => ids.map(topic).join(', '),
    /** '' for a meeting without a session. */
    sessionOf: ({ sessionId }: Pick<MeetingFact, 'sessionId'>) =>
      sessionId === null ? '' : texts.name(sessions[sessionId - 1] ?? plainSession(sessionId)),
    /** Whether the meetings of a plan have sessions. */
    hasSessions: sessions.length > 1,
    awaitsSession: (meeting: MeetingFact) => awaitsSession(meeting, sessions.length),
    slot: slotOf(t, { variant, state, viewer }),
  }
}

/** A slot as planning counts them: a session, or a day and hour with its week where there are two. */
function slotOf(t: Translate, { variant, state, viewer }: EventInView): (slot: number | null) => string {
  const layout = scheduleLayout(variant, state)
  const sessions = scheduledSessions(variant, state)
  const texts = sessionTexts(t, variant, state, viewer)
  return (slot) => {
    if (slot === null || layout === 'untimed') return t('schedule.untimed')
    if (layout === 'sessions') {
      const session = sessions[slot]
      return session === undefined ? '' : texts.full(session)
    }
    const hour = slot % HOURS_OF_WEEK
    const day = DAYS[Math.floor(hour / 24)] ?? DAYS[0]
    const time = `${t(day.long)} ${hourText(hour)}`
    return sessions.length > 1 ? `${time}, ${weekName(t, Math.floor(slot / HOURS_OF_WEEK) + 1)}` : time
  }
}

/** The same of a plan, with its groups, their rooms and their times. */
export function planNamesOf(t: Translate, plan: CountedPlan) {
  const { schedule, viewer } = plan
  const names = namesOf(t, plan)
  const sessions = sessionNamesOf(t, plan)
  const times = timesOf(t, plan)
  const room = (each: GroupRoom | null | undefined) => (each ? isolatedText(each.name) : '')
  return {
    ...names,
    ...sessions,
    ...times,
    ...groupNamesOf(t, plan, names.person),
    /** Who reads it is called so. */
    people: (ids: readonly PersonId[]) =>
      ids.map((id) => (id === viewer.personId ? t('schedule.you') : names.person(id))).join(', '),
    room,
    rooms: (list: readonly GroupRoom[]) => list.map(room).join(', '),
    /** When a group meets: its sessions, or its hours, in a week or in the first of its weeks. */
    whenOf: (of: GroupRef, sessionId: number | null) => {
      const found = schedule.byKey.get(groupKey(of))
      if (!found) return ''
      if (schedule.layout !== 'weeks') return sessions.sessionsById(found.sessions)
      return times.time(found, sessionId ?? found.sessions[0] ?? 1, 'long')
    },
    /** The sessions in which groups of a topic run. */
    sessionsOf: (topicId: TopicId) => {
      const running = schedule.groups.filter((each) => each.topic.id === topicId)
      const ids = [...new Set(running.flatMap((group) => group.sessions))].sort((a, b) => a - b)
      return ids.map(sessions.sessionById).join(', ')
    },
  }
}

function groupNamesOf(
  t: Translate,
  { variant, state, schedule, counts }: CountedPlan,
  person: (id: PersonId) => string,
) {
  const hidesTopics = isHidden(variant, state, 'parameters|ui|hideTopicAndIntro')
  /** Without topics a group is called by its people (SCHED-22). */
  const topic = (group: ScheduledGroup) => {
    const { name, ownerId } = group.topic
    const members = hidesTopics ? [...new Set([...group.members.values()].flat())] : []
    if (members.length > 0) return shortNames(t, members.map(person), MAX_NAMES)
    return isolatedText(name.trim()) || t('schedule.group.ofPerson', { name: person(ownerId) })
  }
  /** The number of the group within its topic; '' where there is only one. */
  const number = (group: ScheduledGroup) =>
    group.index > 0 || (counts.get(group.topic.id)?.desired ?? 1) > 1
      ? t('schedule.group.number', { number: group.index + 1 })
      : ''
  const group = (each: ScheduledGroup) => [topic(each), number(each)].filter(Boolean).join(' ')
  /** A topic as its groups are called. */
  const topicOf = (topicId: TopicId) => {
    const first = schedule.groups.find((each) => each.topic.id === topicId)
    return first ? topic(first) : isolatedText(state.topics.get(topicId)?.name ?? '')
  }
  /** The plan may have changed since: a group that is gone is called by its topic. */
  const groupOf = (of: GroupRef) => {
    const found = schedule.byKey.get(groupKey(of))
    return found ? group(found) : topicOf(of.topicId)
  }
  return {
    topic,
    topicOf,
    number,
    group,
    groupByKey: (key: GroupKey) => {
      const found = schedule.byKey.get(key)
      return found ? group(found) : t('history.noTopic')
    },
    groupOf,
    groupsOf: (list: readonly GroupRef[]) => list.map(groupOf).join(', '),
  }
}

/** How many people name a group. */
const MAX_NAMES = 2

/** With the date, or below a heading that says it. */
type SessionForm = 'full' | 'inDay'

function sessionNamesOf(t: Translate, { variant, state, viewer, schedule }: CountedPlan) {
  const texts = sessionTexts(t, variant, state, viewer)
  const session = (each: Session, form: SessionForm = 'full') => {
    if (schedule.layout === 'untimed') return t('schedule.untimed')
    if (schedule.layout === 'sessions') return texts[form](each)
    if (schedule.sessions.length === 1) return t('schedule.week.only')
    return weekName(t, each.id)
  }
  const sessionById = (id: number) =>
    session(schedule.sessions.find((each) => each.id === id) ?? plainSession(id))
  return {
    session,
    sessionById,
    /** Both weeks together are every week. */
    sessionsById: (ids: readonly number[]) =>
      schedule.layout === 'weeks' && ids.length === schedule.sessions.length
        ? t('schedule.week.only')
        : ids.map(sessionById).join(', '),
  }
}

type TimeForm = 'short' | 'long'

function timesOf(t: Translate, plan: CountedPlan) {
  const { variant, state, viewer, schedule } = plan
  const time = timeOf(t, plan)
  const own = readerClock(variant, state, viewer)
  const ofEvent = eventClock(state)
  const hasOtherClock = isOtherClock(own)
  /** Admins see the plan on the event's clock, everybody else on their own. */
  const clock = isAdmin(viewer) ? ofEvent : own
  return {
    /** Hours of one day; the last one may be midnight. */
    hours: (from: number, to: number) => `${clockHour(clock, from)}–${clockHour(clock, to)}`,
    clock,
    time: (group: ScheduledGroup, sessionId: number, form: TimeForm) => time(group, sessionId, form, clock),
    ownTime: (group: ScheduledGroup, sessionId: number, form: TimeForm) => time(group, sessionId, form, own),
    /** The same on the event's clock, where that shows another time; else '', as without a calendar. */
    eventTime: (group: ScheduledGroup, sessionId: number) =>
      schedule.layout === 'weeks' && hasOtherClock && group.starts.has(sessionId)
        ? t('clock.ofEvent', { time: time(group, sessionId, 'long', ofEvent) })
        : '',
    /** An hour of the event with one's own beside it, to choose from. */
    eventHour: (hour: number, form: TimeForm = 'long') => {
      const values = { event: hourText(hour), own: clockHour(own, hour + own.hours) }
      if (!hasOtherClock) return values.event
      // Where there is little room, what stands beside it says whose the second one is.
      return form === 'long' ? t('clock.hourBoth', values) : `${values.event} (${values.own})`
    },
    hasOtherClock,
  }
}

/** A group's day and hours on a clock (WEEK-20), with the week where it is the other one there (WEEK-17). */
function timeOf(t: Translate, { state, schedule }: CountedPlan) {
  const numWeeks = schedule.sessions.length
  return (group: ScheduledGroup, sessionId: number, form: TimeForm, clock: ReaderClock): string => {
    const offset = clock.hours
    const start = group.starts.get(sessionId)
    if (start === undefined) return t('schedule.time.none')
    const from = localHour(start, offset)
    const to = localHour(start + group.duration, offset)
    const day = DAYS[Math.floor(from / 24)] ?? DAYS[0]
    const values = { from: clockHour(clock, from), to: clockHour(clock, to) }
    const text =
      form === 'long'
        ? t('schedule.time', { day: t(day.long), ...values })
        : t('schedule.time.short', { day: t(day.short), ...values })
    const shift = localWeek(start, offset)
    if (shift === 0 || group.sessions.length === numWeeks) return text
    // In another week of one's own calendar the date says when, since the name of the week would not.
    const date = nextDate(state.event, group, sessionId, { numWeeks, zone: clock.zone })
    if (date === undefined)
      return t('schedule.time.inWeek', {
        time: text,
        week: weekName(t, modulo(sessionId - 1 + shift, 2) + 1),
      })
    const dated = t('sessions.day', { weekday: t(form === 'long' ? day.long : day.short), date })
    return t(form === 'long' ? 'schedule.time.dated.long' : 'schedule.time.short', { day: dated, ...values })
  }
}

/** When a group meets next on a clock, as DD.MM.YYYY; undefined where the event has no dates. */
function nextDate(
  event: EventRecord,
  group: ScheduledGroup,
  sessionId: number,
  { numWeeks, zone }: { numWeeks: number; zone: string },
): string | undefined {
  const clock = clockOf(event)
  const start = group.starts.get(sessionId)
  if (!clock || start === undefined) return undefined
  const recurrence = { starts: new Map([[sessionId, start]]), duration: group.duration }
  const [next] = occurrences(clock, recurrence, numWeeks, Date.now(), 1)
  const wall = next && wallTimeAt(zone, next.start)
  return wall && plainDateText(wall.date)
}

/** Week A or B. */
export function weekName(t: Translate, week: number): string {
  return t(week === 2 ? 'schedule.week.2' : 'schedule.week.1')
}

/** The time of day of an hour of the week, as in `18:00`. */
function hourText(hourOfWeek: number): string {
  return clockText((hourOfWeek % 24) * 60)
}
