import type { EventFields } from '../entities/event.ts'
import { DAY_MS, dayNumber, isMonday, modulo, type PlainDate } from './plain-date.ts'
import { zoneOffsetInMinutes } from './zone-offset.ts'

/** The zone and the first Monday of a weekly event; WEEK-9. */
export type EventClock = { timeZone: string; firstMonday: PlainDate }

/** An event's clock. Undefined while its zone or its first Monday is not given, as with events of earlier versions (WEEK-12). */
export function clockOf({
  timeZone,
  firstMonday,
}: Pick<EventFields, keyof EventClock>): EventClock | undefined {
  const isKnown = isMonday(firstMonday) && zoneOffsetInMinutes(timeZone, 0) !== undefined
  return isKnown ? { timeZone, firstMonday } : undefined
}

/** The moment of the first week (ms since the epoch) that offsets are taken from: noon UTC of the first Monday; WEEK-11. */
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
