import { cellAddress } from '../cells/address.ts'
import { cellValue } from '../cells/read.ts'
import type { EventState } from '../entities/event-state.ts'
import type { PersonId } from '../entities/person.ts'
import { clockOf, firstNoon } from '../time/event-clock.ts'
import { modulo } from '../time/plain-date.ts'
import { zoneOffsetInHours } from '../time/zone-offset.ts'
import { can, type VariantDescription } from '../variants/registry.ts'
import { HOURS_OF_WEEK, type ScheduleLayout } from './layout.ts'
import { coveredSessions, type ScheduledGroup } from './schedule.ts'

export type Presence = 'yes' | 'maybe' | 'no'

/** A person's availability in a slot: a 0-based session index, or an hour of the event's week. */
export function presenceAt(
  variant: VariantDescription,
  state: EventState,
  layout: ScheduleLayout,
  userId: PersonId,
  slot: number,
): Presence {
  if (layout === 'untimed') return 'yes'
  const address =
    layout === 'sessions'
      ? cellAddress('availabilities', { userId, sessionId: slot + 1 })
      : cellAddress('weekDayHourAvailabilities', {
          userId,
          hour: localHour(slot, zoneOffset(variant, state, userId)),
        })
  const value = cellValue(state, address)
  if (value === true || value === 'Yes') return 'yes'
  return value === 'Maybe' ? 'maybe' : 'no'
}

/**
 * How many whole hours a person's clock is ahead of the event's, in the first week of the event (WEEK-11); 0 where grids are in
 * the event's hours (WEEK-2), and for a person without a zone (WEEK-18).
 */
export function zoneOffset(
  variant: VariantDescription,
  { event, persons }: Pick<EventState, 'event' | 'persons'>,
  userId: PersonId,
): number {
  const person = persons.get(userId)
  if (!can(variant, 'personalTimeZone') || !person) return 0
  const clock = clockOf(event)
  // Others' zones are not told, only their offset when they saved.
  const saved = person.timeZoneOffsetInHours
  if (!clock) return Math.trunc(saved ?? 0)
  const own = zoneOffsetInHours(person.timeZone, firstNoon(clock)) ?? saved
  const common = zoneOffsetInHours(clock.timeZone, firstNoon(clock)) ?? 0
  return own === null ? 0 : Math.trunc(own - common)
}

/** Converts an hour of the event's week to a person's local hour of the week. */
export function localHour(hour: number, offset: number): number {
  return modulo(hour + offset, HOURS_OF_WEEK)
}

/** How many weeks later a person's calendar has an hour of the event's week: -1, 0 or 1; WEEK-17. */
export function localWeek(hour: number, offset: number): number {
  return Math.floor((hour + offset) / HOURS_OF_WEEK)
}

/** The slots a group takes in a session, as indexed by the availability tables. Empty if it has no time. */
export function slotsIn(layout: ScheduleLayout, group: ScheduledGroup, sessionId: number): number[] {
  if (layout === 'untimed') return []
  if (layout === 'weeks') {
    const start = group.starts.get(sessionId)
    return start === undefined ? [] : Array.from({ length: group.duration }, (_, offset) => start + offset)
  }
  const start = group.starts.get(0)
  const covered = start === undefined ? [] : coveredSessions(layout, group.duration, 0, start)
  return (covered.includes(sessionId) ? covered : [sessionId]).map((id) => id - 1)
}
