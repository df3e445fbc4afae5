import {
  clockText,
  type GroupRoom,
  isAdmin,
  isHidden,
  isolatedText,
  localHour,
  localWeek,
  modulo,
  type PersonId,
  plainSession,
  type ScheduledGroup,
  type Session,
  zoneOffset,
} from '@planner/domain'
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
  /** Admins see times in the event's time zone, everybody else in their own. */
  const clock = isAdmin(viewer) ? null : viewer.personId
  return {
    person,
    people,
    topic,
    number,
    group,
    room,
    session,
    sessionById,
    sessionsById,
    /** Hours of one day; the last one may be midnight. */
    hours: (from: number, to: number) => `${hourText(from)}–${hourText(to)}`,
    time: (group: ScheduledGroup, sessionId: number, form: TimeForm) => time(group, sessionId, form, clock),
    ownTime: (group: ScheduledGroup, sessionId: number, form: TimeForm) =>
      time(group, sessionId, form, viewer.personId),
  }
}

/** With the date, or below a heading that says it. */
type SessionForm = 'full' | 'inDay'

type TimeForm = 'short' | 'long'

/** How many people name a group. */
const MAX_NAMES = 2

/**
 * A group's day and hours in a week, in the event's or a person's time zone (WEEK-2), with the week where it is the other one
 * there (WEEK-17).
 */
function timeOf(t: Translate, { variant, state, schedule }: NamedPlan) {
  const numWeeks = schedule.sessions.length
  return (group: ScheduledGroup, sessionId: number, form: TimeForm, clock: PersonId | null): string => {
    const offset = clock === null ? 0 : zoneOffset(variant, state, clock)
    const start = group.starts.get(sessionId)
    if (start === undefined) return t('schedule.time.none')
    const from = localHour(start, offset)
    const to = localHour(start + group.duration, offset)
    const day = DAYS[Math.floor(from / 24)] ?? DAYS[0]
    const values = { from: hourText(from), to: hourText(to) }
    const text =
      form === 'long'
        ? t('schedule.time', { day: t(day.long), ...values })
        : t('schedule.time.short', { day: t(day.short), ...values })
    const shift = localWeek(start, offset)
    if (shift === 0 || group.sessions.length === numWeeks) return text
    return t('schedule.time.inWeek', { time: text, week: weekName(t, modulo(sessionId - 1 + shift, 2) + 1) })
  }
}

/** Week A or B. */
export function weekName(t: Translate, week: number): string {
  return t(week === 2 ? 'schedule.week.2' : 'schedule.week.1')
}

/** The time of day of an hour of the week, as in `18:00`. */
export function hourText(hourOfWeek: number): string {
  return clockText((hourOfWeek % 24) * 60)
}
