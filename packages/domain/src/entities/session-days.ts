import { momentOfWallTime, wallTimeAt } from '../time/event-clock.ts'
import { clockText, DAY_MS, dayNumber, MINUTE_MS, type PlainDate } from '../time/plain-date.ts'
import type { Session } from './event.ts'

/** Sessions shown together: of one date or, without dates, between two breaks; SESSION-10. */
export type SessionDay = { date: PlainDate | ''; sessions: readonly Session[] }

/** How many sessions in a row are shown together where nothing divides them. */
const MAX_UNDIVIDED = 12
const PART = 10

/** Divides sessions into days. A session without a date belongs to the day before it. */
export function sessionDays(sessions: readonly Session[]): SessionDay[] {
  const hasDates = sessions.some(({ date }) => date !== '')
  const days = divided(sessions, (before, session) =>
    hasDates ? before.date !== '' && session.date !== '' && before.date !== session.date : before.breakAfter,
  )
  const [only] = days
  if (hasDates || days.length !== 1 || !only || only.length <= MAX_UNDIVIDED) return days.map(dayOf)
  return divided(only, (_, { id }) => (id - 1) % PART === 0).map(dayOf)
}

function dayOf(sessions: readonly Session[]): SessionDay {
  return { date: sessions.find(({ date }) => date !== '')?.date ?? '', sessions }
}

function divided(
  sessions: readonly Session[],
  isNew: (before: Session, session: Session) => boolean,
): Session[][] {
  const parts: Session[][] = []
  for (const session of sessions) {
    const part = parts.at(-1)
    const before = part?.at(-1)
    if (part && before && !isNew(before, session)) part.push(session)
    else parts.push([session])
  }
  return parts
}

/** When a session is, in ms since the epoch. */
type SessionMoments = { start: number; end: number | undefined }

/** When a session is, on a zone's clock. Undefined without date and start, and for an unknown zone. */
export function sessionMoments(zone: string, { date, start, end }: Session): SessionMoments | undefined {
  const from = wallTime(date, start)
  if (from === undefined) return undefined
  const until = wallTime(date, end)
  const first = momentOfWallTime(zone, from)
  if (first === undefined) return undefined
  if (until === undefined) return { start: first, end: undefined }
  return { start: first, end: momentOfWallTime(zone, until > from ? until : until + DAY_MS) }
}

function wallTime(date: string, time: string): number | undefined {
  const day = dayNumber(date)
  if (day === undefined || time === '') return undefined
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return day * DAY_MS + (hours * 60 + minutes) * MINUTE_MS
}

/**
 * A session with its date and times on another clock; SESSION-11. Unchanged without known moments, and for an
 * unknown zone.
 */
export function sessionOnClock(session: Session, from: string, to: string): Session {
  const moments = from === to ? undefined : sessionMoments(from, session)
  const start = moments && wallTimeAt(to, moments.start)
  if (!start) return session
  const end = moments.end === undefined ? undefined : wallTimeAt(to, moments.end)
  return {
    ...session,
    date: start.date,
    start: clockText(start.minutes),
    end: end ? clockText(end.minutes) : '',
  }
}

/**
 * The session that is on at a moment (ms since the epoch), the last to have begun where several are. One
 * without an end lasts until the next one of its day begins; SESSION-10.
 */
export function currentSession(sessions: readonly Session[], zone: string, now: number): Session | undefined {
  return sessions.findLast((session, index) => {
    const moments = sessionMoments(zone, session)
    if (!moments || now < moments.start) return false
    if (moments.end !== undefined) return now < moments.end
    const next = sessions.slice(index + 1).find(({ start }) => start !== '')
    return next?.date === session.date && now < (sessionMoments(zone, next)?.start ?? 0)
  })
}

/** The day of a moment (ms since the epoch) by the calendar of a zone; undefined for one of other dates. */
export function currentDay(days: readonly SessionDay[], zone: string, now: number): SessionDay | undefined {
  const today = wallTimeAt(zone, now)?.date
  return days.find(({ date }) => date !== '' && date === today)
}
