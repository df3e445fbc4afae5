import {
  clockOf,
  clockText,
  type EventRecord,
  type GroupRoom,
  isAdmin,
  isHidden,
  isolatedText,
  localHour,
  localWeek,
  modulo,
  occurrences,
  type PersonId,
  plainSession,
  type ScheduledGroup,
  type Session,
  wallTimeAt,
} from '@planner/domain'
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
import { type ScheduleModel, useSchedule } from './schedule-context.tsx'

export type Names = ReturnType<typeof namesOf>

/** Display names of people, groups, sessions and times, bidi-isolated for use next to other text. */
export function useNames(): Names {
  const t = useT()
  const model = useSchedule()
  return keptNames(t, model)
}

/** Of one plan in one language; hundreds of rows and cards ask for the same names. */
type NamedPlan = Pick<ScheduleModel, 'variant' | 'state' | 'viewer' | 'schedule' | 'counts'>

let kept: { t: Translate; model: ScheduleModel; names: Names } | undefined

function keptNames(t: Translate, model: ScheduleModel): Names {
  if (kept?.t !== t || kept.model !== model) kept = { t, model, names: namesOf(t, model) }
  return kept.names
}

/** The same of a plan that is not on the tab. */
export function namesOf(t: Translate, model: NamedPlan) {
  const { variant, state, viewer, schedule, counts } = model
  const person = (id: PersonId) => isolatedText(state.persons.get(id)?.name ?? '')
  const hidesTopics = isHidden(variant, state, 'parameters|ui|hideTopicAndIntro')
  /** Without topics a group is called by its people (SCHED-22). */
  const topic = (group: ScheduledGroup) => {
    const { name, ownerId } = group.topic
    const members = hidesTopics ? [...new Set([...group.members.values()].flat())] : []
    if (members.length > 0) return peopleText(members)
    return isolatedText(name.trim()) || t('schedule.group.ofPerson', { name: person(ownerId) })
  }
  const peopleText = (ids: readonly PersonId[]) => {
    const named = ids.slice(0, MAX_NAMES).map(person).join(', ')
    const number = ids.length - MAX_NAMES
    return number > 0 ? t('schedule.group.ofPeople', { names: named, number }) : named
  }
  /** The number of the group within its topic; '' where there is only one. */
  const number = (group: ScheduledGroup) =>
    group.index > 0 || (counts.get(group.topic.id)?.desired ?? 1) > 1
      ? t('schedule.group.number', { number: group.index + 1 })
      : ''
  const group = (each: ScheduledGroup) => [topic(each), number(each)].filter(Boolean).join(' ')
  const room = (each: GroupRoom | null | undefined) => (each ? isolatedText(each.name) : '')
  const rooms = (list: readonly GroupRoom[]) => list.map(room).join(', ')
  const people = (ids: readonly PersonId[]) =>
    ids.map((id) => (id === viewer.personId ? t('schedule.you') : person(id))).join(', ')
  const texts = sessionTexts(t, variant, state, viewer)
  const session = (each: Session, form: SessionForm = 'full') => {
    if (schedule.layout === 'untimed') return t('schedule.untimed')
    if (schedule.layout === 'sessions') return texts[form](each)
    if (schedule.sessions.length === 1) return t('schedule.week.only')
    return weekName(t, each.id)
  }
  const sessionById = (id: number) =>
    session(schedule.sessions.find((each) => each.id === id) ?? plainSession(id))
  /** Both weeks together are every week. */
  const sessionsById = (ids: readonly number[]) =>
    schedule.layout === 'weeks' && ids.length === schedule.sessions.length
      ? t('schedule.week.only')
      : ids.map(sessionById).join(', ')
  const time = timeOf(t, model)
  const own = readerClock(variant, state, viewer)
  const ofEvent = eventClock(state)
  const hasOtherClock = isOtherClock(own)
  /** Admins see the plan on the event's clock, everybody else on their own. */
  const clock = isAdmin(viewer) ? ofEvent : own
  return {
    person,
    people,
    topic,
    number,
    group,
    room,
    rooms,
    session,
    sessionById,
    sessionsById,
    /** Hours of one day; the last one may be midnight. */
    hours: (from: number, to: number) => `${clockHour(clock, from)}–${clockHour(clock, to)}`,
    clock,
    time: (group: ScheduledGroup, sessionId: number, form: TimeForm) => time(group, sessionId, form, clock),
    ownTime: (group: ScheduledGroup, sessionId: number, form: TimeForm) => time(group, sessionId, form, own),
    /** The same on the event's clock, where that shows something else than one's own; else '', as without a calendar. */
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

/** With the date, or below a heading that says it. */
type SessionForm = 'full' | 'inDay'

type TimeForm = 'short' | 'long'

/** How many people name a group. */
const MAX_NAMES = 2

/**
 * A group's day and hours in a week on a clock (WEEK-20), with the week where it is the other one there (WEEK-17).
 */
function timeOf(t: Translate, { state, schedule }: NamedPlan) {
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
    const dated = t('schedule.next.day', { day: t(form === 'long' ? day.long : day.short), date })
    return t(`schedule.time.dated.${form}`, { day: dated, ...values })
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
