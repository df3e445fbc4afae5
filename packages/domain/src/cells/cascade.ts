import type { EventState } from '../entities/event-state.ts'
import type { PersonId } from '../entities/person.ts'
import type { TopicId } from '../entities/topic.ts'
import type { CellAddress, CellKey } from './address.ts'
import { referencesAny, referencesPerson, referencesTopic } from './references.ts'

/** Cells that are deleted with a topic; TOPIC-13. */
export function cellsOfTopic(state: EventState, topicId: TopicId): CellKey[] {
  return keysWhere(state, (address) => referencesTopic(address, topicId))
}

/** Cells that are deleted with a person: their own row, and others' cells about them, not those of their topics. */
export function cellsOfPerson(state: EventState, personId: PersonId): CellKey[] {
  return keysWhere(state, (address) => referencesPerson(address, personId))
}

/** Cells that are deleted with people and topics. One pass, however many they are. */
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
