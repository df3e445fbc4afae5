import {
  can,
  clockOf,
  clockText,
  type EventState,
  firstNoon,
  isPersonalZone,
  modulo,
  type PersonId,
  type VariantDescription,
  type Viewer,
  zoneOffset,
  zoneOffsetInMinutes,
} from '@planner/domain'

/** The clock on which somebody reads the hours of a weekly event; WEEK-20. */
export type ReaderClock = {
  /** Its zone; '' where nobody knows whose clock the hours are on. */
  zone: string
  /** Whole hours that it is ahead of the event's, and the minutes beyond them, 0..59. */
  hours: number
  minutes: number
}

const DAY_MINUTES = 24 * 60

/** The zone of this browser's clock. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

export function eventClock({ event }: Pick<EventState, 'event'>): ReaderClock {
  return { zone: event.timeZone, hours: 0, minutes: 0 }
}

/**
 * The clock of a person: of their zone where people have zones, else of this browser. Readers from a zone of
 * half hours, who have chosen a neighbour (PERSON-22), read their own hours on their real clock.
 */
export function readerClock(
  variant: VariantDescription,
  state: Pick<EventState, 'event' | 'persons'>,
  viewer: Viewer,
  personId: PersonId | null = viewer.personId,
  now = Date.now(),
): ReaderClock {
  const clock = clockOf(state.event)
  const browser = browserZone()
  if (!can(variant, 'personalTimeZone')) {
    // Of an earlier event nobody knows whose clock its hours are on (WEEK-12).
    if (!clock) return eventClock(state)
    return clockAhead(browser, clock.timeZone, Math.max(now, firstNoon(clock)))
  }
  const zone = personId === null ? '' : (state.persons.get(personId)?.timeZone ?? '')
  const known = { zone, hours: personId === null ? 0 : zoneOffset(variant, state, personId), minutes: 0 }
  if (zone === '' || personId !== viewer.personId || isPersonalZone(browser, now)) return known
  const at = clock ? firstNoon(clock) : now
  const real = clockAhead(browser, zone, at)
  const isNeighbour = real.hours === 0 || (real.hours === -1 && real.minutes > 0)
  return isNeighbour ? { ...real, hours: known.hours + real.hours } : known
}

function clockAhead(zone: string, of: string, at: number): ReaderClock {
  const minutes = (zoneOffsetInMinutes(zone, at) ?? 0) - (zoneOffsetInMinutes(of, at) ?? 0)
  return { zone, hours: Math.floor(minutes / 60), minutes: modulo(minutes, 60) }
}

/** Whether it shows other hours than the event's clock. */
export function isOtherClock({ hours, minutes }: ReaderClock): boolean {
  return hours !== 0 || minutes !== 0
}

/** The time of day of an hour that the clock shows, as in `18:00`, or `18:30` where its hours begin so. */
export function clockHour({ minutes }: ReaderClock, hour: number): string {
  return clockText(modulo(60 * hour + minutes, DAY_MINUTES))
}

/** The event's time at an hour of this clock, and by how many days its day is later. */
export function eventHour({ hours }: ReaderClock, hour: number): { time: string; days: number } {
  const there = hour - hours
  return { time: clockText(60 * modulo(there, 24)), days: Math.floor(there / 24) }
}
