import { cellAddress } from '../cells/address.ts'
import type { EventState } from '../cells/event-state.ts'
import { cellValue, isActiveTopic } from '../cells/read.ts'
import type { PersonId } from '../entities/person.ts'
import type { TimeRange } from '../entities/topic.ts'
import { clockOf, firstNoon } from '../time/event-clock.ts'
import { modulo } from '../time/plain-date.ts'
import { zoneOffsetInHours } from '../time/zone-offset.ts'
import { can, type VariantDescription } from '../variants/registry.ts'
import { groupDuration, HOURS_OF_WEEK, type ScheduleLayout } from './layout.ts'
import { coveredSessions, type Schedule, type ScheduledGroup } from './schedule.ts'

export type Presence = 'yes' | 'maybe' | 'no'

/** A person's availability in a slot: a 0-based session index, or an hour of the event's week. */
export function presenceAt(
  variant: VariantDescription,
  state: EventState,
  layout: ScheduleLayout,
  personId: PersonId,
  slot: number,
): Presence {
  if (layout === 'untimed') return 'yes'
  const address =
    layout === 'sessions'
      ? cellAddress('availabilities', { userId: personId, sessionId: slot + 1 })
      : cellAddress('weekDayHourAvailabilities', {
          userId: personId,
          hour: localHour(slot, zoneOffset(variant, state, personId)),
        })
  const value = cellValue(state, address)
  if (value === true || value === 'Yes') return 'yes'
  return value === 'Maybe' ? 'maybe' : 'no'
}

/**
 * How many whole hours a person's clock is ahead of the event's, in the first week of the event (WEEK-11); 0
 * where grids are in the event's hours (WEEK-2), and for a person without a zone (WEEK-18).
 */
export function zoneOffset(
  variant: VariantDescription,
  { event, persons }: Pick<EventState, 'event' | 'persons'>,
  personId: PersonId,
): number {
  const person = persons.get(personId)
  if (!can(variant, 'personalTimeZone') || !person) return 0
  const clock = clockOf(event)
  // The zones of others are not sent, only their offset when they saved.
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

/** Whether two groups of a session overlap in time. In a week only groups with a known hour can. */
export function overlap(
  schedule: Schedule,
  sessionId: number,
  a: ScheduledGroup,
  b: ScheduledGroup,
): boolean {
  if (schedule.layout !== 'weeks') return true
  const taken = new Set(slotsIn(schedule.layout, a, sessionId))
  return slotsIn(schedule.layout, b, sessionId).some((slot) => taken.has(slot))
}

/** The first two of a day's three ranges are allowed; TOPIC-15. */
const ALLOWED_RANGES = 2

/** Whether a range of a day holds the whole hour. It may run over midnight; equal ends hold nothing. */
function holdsHour({ startTime, endTime }: TimeRange, hour: number): boolean {
  const from = minutes(startTime)
  const to = minutes(endTime)
  const [start, end] = [hour * 60, hour * 60 + 60]
  if (from === to) return false
  return from < to ? start >= from && end <= to : start >= from || end <= to
}

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

/**
 * Whether a group that starts at the hour of a week stays in the week, and in its owner's saved ranges for
 * all of its hours, shifted from the owner's clock.
 */
export function staysInRanges(
  ranges: readonly (readonly TimeRange[])[],
  start: number,
  duration: number,
  offset: number,
): boolean {
  if ((start % HOURS_OF_WEEK) + duration > HOURS_OF_WEEK) return false
  return Array.from({ length: duration }, (_, index) => localHour(start + index, offset)).every((hour) => {
    const day = ranges[Math.floor(hour / 24)] ?? []
    return day.slice(0, ALLOWED_RANGES).some((range) => holdsHour(range, hour % 24))
  })
}

/**
 * The most hours in a row at which a person comes, Maybe included; AVAIL-17. A stretch ends with the event's
 * week, since no group runs past it (WEEK-1).
 */
export function longestFreeStretch(
  variant: VariantDescription,
  state: EventState,
  personId: PersonId,
): number {
  let longest = 0
  let current = 0
  for (let hour = 0; hour < HOURS_OF_WEEK; hour += 1) {
    current = presenceAt(variant, state, 'weeks', personId, hour) === 'no' ? 0 : current + 1
    longest = Math.max(longest, current)
  }
  return longest
}

/** The hours that the shortest group of the event takes. */
export function shortestGroup(variant: VariantDescription, state: EventState): number {
  const durations = [...state.topics.values()]
    .filter((topic) => isActiveTopic(state, topic.id))
    .map((topic) => groupDuration(variant, state, 'weeks', topic))
  const usual = state.event.sessionDurationInHours ?? variant.defaults.sessionDurationInHours ?? 1
  return Math.min(usual, ...durations)
}
