import { type EventState, type PersonId, presenceAt, type VariantDescription } from '@planner/domain'
import type { TimeFrame } from './time-frame.ts'

export type PersonSlots = { available: readonly number[]; maybe: readonly number[] }

/**
 * Slots in which a person can come for sure, and those in which they may; MODEL-7. A grid is the same in both
 * weeks, and where it is shifted from a person's clock (WEEK-2) the hours that leave the week at one end come
 * back at the other, each on its own: a group may cross a member's local week end, though never the event's.
 */
export function slotsOf(
  variant: VariantDescription,
  state: EventState,
  frame: TimeFrame,
  userId: PersonId,
): PersonSlots {
  const slots: { available: number[]; maybe: number[] } = { available: [], maybe: [] }
  for (let slot = 0; slot < frame.slots; slot += 1) {
    const presence = presenceAt(variant, state, frame.layout, userId, slot)
    if (presence === 'yes') slots.available.push(slot)
    else if (presence === 'maybe') slots.maybe.push(slot)
  }
  return slots
}
