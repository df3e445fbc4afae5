import { clockText, dayNumber, type PlainDate, wallTimeAt, weekdayOfDay } from '@planner/domain'
import type { Text } from '../http/texts.ts'

/** The day by the clock of a zone; '' where the zone is unknown. */
export function dateOf(zone: string, at: number): PlainDate {
  return wallTimeAt(zone, at)?.date ?? ''
}

/** The time of day by the clock of a zone, as in `09:30`. */
export function timeText(timeZone: string, at: number): string {
  return clockText(wallTimeAt(timeZone || 'UTC', at)?.minutes ?? 0)
}

const WEEKDAYS = ['E', 'T', 'K', 'N', 'R', 'L', 'P'] as const

export function weekdayText(text: Text, date: PlainDate): string {
  return text(`weekday.${WEEKDAYS[weekdayOfDay(dayNumber(date) ?? 0)] ?? 'E'}.long`)
}

/** As in `Monday, 23.11.2026`. */
export function dayText(text: Text, date: PlainDate): string {
  const [year, month, day] = date.split('-')
  return text('sessions.day', { weekday: weekdayText(text, date), date: `${day}.${month}.${year}` })
}
