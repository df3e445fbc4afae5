import type { EventState, PersonId, TopicId } from '@planner/domain'
import type { KnownNames } from './known-names.ts'
import type { PackedImport } from './packed-import.ts'

/** Everybody whom a table of people by people names, with the topic by which others choose them; undefined where they have none. */
export type Place = { name: string; personId: PersonId | undefined; topicId: TopicId | undefined }

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
