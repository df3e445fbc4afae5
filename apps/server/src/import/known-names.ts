import { type EventState, isTopicOnly, isUnseen, type PersonId, type TopicId } from '@planner/domain'
import type { PackedImport } from './packed-import.ts'

export type KnownNames = {
  people: ReadonlyMap<string, PersonId>
  topics: ReadonlyMap<string, TopicId>
}

/** The people and topics of an event by trimmed name. Topic-only entries do not count as people. */
export function knownNames(state: EventState): KnownNames {
  const people = new Map<string, PersonId>()
  const topics = new Map<string, TopicId>()
  for (const { id, name } of state.persons.values()) {
    if (isTopicOnly(state, id)) continue
    // Of several people with one name the first who is neither archived nor waiting for approval wins.
    const earlier = people.get(nameKey(name))
    const isBetter = earlier === undefined || (isUnseen(state, earlier) && !isUnseen(state, id))
    if (isBetter) people.set(nameKey(name), id)
  }
  for (const { id, name } of state.topics.values())
    if (!topics.has(nameKey(name))) topics.set(nameKey(name), id)
  return { people, topics }
}

/** Names that differ in white space around them alone are one. */
export function nameKey(name: string): string {
  return name.normalize('NFC').trim()
}

/** A person in a table of people by people, and the topic by which others choose them, if any. */
type Place = { name: string; personId: PersonId | undefined; topicId: TopicId | undefined }

export function placesOf(
  state: EventState,
  known: KnownNames,
  { people, topics }: Pick<PackedImport, 'people' | 'topics'>,
): Place[] {
  const firstTopics = new Map<PersonId, TopicId>()
  for (const { id, ownerId } of state.topics.values())
    if (id === ownerId || !firstTopics.has(ownerId)) firstTopics.set(ownerId, id)
  return [...new Set([...people, ...topics])].map((name) => {
    const personId = known.people.get(name)
    return { name, personId, topicId: personId === undefined ? undefined : firstTopics.get(personId) }
  })
}
