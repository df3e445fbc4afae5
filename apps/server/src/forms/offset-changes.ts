import { clockOf, type EventFields, firstNoon } from '@planner/domain'
import type { StoredPerson } from '../storage/storage.ts'
import { offsetOf } from './user-form.ts'

/**
 * The people whose clock is another number of hours from UTC in the first week of an event with these fields, each as to be stored;
 * WEEK-3. They have saved nothing themselves, so `timestamp` stays.
 */
export function offsetChanges(
  event: Pick<EventFields, 'timeZone' | 'firstMonday'>,
  people: Iterable<StoredPerson>,
): StoredPerson[] {
  const clock = clockOf(event)
  if (!clock) return []
  const at = firstNoon(clock)
  const offsets = new Map<string, number | null>()
  return [...people].flatMap((person) => {
    const { timeZone } = person
    // Many share a zone, and computing its offset is slow.
    if (!offsets.has(timeZone)) offsets.set(timeZone, offsetOf(timeZone, at))
    const timeZoneOffsetInHours = offsets.get(timeZone) ?? null
    // Of who has no known zone nobody knows better than what is stored.
    if (timeZoneOffsetInHours === null || timeZoneOffsetInHours === person.timeZoneOffsetInHours) return []
    return [{ ...person, timeZoneOffsetInHours }]
  })
}
