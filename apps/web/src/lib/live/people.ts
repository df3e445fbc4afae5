import {
  cellsOfPerson,
  cellsOfTopic,
  type MutableEventState,
  type PersonRecord,
  topicsOf,
} from '@planner/domain'
import { personFromWire, topicFromWire, type WirePerson, type WireTopic } from '@planner/protocol'

/** Adds or updates a person with all topics; topics that are gone go with their cells (TOPIC-13). */
export function withPerson(
  state: MutableEventState,
  wire: WirePerson,
  topics: readonly WireTopic[],
): MutableEventState {
  const person: PersonRecord & { personalLink: string } = {
    ...personFromWire(wire),
    personalLink: wire.personalLink,
  }
  const listed = new Set(topics.map(({ id }) => id))
  const gone = [...topicsOf(state.topics.values(), person.id)].filter(({ id }) => !listed.has(id))
  const next = {
    ...state,
    persons: new Map(state.persons).set(person.id, person),
    topics: without(state.topics, new Set(gone.map(({ id }) => id))),
  }
  for (const topic of topics) next.topics.set(topic.id, topicFromWire(topic))
  const cells = new Set(gone.flatMap(({ id }) => cellsOfTopic(state, id)))
  return gone.length === 0 ? next : { ...next, cells: without(state.cells, cells) }
}

/** Removes a person, their topics and every cell that refers to either. */
export function withoutPerson(state: MutableEventState, personId: string): MutableEventState {
  const topics = [...topicsOf(state.topics.values(), personId)].map(({ id }) => id)
  const cells = [...cellsOfPerson(state, personId), ...topics.flatMap((id) => cellsOfTopic(state, id))]
  return {
    ...state,
    persons: without(state.persons, new Set([personId])),
    topics: without(state.topics, new Set(topics)),
    cells: without(state.cells, new Set(cells)),
    meetings: new Map([...state.meetings].filter(([, { people }]) => !people.includes(personId))),
  }
}

function without<V>(map: ReadonlyMap<string, V>, keys: ReadonlySet<string>): Map<string, V> {
  return new Map([...map].filter(([key]) => !keys.has(key)))
}
