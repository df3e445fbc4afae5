import {
  dayNumber,
  type EventState,
  isAdmin,
  isolatedText,
  type PlainDate,
  type Session,
  type SessionDay,
  sessionOnClock,
  sessionsOf,
  type VariantDescription,
  type Viewer,
  weekdayOfDay,
} from '@planner/domain'
import { useMemo } from 'react'
import { type Translate, useT } from '../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { plainDateText } from '../date-text.tsx'
import { browserZone } from '../reader-clock.ts'
import { DAYS } from '../week-days.ts'

export type SessionTexts = ReturnType<typeof sessionTexts>

/** What sessions are called, and when they are, for the viewer. */
export function useSessionTexts(): SessionTexts {
  const t = useT()
  const { variant, state, viewer } = useLiveSnapshot()
  const { event, persons } = state
  return useMemo(
    () => sessionTexts(t, variant, { event, persons }, viewer),
    [t, variant, event, persons, viewer],
  )
}

/**
 * The names and times of sessions on the viewer's clock: the event's for admins and people without a zone;
 * SESSION-11.
 */
export function sessionTexts(
  t: Translate,
  variant: VariantDescription,
  { event, persons }: Pick<EventState, 'event' | 'persons'>,
  viewer: Viewer,
) {
  const own = ownZone(variant, { event, persons }, viewer)
  const hasOwn = own !== '' && event.timeZone !== ''
  const onClock = (session: Session) => (hasOwn ? sessionOnClock(session, event.timeZone, own) : session)
  const name = ({ id, name: given }: Session) => isolatedText(given) || t('schedule.session', { number: id })
  const time = (session: Session) => [session.start, session.end].filter(Boolean).join('–')
  const inDay = (session: Session) => [time(onClock(session)), name(session)].filter(Boolean).join(' ')
  return {
    onClock,
    name,
    /** The zone whose clock the times are on; '' where it is the event's and unknown. */
    zone: hasOwn ? own : event.timeZone,
    isOwnClock: hasOwn,
    isBrowserClock: hasOwn && !variant.userFields.includes('timeZone'),
    /** Time and name, below a heading that says the day. */
    inDay,
    /** Date, time and name. */
    full: (session: Session) => {
      const { date } = onClock(session)
      return date === '' ? inDay(session) : `${shortDay(t, date)} ${inDay(session)}`
    },
    /** The date, or from which session to which. */
    day: ({ date, sessions }: SessionDay) => {
      const [first, last] = [sessions[0], sessions.at(-1)]
      if (date !== '') return longDay(t, date)
      if (!first || !last) return ''
      return first === last ? name(first) : t('app.range', { first: name(first), last: name(last) })
    },
  }
}

/**
 * The zone in which somebody reads times, '' where that is the event's: the one of their form where people are asked, else the
 * browser's, where it shows another time of any session.
 */
function ownZone(
  variant: VariantDescription,
  { event, persons }: Pick<EventState, 'event' | 'persons'>,
  viewer: Viewer,
): string {
  if (isAdmin(viewer)) return ''
  if (variant.userFields.includes('timeZone')) return persons.get(viewer.personId ?? '')?.timeZone ?? ''
  const own = browserZone()
  const isOther = (session: Session) => {
    const there = sessionOnClock(session, event.timeZone, own)
    return there.start !== session.start || there.date !== session.date
  }
  return event.timeZone !== '' && sessionsOf(variant, event).some(isOther) ? own : ''
}

/** As in `Monday, 23.11.2026` */
export function longDay(t: Translate, date: PlainDate): string {
  return t('sessions.day', { weekday: t(weekdayOf(date).long), date: plainDateText(date) })
}

/** As in `Mon 23.11.` */
function shortDay(t: Translate, date: PlainDate): string {
  return `${t(weekdayOf(date).short)} ${plainDateText(date).slice(0, 6)}`
}

function weekdayOf(date: PlainDate) {
  return DAYS[weekdayOfDay(dayNumber(date) ?? 0)] ?? DAYS[0]
}
