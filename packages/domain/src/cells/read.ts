import type { PersonId, PersonRecord } from '../entities/person.ts'
import { settingKeysOf, settingValue } from '../entities/setting-values.ts'
import type { TopicId, TopicRecord } from '../entities/topic.ts'
import { SESSION_REQUEST } from '../fields/topic-fields.ts'
import { can, type VariantDescription, variantOf } from '../variants/registry.ts'
import { isHostPreference } from '../variants/scales.ts'
import { type CellAddress, type CellValue, cellAddress, cellKey } from './address.ts'
import type { AddressedCell, EventState } from './event-state.ts'
import { TABLES, type TableName } from './tables.ts'
import { blankValue } from './values.ts'

/** The cell's value, or the table's blank value if nothing is stored (LIVE-5). */
export function cellValue(state: EventState, address: CellAddress): CellValue {
  return state.cells.get(cellKey(address))?.value ?? blankValue(address.table)
}

/** Whether the organiser has pinned a cell, so that a planner run keeps its value. */
export function isPinned(state: EventState, address: CellAddress): boolean {
  const { pinnedBy } = TABLES[address.table]
  return pinnedBy !== null && cellValue(state, cellAddress(pinnedBy, address)) === true
}

/** The stored cells of one table, in the order of the live copy. */
export function* cellsIn(state: EventState, table: TableName): Iterable<Readonly<AddressedCell>> {
  for (const cell of state.cells.values()) if (cell.address.table === table) yield cell
}

export function preferenceOf(state: EventState, personId: PersonId, topicId: TopicId): string {
  return String(cellValue(state, cellAddress('preferences', { userId: personId, topicId })))
}

/** Whether one person has said No to the other. */
export function saidNo(state: EventState, personId: PersonId, otherId: PersonId): boolean {
  return cellValue(state, cellAddress('contactPreferences', { userId: personId, topicId: otherId })) === 'No'
}

/** Whether a person hosts a topic: by the choice Host, or as owner where owners host all but requests. */
export function isHostOf(
  variant: VariantDescription,
  state: EventState,
  personId: PersonId,
  topicId: TopicId,
): boolean {
  if (isHostPreference(preferenceOf(state, personId, topicId))) return true
  const topic = state.topics.get(topicId)
  if (topic?.ownerId !== personId || topic.topicType === SESSION_REQUEST) return false
  return can(variant, 'ownerIsHost') && !isTopicOnly(state, personId)
}

/** Whether a person hosts some topic; TOPIC-12. */
export function isHost(variant: VariantDescription, state: EventState, personId: PersonId): boolean {
  for (const topicId of state.topics.keys()) if (isHostOf(variant, state, personId, topicId)) return true
  return false
}

/** Whether an entry only represents a topic registered without an author, not a participant. */
export function isTopicOnly(state: EventState, personId: PersonId): boolean {
  return state.persons.get(personId)?.registerTopicWithoutAuthor === true
}

/** Whether only admins and the person see them: archived or waiting. Plans and counts leave them out. */
export function isUnseen({ persons }: Pick<EventState, 'persons'>, personId: PersonId): boolean {
  const person = persons.get(personId)
  return person !== undefined && (person.isArchived || person.isWaiting)
}

/** People who take part: registered, approved, not archived, not topic-only, account enabled. */
export function isActivePerson({ persons }: Pick<EventState, 'persons'>, personId: PersonId): boolean {
  const person = persons.get(personId)
  return (
    person?.isRegistered === true &&
    !isUnseen({ persons }, personId) &&
    person.enableAccount &&
    !person.registerTopicWithoutAuthor
  )
}

/** In the order of the event. */
export function activePeople({ persons }: Pick<EventState, 'persons'>): PersonRecord[] {
  return [...persons.values()].filter(({ id }) => isActivePerson({ persons }, id))
}

/** Who waits for an organiser's approval; REG-5. */
export function waitingPeople({ persons }: Pick<EventState, 'persons'>): PersonRecord[] {
  return [...persons.values()].filter(({ isWaiting, isArchived }) => isWaiting && !isArchived)
}

/** Topics that can run: enabled, owner not unseen, with a name where people choose by it. */
export function isActiveTopic(state: EventState, topicId: TopicId): boolean {
  const topic = state.topics.get(topicId)
  if (topic === undefined || topic.disabled || isUnseen(state, topic.ownerId)) return false
  return topic.name.trim() !== '' || haveNamelessTopics(state)
}

/** Whether placeholder topics stand for their owners: in pairs, and while topics are hidden (MODEL-43). */
function haveNamelessTopics({ event, settings }: EventState): boolean {
  const variant = variantOf(event.variant)
  const key = 'parameters|ui|hideTopicAndIntro'
  return (
    can(variant, 'pairs') || (settingKeysOf(variant).includes(key) && settingValue(variant, settings, key))
  )
}

/** In the order of the event. */
export function activeTopics(state: EventState): TopicRecord[] {
  return [...state.topics.values()].filter(({ id }) => isActiveTopic(state, id))
}
