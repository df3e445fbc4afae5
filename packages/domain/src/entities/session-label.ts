import { dayNumber, type PlainDate } from '../time/plain-date.ts'

/** What a line of session labels tells: a name, and perhaps the date and the time of the session; SESSION-9. */
export type SessionLabel = {
  name: string
  /** '' where the label has none. */
  date: PlainDate | ''
  /** Times of the day as in `09:30`; '' where the label has none. An end that is before the start is on the next day. */
  start: string
  end: string
}

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})(?![\d-])/
const DATE = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)/
const TIMES = /^(\d{1,2}):(\d{2})(?:\s*[-–—]\s*(\d{1,2}):(\d{2}))?(?!\d|:\d)/
const BETWEEN = /^[\s,;:–—-]+/

/** Reads a label: a date, then times, then the name, each of which may be missing. What is no date or time belongs to the name. */
export function readSessionLabel(label: string): SessionLabel {
  const dated = readDate(label)
  const afterDate = dated ? dated.rest : label
  const timed = readTimes(afterDate)
  return {
    name: timed ? timed.rest : afterDate,
    date: dated?.date ?? '',
    start: timed?.start ?? '',
    end: timed?.end ?? '',
  }
}

function readDate(text: string): { date: PlainDate; rest: string } | undefined {
  const iso = ISO_DATE.exec(text)
  const match = iso ?? DATE.exec(text)
  if (!match) return undefined
  const [whole, a = '', month = '', b = ''] = match
  const [year, day] = iso ? [a, b] : [b, a]
  const date = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  return dayNumber(date) === undefined ? undefined : { date, rest: rest(text, whole) }
}

function readTimes(text: string): { start: string; end: string; rest: string } | undefined {
  const match = TIMES.exec(text)
  if (!match) return undefined
  const [whole, hour = '', minute = '', endHour, endMinute = ''] = match
  const start = timeOfDay(hour, minute, 23)
  const end = endHour === undefined ? '' : timeOfDay(endHour, endMinute, 24)
  if (start === undefined || end === undefined || start === end) return undefined
  return { start, end, rest: rest(text, whole) }
}

function timeOfDay(hour: string, minute: string, lastHour: number): string | undefined {
  const isTime = Number(hour) <= lastHour && Number(minute) <= (Number(hour) === 24 ? 0 : 59)
  return isTime ? `${hour.padStart(2, '0')}:${minute}` : undefined
}

function rest(text: string, read: string): string {
  return text.slice(read.length).replace(BETWEEN, '').trim()
}
