import { cellAddress, newEvent, newPerson, newTopic, variantOf } from '@planner/domain'
import { openStorage } from '../../apps/server/src/storage/open-storage.ts'
import type { Write } from '../../apps/server/src/storage/storage.ts'

export const VARIANT = variantOf('planner')

export const personId = (index: number) => `person${index}`
export const topicId = (index: number) => `person${index}`
export const privateKey = (index: number) => `private-key-of-person-${index}`

export const adminKey = (eventId: string) => `admin-key-of-${eventId}`

type Size = { people: number; topics: number; cells: number }

/**
 * Writes an event to a data folder, with names and profiles of typical length and evenly distributed choices. Only the people
 * of the event `main` can join, with their private keys.
 */
export async function makeBigEvent(
  dataDir: string,
  eventId: string,
  { people, topics, cells }: Size,
): Promise<void> {
  const storage = await openStorage({ dataDir })
  const keyOf = (index: number) =>
    eventId === 'main' ? privateKey(index) : `${eventId}-${privateKey(index)}`
  const now = Date.now() - 60_000
  const event = { ...newEvent(VARIANT, { id: eventId, timestamp: now }), name: 'Bench', isRegistered: true }
  const writes: Write[] = [
    { kind: 'putEvent', event, keys: { adminKey: adminKey(eventId), shareKey: `share-key-of-${eventId}` } },
  ]
  for (let index = 0; index < people; index += 1) {
    const id = personId(index)
    const person = newPerson({
      id,
      name: `Person Number ${index}`,
      email: `person${index}@example.org`,
      profile: 'Gardens, bees, long walks and short meetings.',
      timestamp: now,
    })
    writes.push({
      kind: 'putPerson',
      eventId,
      person: { ...person, isRegistered: true, privateKey: keyOf(index) },
    })
  }
  for (let index = 0; index < topics; index += 1) {
    const id = topicId(index)
    const topic = newTopic({
      id,
      ownerId: id,
      name: `How to grow topic ${index} in a small garden`,
      timestamp: now,
    })
    writes.push({ kind: 'putTopic', eventId, topic })
  }
  for (let index = 0; index < cells; index += 1) {
    const userId = personId(index % people)
    const address = cellAddress('preferences', {
      userId,
      topicId: topicId((index * 7 + Math.floor(index / people)) % topics),
    })
    writes.push({
      kind: 'putCell',
      eventId,
      cell: { address, value: index % 3 ? 'Yes' : '#1 Yes!', timestamp: now },
    })
  }
  await storage.write(writes)
  await storage.close()
}
