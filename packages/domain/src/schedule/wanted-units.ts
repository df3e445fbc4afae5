import type { EventState } from '../entities/event-state.ts'
import type { PersonId } from '../entities/person.ts'
import type { VariantDescription } from '../variants/registry.ts'
import type { ScheduleLayout } from './layout.ts'

/**
 * How many sessions, or groups where there are no sessions, a person wants to spend in groups (MODEL-38, MODEL-39 `wants`):
 * every session of the `open` ones, or one group a week, unless they asked for another number. Groups without a time
 * all meet at once, so nobody can be in two of them.
 */
export function wantedUnits(
  variant: VariantDescription,
  state: EventState,
  layout: ScheduleLayout,
  personId: PersonId,
  open: number,
): number {
  const asked = state.persons.get(personId)?.numUserSessions ?? null
  switch (layout) {
    case 'sessions':
      return Math.min(open, asked ?? open)
    case 'untimed':
      return Math.min(1, asked ?? 1)
    case 'weeks':
      return isLimitedToOneGroup(variant, state) ? Math.min(1, asked ?? 1) : (asked ?? 1)
  }
}

/** The event's own toggle, where the variant offers it. */
export function isLimitedToOneGroup(variant: VariantDescription, state: EventState): boolean {
  return (
    variant.eventFields.includes('limitAllUsersToOneGroupOnly') && state.event.limitAllUsersToOneGroupOnly
  )
}
