import type { EventState } from '../entities/event-state.ts'
import type { PersonId } from '../entities/person.ts'
import type { TopicId } from '../entities/topic.ts'
import type { CellAddress, CellKey } from './address.ts'
import { namesPerson, namesTopic } from './references.ts'

/** Cells that go with a topic; TOPIC-13. */
export function cellsOfTopic(state: EventState, topicId: TopicId): CellKey[] {
  return keysWhere(state, (address) => namesTopic(address, topicId))
}

/** Cells that go with a person: their own row, and what others said about them. Their topics' are not among them. */
export function cellsOfPerson(state: EventState, personId: PersonId): CellKey[] {
  return keysWhere(state, (address) => namesPerson(address, personId))
}

function keysWhere(state: EventState, matches: (address: CellAddress) => boolean): CellKey[] {
  return [...state.cells].filter(([, cell]) => matches(cell.address)).map(([key]) => key)
}
