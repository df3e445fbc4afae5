import { dayNumber, type PlainDate } from '../time/plain-date.ts'
import { can, type VariantDescription } from '../variants/registry.ts'
import type { EventRecord, Session } from './event.ts'
import type { TopicRecord } from './topic.ts'

/** A line of the session labels that is no session but a break; SESSION-5. */
const BREAK = '---'

/** The labels of SESSION-4: one a line, trimmed, empty lines dropped. */
export function sessionLabels(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Whether a label stands for a break. */
export function isBreakLabel(label: string): boolean {
  return label === BREAK
}

/** Labels without a session, in their order: those beyond the number of sessions; VALID-17. */
export function surplusLabels(text: string, numSessions: number): string[] {
  return sessionLabels(text)
    .filter((label) => !isBreakLabel(label))
    .slice(numSessions)
}

/** A session without name, date or time. */
export function plainSession(id: number): Session {
  return { id, name: '', breakAfter: false, date: '', start: '', end: '' }
}

/**
 * The event's sessions, numbered from 1; SESSION-1, names by SESSION-4, dates and times by SESSION-9. A name
 * is empty where the default session name applies, which the screen translates.
 */
export function sessionsOf(
  variant: VariantDescription,
  event: Pick<EventRecord, 'newSessionLabels' | 'numSessions'>,
): Session[] {
  const labelled = can(variant, 'sessionLabels') ? withBreaks(sessionLabels(event.newSessionLabels)) : []
  let date = ''
  return Array.from({ length: event.numSessions }, (_, index) => {
    const session = { ...plainSession(index + 1), ...labelled[index] }
    date = session.date || date
    return { ...session, date }
  })
}

function withBreaks(labels: readonly string[]): Omit<Session, 'id'>[] {
  const sessions: Omit<Session, 'id'>[] = []
  for (const label of labels) {
    const last = sessions.at(-1)
    if (!isBreakLabel(label)) sessions.push({ ...readSessionLabel(label), breakAfter: false })
    else if (last) last.breakAfter = true
  }
  return sessions
}

/**
 * How many sessions are shown and planned; SESSION-2. In the weekly variants a session
 * is a week: two when any topic meets only every second week.
 */
export function numEnabledSessions(
  variant: VariantDescription,
  event: EventRecord,
  topics: Iterable<TopicRecord>,
): number {
  if (!can(variant, 'everySecondWeek')) return event.numSessions
  for (const topic of topics) if (!topic.topicGroupOnEveryWeek) return 2
  return 1
}

/** What a line of session labels says, '' where it does not: a name, and perhaps date and time; SESSION-9. */
type SessionLabel = Omit<Session, 'id' | 'breakAfter'>

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})(?![\d-])/
const DATE = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)/
const TIMES = /^(\d{1,2}):(\d{2})(?:\s*[-–—]\s*(\d{1,2}):(\d{2}))?(?!\d|:\d)/
const BETWEEN = /^[\s,;:–—-]+/

/** Reads a label: date, times and name, each optional. What is no date or time belongs to the name. */
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

/** In how many blocks, with breaks between them, sessions are shown; SESSION-5. */
export function numSessionBlocks(sessions: readonly Pick<Session, 'breakAfter'>[]): number {
  const breaks = sessions.slice(0, -1).filter(({ breakAfter }) => breakAfter).length
  return Math.min(sessions.length, 1 + breaks)
}
