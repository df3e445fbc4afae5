import type { PersonId } from '../entities/person.ts'
import { numEnabledSessions } from '../entities/sessions.ts'
import { isHidden } from '../entities/setting-values.ts'
import { can, type VariantDescription } from '../variants/registry.ts'
import type { AddressedCell, EventState } from './event-state.ts'
import { isOwnChoice } from './own-wish.ts'
import { activePeople, activeTopics, cellsIn } from './read.ts'
import { type Ask, CHOICE_TABLES, TABLES, type TableName } from './tables.ts'
import { blankValue, isBlankAnswer } from './values.ts'

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
  /** People who have said for some hour of the week that they can come. */
  numPeopleWithHours: number
  hasPlan: boolean
}

export function eventProgress(state: EventState): EventProgress {
  const people = activePeople(state)
  const withHours = new Set<PersonId>()
  for (const { address, value } of cellsIn(state, 'weekDayHourAvailabilities'))
    if (value !== '' && value !== false) withHours.add(address.userId)
  return {
    numPeople: people.length,
    numTopics: activeTopics(state).length,
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

/** The people who are asked for something, and those who have answered; PERSON-17, PERSON-18. */
export type Answers = { asked: ReadonlySet<PersonId>; answered: ReadonlySet<PersonId> }

/** Whether the event asks for it. */
const IS_ASKED: Record<Ask, (variant: VariantDescription, state: EventState) => boolean> = {
  topics: (variant, state) =>
    !isHidden(variant, state, 'parameters|ui|hideTopicAndIntro') && activeTopics(state).length > 0,
  people: (_variant, { event }) => event.considerContactPreferences,
  sessions: (variant, { event, topics }) =>
    variant.availability === 'sessions' && numEnabledSessions(variant, event, topics.values()) > 1,
  hours: (variant, state) =>
    variant.slots === 'weekHours' && !isHidden(variant, state, 'parameters|ui|hideCalendar'),
}

/**
 * Who takes part, and who of them has answered any question of the event. A choice about a person's own topic
 * and a meeting for which they were only asked are no answers: nobody enters them.
 */
export function answersOf(variant: VariantDescription, state: EventState): Answers {
  const tables = new Set<TableName>(
    CHOICE_TABLES.filter((table) => IS_ASKED[TABLES[table].asks](variant, state)),
  )
  const people = tables.size === 0 ? [] : activePeople(state)
  const asked = new Set(people.map(({ id }) => id))
  const answered = new Set<PersonId>()
  for (const cell of state.cells.values()) {
    const { table, userId } = cell.address
    if (!tables.has(table) || answered.has(userId) || !asked.has(userId)) continue
    if (isAnswer(state, cell)) answered.add(userId)
  }
  return { asked, answered }
}

function isAnswer(state: EventState, cell: AddressedCell): boolean {
  const { address, value } = cell
  if (value === blankValue(address.table) && !isBlankAnswer(address.table)) return false
  return state.topics.get(address.topicId)?.ownerId !== address.userId && isOwnChoice(state, cell)
}
