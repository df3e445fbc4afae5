import {
  DAY_MS,
  dateOfDay,
  dayNumber,
  isMonday,
  MINUTE_MS,
  modulo,
  type PlainDate,
  weekdayOfDay,
} from './plain-date.ts'
import { zoneOffsetInMinutes } from './zone-offset.ts'

/** What calendar and clock of a zone show at a moment. */
type WallTime = {
  date: PlainDate
  /** From Monday, 0. */
  weekday: number
  /** Since midnight by the clock. */
  minutes: number
}

/** Reads a moment (ms since the epoch) on the clock of a zone. Undefined for an unknown zone. */
export function wallTimeAt(zone: string, at: number): WallTime | undefined {
  const offset = zoneOffsetInMinutes(zone, at)
  if (offset === undefined) return undefined
  const wall = at + MINUTE_MS * offset
  const day = Math.floor(wall / DAY_MS)
  return {
    date: dateOfDay(day),
    weekday: weekdayOfDay(day),
    minutes: Math.floor(modulo(wall, DAY_MS) / MINUTE_MS),
  }
}

/**
 * The moment (ms since the epoch) when a zone's clock shows a wall time, given as a moment of UTC. A skipped
 * time moves on, a repeated one is the first (WEEK-14). Undefined for an unknown zone.
 */
export function momentOfWallTime(zone: string, wall: number): number | undefined {
  // No zone is a day from UTC: one of these is before, the other after any change near the wall time.
  const before = zoneOffsetInMinutes(zone, wall - DAY_MS)
  const after = zoneOffsetInMinutes(zone, wall + DAY_MS)
  if (before === undefined || after === undefined) return undefined
  const first = wall - MINUTE_MS * before
  if (zoneOffsetInMinutes(zone, first) === before) return first
  const second = wall - MINUTE_MS * after
  return zoneOffsetInMinutes(zone, second) === after ? second : first
}

/** The zone and the first Monday of a weekly event; WEEK-9. */
export type EventClock = { timeZone: string; firstMonday: PlainDate }

/** An event's clock. Undefined without a zone or first Monday, as in events of earlier versions (WEEK-12). */
export function clockOf({ timeZone, firstMonday }: EventClock): EventClock | undefined {
  const isKnown = isMonday(firstMonday) && zoneOffsetInMinutes(timeZone, 0) !== undefined
  return isKnown ? { timeZone, firstMonday } : undefined
}

/** The moment that offsets are taken from (ms since the epoch): noon UTC of the first Monday; WEEK-11. */
export function firstNoon({ firstMonday }: EventClock): number {
  return DAY_MS * numberOf(firstMonday) + DAY_MS / 2
}

/** Which of the event's weeks a date is in, 1 for A or 2 for B where there are two. */
export function weekOfDate({ firstMonday }: EventClock, date: PlainDate, numWeeks: number): number {
  return modulo(Math.floor((numberOf(date) - numberOf(firstMonday)) / 7), numWeeks) + 1
}

function numberOf(date: PlainDate): number {
  return dayNumber(date) ?? Number.NaN
}
