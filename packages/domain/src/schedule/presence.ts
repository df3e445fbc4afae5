import { cellAddress } from '../cells/address.ts'
import { cellValue } from '../cells/read.ts'
import type { EventState } from '../entities/event-state.ts'
import type { PersonId } from '../entities/person.ts'
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

/** A person's offset from the event's time zone in whole hours; 0 where grids are in the event's hours (WEEK-2). */
export function zoneOffset(variant: VariantDescription, state: EventState, userId: PersonId): number {
  if (!can(variant, 'personalTimeZone')) return 0
  return Math.trunc(state.persons.get(userId)?.timeZoneOffsetInHours ?? 0)
}

/** Converts an hour of the event's week to a person's local hour of the week. */
export function localHour(hour: number, offset: number): number {
  return (((hour + offset) % HOURS_OF_WEEK) + HOURS_OF_WEEK) % HOURS_OF_WEEK
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
