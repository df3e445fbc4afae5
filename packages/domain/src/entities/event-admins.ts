import type { EventState } from './event-state.ts'
import type { PersonId } from './person.ts'

/** People who are admin by their personal link: event admins who are neither archived nor disabled. */
export function activeAdmins(state: EventState): PersonId[] {
  return [...state.persons.values()]
    .filter((person) => person.isEventAdmin && !person.isArchived && person.enableAccount)
    .map(({ id }) => id)
}
