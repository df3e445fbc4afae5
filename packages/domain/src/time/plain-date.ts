import { zoneOffsetInMinutes } from './zone-offset.ts'

/** A date of the calendar without a time, as in `2026-11-23`. */
export type PlainDate = string

export const DAY_MS = 86_400_000
export const MINUTE_MS = 60_000
const DATE = /^(2\d{3})-(\d{2})-(\d{2})$/

/** Days since 1 January 1970. Undefined for what is no date of the years 2000 to 2999. */
export function dayNumber(date: PlainDate): number | undefined {
  const match = DATE.exec(date)
  if (!match) return undefined
  const day = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])) / DAY_MS
  return dateOfDay(day) === date ? day : undefined
}

export function dateOfDay(day: number): PlainDate {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** From Monday, 0, to Sunday, 6. */
export function weekdayOfDay(day: number): number {
  return modulo(day + 3, 7)
}

export function isMonday(date: PlainDate): boolean {
  const day = dayNumber(date)
  return day !== undefined && weekdayOfDay(day) === 0
}

/** The first Monday after today by the zone's calendar; WEEK-9. By UTC's for an unknown zone. */
export function nextMonday(zone: string, at: number): PlainDate {
  const today = Math.floor((at + 60_000 * (zoneOffsetInMinutes(zone, at) ?? 0)) / DAY_MS)
  return dateOfDay(today + 7 - weekdayOfDay(today))
}

export function modulo(value: number, by: number): number {
  return ((value % by) + by) % by
}

/** A number of two digits, as in `09`. */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

/** A time of day, given in minutes, as in `18:30`. */
export function clockText(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}
