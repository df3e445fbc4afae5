import type { VariantDescription } from '@planner/domain'
import { type CellValue, can, cellAddress, cellValue, type EventState, type PersonId } from '@planner/domain'
import { HOURS_OF_WEEK, type TimeFrame } from './time-frame.ts'

export type PersonSlots = { available: readonly number[]; maybe: readonly number[] }

/** Slots in which a person can come for sure, and those in which they may; planning model 2. */
export function slotsOf(
  variant: VariantDescription,
  state: EventState,
  frame: TimeFrame,
  userId: PersonId,
): PersonSlots {
  const slots: { available: number[]; maybe: number[] } = { available: [], maybe: [] }
  const add = (slot: number, value: CellValue) => {
    if (value === true || value === 'Yes') slots.available.push(slot)
    else if (value === 'Maybe') slots.maybe.push(slot)
  }
  if (frame.layout === 'oneSlot') add(0, true)
  else if (frame.layout === 'sessions') {
    for (let slot = 0; slot < frame.slots; slot += 1)
      add(slot, cellValue(state, cellAddress('availabilities', { userId, sessionId: slot + 1 })))
  } else {
    const offset = zoneOffset(variant, state, userId)
    for (let slot = 0; slot < frame.slots; slot += 1)
      add(
        slot,
        cellValue(state, cellAddress('weekDayHourAvailabilities', { userId, hour: localHour(slot, offset) })),
      )
  }
  return slots
}

/**
 * Whole hours that a person's clock is ahead of the event's, 0 where everyone enters the event's local hours.
 * Where people have their own zones the event's hours are UTC (decision 6).
 */
export function zoneOffset(variant: VariantDescription, state: EventState, userId: PersonId): number {
  if (!can(variant, 'personalTimeZone')) return 0
  if (!variant.availability.startsWith('weekGrid')) return 0
  return Math.trunc(state.persons.get(userId)?.timeZoneOffsetInHours ?? 0)
}

/**
 * The hour of the week on a person's clock at an hour of the event. A grid is the same every week, so the hours
 * that a shift pushes over the end of the week come back at its start, each on its own: a group may cross a
 * member's local week end, though never the event's.
 */
export function localHour(hour: number, offset: number): number {
  return (((hour + offset) % HOURS_OF_WEEK) + HOURS_OF_WEEK) % HOURS_OF_WEEK
}
