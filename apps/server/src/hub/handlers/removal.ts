import { cellsOfAny } from '@planner/domain'
import type { Room } from '../../rooms/room.ts'
import type { Write } from '../../storage/storage.ts'

/** The writes that erase people with their topics, every cell that names either, and their keys; KEY-9. */
export function removal({ state, eventId }: Room, personIds: Iterable<string>): Write[] {
  const person = new Set(personIds)
  const topics = [...state.topics.values()].filter(({ ownerId }) => person.has(ownerId))
  const topic = new Set(topics.map(({ id }) => id))
  return [
    ...[...person].map((personId) => ({ kind: 'removePerson', eventId, personId }) as const),
    ...[...topic].map((topicId) => ({ kind: 'removeTopic', eventId, topicId }) as const),
    { kind: 'removeCells', eventId, keys: cellsOfAny(state, { person, topic }) },
  ]
}
