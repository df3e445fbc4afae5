import type { PersonId, PersonRecord } from '../entities/person.ts'
import { groupsBy } from '../groups-by.ts'
import { byCodeUnits } from '../names/text.ts'
import type { EventClock } from '../time/event-clock.ts'
import { DAY_MS, dateOfDay, dayNumber, type PlainDate } from '../time/plain-date.ts'
import { zoneOffsetInMinutes } from '../time/zone-offset.ts'

/** From a date on, meetings are earlier or later on some people's clocks than the week before. */
export type ClockChange = {
  date: PlainDate
  /** Later where positive. */
  minutes: number
  personIds: readonly PersonId[]
}

const WEEKS_AHEAD = 8

type Zoned = Pick<PersonRecord, 'id' | 'timeZone'>

/**
 * Whose offset from the event changes within eight weeks after `from` (ms since the epoch), or after a first
 * Monday still to come, by date; WEEK-11, WEEK-16. People without a zone are left out.
 */
export function clockChanges(clock: EventClock, people: Iterable<Zoned>, from: number): ClockChange[] {
  const first = dayNumber(clock.firstMonday) ?? 0
  const start = Math.max(first, Math.floor(from / DAY_MS) - 1)
  const common = offsetsFrom(start, clock.timeZone)
  const changes = new Map<string, ClockChange & { personIds: PersonId[] }>()
  for (const [zone, zoned] of groupsBy(people, ({ timeZone }) => timeZone)) {
    const own = offsetsFrom(start, zone)
    const ahead = own.map((minutes, day) => minutes - (common[day] ?? Number.NaN))
    for (let day = 1; day < ahead.length; day += 1) {
      const minutes = (ahead[day] ?? 0) - (ahead[day - 1] ?? 0)
      if (Number.isNaN(minutes) || minutes === 0) continue
      const key = `${day} ${minutes}`
      const change = changes.get(key) ?? { date: dateOfDay(start + day), minutes, personIds: [] }
      change.personIds.push(...zoned.map(({ id }) => id))
      changes.set(key, change)
    }
  }
  return [...changes.values()].sort((a, b) => byCodeUnits(a.date, b.date) || a.minutes - b.minutes)
}

/** A zone's offsets at noon UTC of a day and those after it, in minutes; not a number for an unknown zone. */
function offsetsFrom(start: number, zone: string): number[] {
  return Array.from(
    { length: 7 * WEEKS_AHEAD + 1 },
    (_, day) => zoneOffsetInMinutes(zone, (start + day) * DAY_MS + DAY_MS / 2) ?? Number.NaN,
  )
}
