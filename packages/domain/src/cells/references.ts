import type { PersonId } from '../entities/person.ts'
import { numEnabledSessions } from '../entities/sessions.ts'
import type { TopicId } from '../entities/topic.ts'
import type { VariantDescription } from '../variants/registry.ts'
import { isWholeNumberBetween } from '../whole-number.ts'
import type { CellAddress, CellKey } from './address.ts'
import type { EventState } from './event-state.ts'
import { isTopicOnly, isUnseen } from './read.ts'
import { PARTS, type Reference, TABLE_NAMES, type TableName } from './tables.ts'

type ReferenceRule = {
  exists: (variant: VariantDescription, state: EventState, value: string | number) => boolean
  /** The entity whose removal deletes the cell. Cells of sessions switched off are kept (SESSION-3). */
  cascadesFrom: 'person' | 'topic' | null
}

const REFERENCES = {
  person: { exists: (_, { persons }, id) => persons.has(String(id)), cascadesFrom: 'person' },
  topic: { exists: (_, { topics }, id) => topics.has(String(id)), cascadesFrom: 'topic' },
  session: {
    exists: (variant, state, id) => isWholeNumberBetween(id, 1, numSessionsOf(variant, state)),
    cascadesFrom: null,
  },
  sessionOrNone: {
    exists: (variant, state, id) => isWholeNumberBetween(id, 0, numSessionsOf(variant, state)),
    cascadesFrom: null,
  },
  topicGroup: {
    exists: (_, { event }, index) => isWholeNumberBetween(index, 0, event.numberOfGroupsForTopic - 1),
    cascadesFrom: null,
  },
  hourOfWeek: { exists: (_variant, _state, hour) => isWholeNumberBetween(hour, 0, 167), cascadesFrom: null },
} as const satisfies Record<Reference, ReferenceRule>

/** By table: whose removal deletes a cell, by its `userId` and its `topicId`. Made once for all cells. */
const CASCADES = Object.fromEntries(
  TABLE_NAMES.map((table) => {
    const from = (part: 'userId' | 'topicId') => {
      const reference = PARTS[table].find(([each]) => each === part)?.[1]
      return reference === undefined ? null : REFERENCES[reference].cascadesFrom
    }
    return [table, { userId: from('userId'), topicId: from('topicId') }]
  }),
) as Record<TableName, { userId: Cascade; topicId: Cascade }>

type Cascade = 'person' | 'topic' | null

/** Whether everything an address references exists in the event. */
export function isKnownAddress(
  variant: VariantDescription,
  state: EventState,
  address: CellAddress,
): boolean {
  return PARTS[address.table].every(([part, reference]) =>
    REFERENCES[reference].exists(variant, state, address[part]),
  )
}

type Ids = { has(id: string): boolean }

/** Whether the people and topics that a cell references still exist. */
export function hasOwners(
  { persons, topics }: { readonly persons: Ids; readonly topics: Ids },
  address: CellAddress,
): boolean {
  const owners = { person: persons, topic: topics }
  const { userId, topicId } = CASCADES[address.table]
  return (
    (userId === null || owners[userId].has(address.userId)) &&
    (topicId === null || owners[topicId].has(address.topicId))
  )
}

/** Whether the removal of any of these people and topics deletes the cell. */
export function referencesAny(
  address: CellAddress,
  removed: { person: ReadonlySet<string>; topic: ReadonlySet<string> },
): boolean {
  const { userId, topicId } = CASCADES[address.table]
  return (
    (userId !== null && removed[userId].has(address.userId)) ||
    (topicId !== null && removed[topicId].has(address.topicId))
  )
}

/** Whether the removal of a person deletes the cell. */
export function referencesPerson(address: CellAddress, personId: string): boolean {
  return names(address, 'person', personId)
}

/** Whether the removal of a topic deletes the cell; TOPIC-13. */
export function referencesTopic(address: CellAddress, topicId: string): boolean {
  return names(address, 'topic', topicId)
}

function names(address: CellAddress, kind: 'person' | 'topic', id: string): boolean {
  const { userId, topicId } = CASCADES[address.table]
  return (userId === kind && address.userId === id) || (topicId === kind && address.topicId === id)
}

/** Whether a cell references the same person twice. */
export function isSelfReference(address: CellAddress): boolean {
  const people = PARTS[address.table].filter(([, reference]) => reference === 'person')
  return people.length > 1 && new Set(people.map(([part]) => address[part])).size < people.length
}

/** Whether a cell is about a person who is only an entry for a topic; CHOICE-14. */
export function isAboutTopicOnly(state: EventState, address: CellAddress): boolean {
  return PARTS[address.table].some(
    ([part, reference]) =>
      part === 'topicId' && reference === 'person' && isTopicOnly(state, String(address[part])),
  )
}

/** Whether a cell references somebody else whom only admins see, or a topic of theirs. */
export function referencesUnseen(state: EventState, address: CellAddress, ownId: string | null): boolean {
  return PARTS[address.table].some(([part, reference]) => {
    const id = String(address[part])
    const { cascadesFrom } = REFERENCES[reference]
    const personId = cascadesFrom === 'topic' ? state.topics.get(id)?.ownerId : id
    if (cascadesFrom === null || personId === undefined || personId === ownId) return false
    return isUnseen(state, personId)
  })
}

/** `numSessions` is at least the enabled sessions; SESSION-2. */
function numSessionsOf(variant: VariantDescription, state: EventState): number {
  return Math.max(state.event.numSessions, numEnabledSessions(variant, state.event, state.topics.values()))
}

/** Cells that are deleted with a topic; TOPIC-13. */
export function cellsOfTopic(state: EventState, topicId: TopicId): CellKey[] {
  return keysWhere(state, (address) => referencesTopic(address, topicId))
}

/** Cells deleted with a person: their own row and others' cells about them, without their topics' cells. */
export function cellsOfPerson(state: EventState, personId: PersonId): CellKey[] {
  return keysWhere(state, (address) => referencesPerson(address, personId))
}

/** Cells that are deleted with these people and topics, found in one pass. */
export function cellsOfAny(
  state: EventState,
  removed: { person: ReadonlySet<PersonId>; topic: ReadonlySet<TopicId> },
): CellKey[] {
  return keysWhere(state, (address) => referencesAny(address, removed))
}

function keysWhere(state: EventState, matches: (address: CellAddress) => boolean): CellKey[] {
  const keys: CellKey[] = []
  for (const [key, { address }] of state.cells) if (matches(address)) keys.push(key)
  return keys
}
