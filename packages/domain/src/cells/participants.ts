import type { PersonId } from '../entities/person.ts'
import { can, type VariantDescription } from '../variants/registry.ts'
import type { EventState } from './event-state.ts'
import { isOwnChoice } from './own-wish.ts'
import { activePeople, activeTopics, cellsIn } from './read.ts'

/** Whether a person has decided about any, and about every other person; CHOICE-13. */
export type ContactChoices = { any: boolean; all: boolean }

/**
 * What everybody has decided about the others: in pair variants by the wishes to meet (a stored blank is a
 * No, a meeting counts for those who asked for it), elsewhere by the contact preferences.
 */
export function contactChoices(
  variant: VariantDescription,
  state: EventState,
): Map<PersonId, ContactChoices> {
  const isActive = new Set(activePeople(state).map(({ id }) => id))
  const made = new Map<PersonId, number>()
  for (const [from, about] of decisions(variant, state)) {
    if (isActive.has(about) && about !== from) made.set(from, (made.get(from) ?? 0) + 1)
  }
  const choicesOf = (id: PersonId): ContactChoices => {
    const others = isActive.size - (isActive.has(id) ? 1 : 0)
    const count = made.get(id) ?? 0
    return { any: count > 0, all: others > 0 && count >= others }
  }
  return new Map([...state.persons.keys()].map((id) => [id, choicesOf(id)]))
}

/** Who has decided about whom; in pair variants the first topic of each person stands for them. */
function* decisions(variant: VariantDescription, state: EventState): Iterable<[PersonId, PersonId]> {
  if (!can(variant, 'pairs')) {
    for (const { address, value } of cellsIn(state, 'contactPreferences'))
      if (value !== '') yield [address.userId, address.topicId]
    return
  }
  const seen = new Set<string>()
  for (const cell of cellsIn(state, 'preferences')) {
    const { address } = cell
    const about = state.topics.get(address.topicId)?.ownerId
    const pair = `${address.userId}|${about}`
    if (about === undefined || seen.has(pair) || !isOwnChoice(state, cell)) continue
    seen.add(pair)
    yield [address.userId, about]
  }
}

/** The progress of an event towards a plan, for the organiser's checklist. */
export type EventProgress = {
  numPeople: number
  numTopics: number
  /** People with at least one topic preference of their own: being asked for a meeting is no answer. */
  numPeopleWithPreferences: number
  /** People who have said for some hour of the week that they can come. */
  numPeopleWithHours: number
  hasPlan: boolean
}

export function eventProgress(state: EventState): EventProgress {
  const people = activePeople(state)
  const withPreferences = new Set<PersonId>()
  for (const cell of cellsIn(state, 'preferences')) {
    if (cell.value !== '' && isOwnChoice(state, cell)) withPreferences.add(cell.address.userId)
  }
  const withHours = new Set<PersonId>()
  for (const { address, value } of cellsIn(state, 'weekDayHourAvailabilities'))
    if (value !== '' && value !== false) withHours.add(address.userId)
  return {
    numPeople: people.length,
    numTopics: activeTopics(state).length,
    numPeopleWithPreferences: people.filter(({ id }) => withPreferences.has(id)).length,
    numPeopleWithHours: people.filter(({ id }) => withHours.has(id)).length,
    hasPlan: state.event.lastPlannerEndTime !== null,
  }
}

/** People who are admin by their personal link: event admins who are neither archived nor disabled. */
export function activeAdmins(state: EventState): PersonId[] {
  return [...state.persons.values()]
    .filter((person) => person.isEventAdmin && !person.isArchived && person.enableAccount)
    .map(({ id }) => id)
}
