import type { EventState } from './event-state.ts'
import type { PersonId } from './person.ts'

/** People whose personal link opens the event as its admin: event admins who are neither archived nor switched off. */
export function activeAdmins(state: EventState): PersonId[] {
  return [...state.persons.values()]
    .filter((person) => person.isEventAdmin && !person.isArchived && person.enableAccount)
    .map(({ id }) => id)
}
