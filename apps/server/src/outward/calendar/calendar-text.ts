import { clockText, type ProgrammeTime, twoDigits, wallTimeAt, zoneOffsetInMinutes } from '@planner/domain'
import { tzlib_get_ical_block } from 'timezones-ical-library'

/** An entry of a calendar, as RFC 5545 has it. */
export type CalendarEntry = {
  uid: string
  /** Rises with every change of the entry. */
  sequence: number
  /** When it last changed, ms since the epoch. */
  changedAt: number
  time: ProgrammeTime
  title: string
  description: string
  place: string
  isCancelled: boolean
}

export type CalendarHead = {
  name: string
  /** IANA name; '' where times are those of the place, whatever the clock of whoever reads them. */
  timeZone: string
  /** How often a program should read it again; minutes. */
  refreshMinutes: number
  /** An alarm so many minutes before each entry; 0 for none. */
  alarmMinutes: number
}

const MOST_OCTETS = 75

/**
 * A calendar as text/calendar: RFC 5545, with the name and the interval of RFC 7986. Times are on the clock of the zone, whose changes stand
 * in the file; so an entry that recurs keeps its hour. Lines are folded, and end in CRLF.
 */
export function calendarText(
  { name, timeZone, refreshMinutes, alarmMinutes }: CalendarHead,
  entries: readonly CalendarEntry[],
): string {
  const zone = zoneLines(timeZone)
  const clock: Clock = timeZone === '' ? 'floating' : zone.length > 0 ? timeZone : 'UTC'
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Group session planner//Programme//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshMinutes}M`,
    `X-PUBLISHED-TTL:PT${refreshMinutes}M`,
    ...(entries.length > 0 ? zone : []),
    ...entries.flatMap((entry) => entryLines(entry, clock, alarmMinutes)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** Of a zone that the table of zones has; else times are in UTC. */
type Clock = 'floating' | 'UTC' | (string & {})

function zoneLines(timeZone: string): string[] {
  if (timeZone === '' || timeZone === 'UTC') return []
  const [block = ''] = tzlib_get_ical_block(timeZone) as string[]
  if (!block.startsWith('BEGIN:VTIMEZONE')) return []
  // The table calls some zones by another name than the event does.
  const named = (line: string) => (line.startsWith('TZID:') ? `TZID:${timeZone}` : line)
  return block.split('\r\n').filter(Boolean).map(named)
}

function entryLines(entry: CalendarEntry, clock: Clock, alarmMinutes: number): string[] {
  const { time, title, description, place, isCancelled } = entry
  const hasAlarm = alarmMinutes > 0 && !isCancelled
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.changedAt)}`,
    `LAST-MODIFIED:${utc(entry.changedAt)}`,
    `DTSTART${onClock(time.start, clock)}`,
    // A group that recurs lasts its hours whatever the clocks do meanwhile; WEEK-14.
    time.everyWeeks === 0
      ? `DTEND${onClock(time.end, clock)}`
      : `DURATION:PT${Math.round((time.end - time.start) / 60_000)}M`,
    ...(time.everyWeeks === 0
      ? []
      : [`RRULE:FREQ=WEEKLY${time.everyWeeks === 1 ? '' : `;INTERVAL=${time.everyWeeks}`}`]),
    `SUMMARY:${escaped(title)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(hasAlarm
      ? [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `TRIGGER:-PT${alarmMinutes}M`,
          `DESCRIPTION:${escaped(title)}`,
          'END:VALARM',
        ]
      : []),
    'END:VEVENT',
  ]
}

/** With its parameter, as in `;TZID=Europe/Tallinn:20261128T093000`. */
function onClock(at: number, clock: Clock): string {
  if (clock === 'UTC') return `:${utc(at)}`
  const wall = wallTimeAt(clock === 'floating' ? 'UTC' : clock, at)
  if (!wall || zoneOffsetInMinutes(clock === 'floating' ? 'UTC' : clock, at) === undefined)
    return `:${utc(at)}`
  const text = `${wall.date.replaceAll('-', '')}T${clockText(wall.minutes).replace(':', '')}00`
  return clock === 'floating' ? `:${text}` : `;TZID=${clock}:${text}`
}

function utc(at: number): string {
  const date = new Date(at)
  const day = `${date.getUTCFullYear()}${twoDigits(date.getUTCMonth() + 1)}${twoDigits(date.getUTCDate())}`
  return `${day}T${twoDigits(date.getUTCHours())}${twoDigits(date.getUTCMinutes())}${twoDigits(date.getUTCSeconds())}Z`
}

/** A value of the type TEXT. */
function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
}

/** No line has more than 75 octets; no character is divided. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= MOST_OCTETS) return line
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > MOST_OCTETS) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}
