import type { EventState } from '../entities/event-state.ts'
import type { PersonId } from '../entities/person.ts'
import type { VariantDescription } from '../variants/registry.ts'
import type { ScheduleLayout } from './layout.ts'

/**
 * How many sessions, or groups where there are no sessions, a person wants to spend in groups (MODEL-38, MODEL-39 `wants`): by
 * default all `open` sessions, or one group a week. Untimed groups are simultaneous, so a person can be in one only.
 */
export function wantedUnits(
  variant: VariantDescription,
  state: EventState,
  layout: ScheduleLayout,
  personId: PersonId,
  open: number,
): number {
  const requested = state.persons.get(personId)?.numUserSessions ?? null
  switch (layout) {
    case 'sessions':
      return Math.min(open, requested ?? open)
    case 'untimed':
      return Math.min(1, requested ?? 1)
    case 'weeks':
      return isLimitedToOneGroup(variant, state) ? Math.min(1, requested ?? 1) : (requested ?? 1)
  }
}

/** The event's toggle, where the variant has it. */
export function isLimitedToOneGroup(variant: VariantDescription, state: EventState): boolean {
  return (
    variant.eventFields.includes('limitAllUsersToOneGroupOnly') && state.event.limitAllUsersToOneGroupOnly
  )
}
