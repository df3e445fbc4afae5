import { clockText, dateOfDay, dayNumber, type PlainDate } from '../time/plain-date.ts'
import { isBreakLabel, readSessionLabel, sessionLabels } from './sessions.ts'

/** How the days of an event run; SESSION-16. */
export type DayTimes = {
  /** Of the first day; '' where sessions have no dates. */
  date: PlainDate | ''
  /** Times of the day as in `09:30`. */
  start: string
  /** How long a session is; minutes. */
  length: number
  /** Between two sessions; minutes. */
  pause: number
  /** No session runs within it; none where either is ''. */
  lunchFrom: string
  lunchTo: string
  /** After so many sessions the next day begins. */
  perDay: number
}

/** The first field that cannot be, or what is wrong with all of them together. */
export type DayTimesFault =
  | { fault: 'field'; field: keyof DayTimes }
  /** Only so many sessions of a day end before midnight. */
  | { fault: 'tooLong'; fitting: number }

/** The most that a session or a pause lasts; minutes. */
export const MAX_SESSION_MINUTES = 720

const DAY_MINUTES = 24 * 60

/**
 * The lines of session labels with the times of such days, one a session. Names stay; breaks that were there stay too, unless there is
 * a lunch, which is the only break of a day then. Lines beyond the sessions are left as they are.
 */
export function fillTimes(
  text: string,
  numSessions: number,
  day: DayTimes,
): { lines: string[]; end: string } | DayTimesFault {
  const slots = slotsOfDay(Math.min(day.perDay, numSessions), day)
  if ('fault' in slots) return slots
  const { hasLunch } = slots
  const named = namedLines(text)
  const lines: string[] = []
  for (let index = 0; index < numSessions; index += 1) {
    const inDay = index % day.perDay
    const slot = slots.times[inDay]
    const { name = '', isBreakAfter = false } = named[index] ?? {}
    if (hasLunch && inDay > 0 && inDay === slots.afterLunch) lines.push(BREAK)
    const date = inDay === 0 && day.date !== '' ? dateAfter(day.date, index / day.perDay) : ''
    lines.push([date, slot, name].filter(Boolean).join(' '))
    if (!hasLunch && isBreakAfter) lines.push(BREAK)
  }
  lines.push(...named.slice(numSessions).map(({ line }) => line))
  return { lines, end: slots.end }
}

const BREAK = '---'

function dateAfter(date: PlainDate, days: number): PlainDate {
  return dateOfDay((dayNumber(date) ?? 0) + days)
}

function namedLines(text: string) {
  const named: { name: string; line: string; isBreakAfter: boolean }[] = []
  for (const line of sessionLabels(text)) {
    const last = named.at(-1)
    if (!isBreakLabel(line)) named.push({ name: readSessionLabel(line).name, line, isBreakAfter: false })
    else if (last) last.isBreakAfter = true
  }
  return named
}

type Slots = { times: string[]; end: string; hasLunch: boolean; afterLunch: number }

function slotsOfDay(count: number, day: DayTimes): Slots | DayTimesFault {
  const [start, from, to] = [day.start, day.lunchFrom, day.lunchTo].map(minutesOf)
  const fault = faultOf(day, start, { from, to })
  if (fault || start === undefined) return fault ?? { fault: 'field', field: 'start' }
  const hasLunch = from !== undefined && to !== undefined
  const times: string[] = []
  let at = start
  let afterLunch = 0
  for (let index = 0; index < count; index += 1) {
    if (hasLunch && at < to && at + day.length > from) {
      at = to
      afterLunch = index
    }
    if (at + day.length > DAY_MINUTES) return { fault: 'tooLong', fitting: index }
    times.push(`${clockText(at)}-${clockText(at + day.length)}`)
    at += day.length + day.pause
  }
  return { times, end: clockText(at - day.pause), hasLunch, afterLunch }
}

function faultOf(
  day: DayTimes,
  start: number | undefined,
  { from, to }: { from: number | undefined; to: number | undefined },
): DayTimesFault | undefined {
  const field = (name: keyof DayTimes): DayTimesFault => ({ fault: 'field', field: name })
  if (day.date !== '' && dayNumber(day.date) === undefined) return field('date')
  if (start === undefined) return field('start')
  if (!isBetween(day.length, 1, MAX_SESSION_MINUTES)) return field('length')
  if (!isBetween(day.pause, 0, MAX_SESSION_MINUTES)) return field('pause')
  if (day.lunchFrom === '' && day.lunchTo === '')
    return isBetween(day.perDay, 1, 100) ? undefined : field('perDay')
  if (from === undefined) return field('lunchFrom')
  if (to === undefined || to <= from) return field('lunchTo')
  return isBetween(day.perDay, 1, 100) ? undefined : field('perDay')
}

function isBetween(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max
}

function minutesOf(time: string): number | undefined {
  const match = /^(\d{2}):(\d{2})$/.exec(time)
  if (!match) return undefined
  const [hours, minutes] = [Number(match[1]), Number(match[2])]
  return hours < 24 && minutes < 60 ? 60 * hours + minutes : undefined
}
