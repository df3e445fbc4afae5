import {
  cellsOfPerson,
  cellsOfTopic,
  type MutableEventState,
  type PersonRecord,
  topicsOf,
} from '@planner/domain'
import { personFromWire, type WirePerson, type WireTopic } from '@planner/protocol'
import { logIgnored } from '../log.ts'
import type { EventStore } from './event-store.ts'

/** A person with all their topics; topics that are no longer listed go with their cells (spec 4 "Topic removal"). */
export function putPerson(store: EventStore, wire: WirePerson, topics: readonly WireTopic[]): void {
  const { state } = store.getSnapshot()
  const person: PersonRecord & { personalLink: string } = {
    ...personFromWire(wire),
    personalLink: wire.personalLink,
  }
  const kept = new Set(topics.map((topic) => topic.id))
  const next: MutableEventState = {
    ...state,
    persons: new Map(state.persons).set(person.id, person),
    topics: new Map([...state.topics].filter(([id, topic]) => topic.ownerId !== person.id || kept.has(id))),
  }
  for (const topic of topics) next.topics.set(topic.id, topic)
  const gone = [...state.topics.keys()].filter((id) => !next.topics.has(id))
  if (gone.length > 0) {
    next.cells = new Map(
      [...state.cells].filter(
        ([, { address }]) => address.table === 'contactPreferences' || !gone.includes(address.topicId),
      ),
    )
  }
  store.update({ state: next })
}

/** A person is gone, with their topics and every cell that names either. */
export function removePerson(store: EventStore, userId: string): void {
  const { state } = store.getSnapshot()
  if (!state.persons.has(userId)) {
    logIgnored('Removal of an unknown person', userId)
    return
  }
  const persons = new Map([...state.persons].filter(([id]) => id !== userId))
  const topics = new Map([...state.topics].filter(([, topic]) => topic.ownerId !== userId))
  const gone = new Set(cellsOfPerson(state, userId))
  for (const topic of topicsOf(state.topics.values(), userId))
    for (const key of cellsOfTopic(state, topic.id)) gone.add(key)
  const cells = new Map([...state.cells].filter(([key]) => !gone.has(key)))
  store.update({ state: { ...state, persons, topics, cells } })
}
