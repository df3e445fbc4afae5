import { activePeople, activeTopics, cellsIn } from '../cells/read.ts'
import type { EventState } from './event-state.ts'
import type { PersonId } from './person.ts'

/** Whether a person has made a contact choice about any, and about every other person; CHOICE-13. */
export type ContactChoices = { any: boolean; all: boolean }

/** The contact choices of everybody. A choice that was cleared is none. */
export function contactChoices(state: EventState): Map<PersonId, ContactChoices> {
  const isActive = new Set(activePeople(state).map(({ id }) => id))
  const made = new Map<PersonId, number>()
  for (const { address, value } of cellsIn(state, 'contactPreferences')) {
    if (value === '' || !isActive.has(address.topicId)) continue
    made.set(address.userId, (made.get(address.userId) ?? 0) + 1)
  }
  const choicesOf = (id: PersonId): ContactChoices => {
    const others = isActive.size - (isActive.has(id) ? 1 : 0)
    const count = made.get(id) ?? 0
    return { any: count > 0, all: others > 0 && count >= others }
  }
  return new Map([...state.persons.keys()].map((id) => [id, choicesOf(id)]))
}

/** The progress of an event towards a plan, for the organiser's checklist. */
export type EventProgress = {
  numPeople: number
  numTopics: number
  /** People with at least one topic preference. */
  numPeopleWithPreferences: number
  hasPlan: boolean
}

export function eventProgress(state: EventState): EventProgress {
  const people = activePeople(state)
  const withPreferences = new Set<PersonId>()
  for (const { address, value } of cellsIn(state, 'preferences')) {
    if (value !== '') withPreferences.add(address.userId)
  }
  return {
    numPeople: people.length,
    numTopics: activeTopics(state).length,
    numPeopleWithPreferences: people.filter(({ id }) => withPreferences.has(id)).length,
    hasPlan: state.event.lastPlannerEndTime !== null,
  }
}
