import {
  type AddressedCell,
  can,
  type EventState,
  newPerson,
  newTopic,
  nextTopicId,
  type PersonId,
  type TopicId,
  type VariantDescription,
} from '@planner/domain'
import type { ImportResult } from '@planner/protocol'
import type { Ids } from '../ids/ids.ts'
import type { Write } from '../storage/storage.ts'
import { importedChoices } from './imported-choices.ts'
import { knownNames } from './known-names.ts'
import { countChoices, type PackedImport } from './packed-import.ts'

export type PlannedImport = {
  /** People and topics that are new. */
  writes: Write[]
  /** The choices that change, found while iterating; null for a step without one. */
  cells: Iterable<AddressedCell | null>
  result: ImportResult
}

/**
 * What a valid table changes. People and topics are matched by name and updated; unknown ones are added, topics without an
 * author. Where people meet in pairs a column represents the person it names.
 */
export function planImport(
  variant: VariantDescription,
  state: EventState,
  parsed: PackedImport,
  { now, ids }: { now: number; ids: Ids },
): PlannedImport {
  if (parsed.problems.length > 0)
    throw new Error(`An import with ${parsed.problems.length} problems. Maybe the table was not validated?`)
  const eventId = state.event.id
  const known = knownNames(state)
  const writes: Write[] = []
  const addPerson = (name: string, registerTopicWithoutAuthor: boolean): PersonId => {
    const person = newPerson({ id: ids.newId(), name, registerTopicWithoutAuthor, timestamp: now })
    writes.push({ kind: 'putPerson', eventId, person: { ...person, privateKey: ids.newKey() } })
    return person.id
  }
  const people = new Map(
    parsed.people.map((name) => [name, known.people.get(name) ?? addPerson(name, false)]),
  )
  const meetsInPairs = can(variant, 'pairs')
  const addTopic = (name: string): TopicId => {
    const named = meetsInPairs ? (people.get(name) ?? known.people.get(name)) : undefined
    const ownerId = named ?? addPerson(name, !meetsInPairs)
    // Somebody new has no topics yet.
    const id = nextTopicId(ownerId, state.persons.has(ownerId) ? state.topics.keys() : [])
    const topic = newTopic({ id, ownerId, name, timestamp: now })
    writes.push({ kind: 'putTopic', eventId, topic })
    return id
  }
  const topics = parsed.topics.map((name) => known.topics.get(name) ?? addTopic(name))
  const { values, choices } = parsed
  const table = { people: [...people.values()], topics, values, choices, meetsInPairs }
  return {
    writes,
    cells: importedChoices(state, table, now),
    result: { numPeople: people.size, numTopics: topics.length, numPreferences: countChoices(parsed) },
  }
}
