import { createHash } from 'node:crypto'
import {
  type AddressedCell,
  cellAddress,
  newEvent,
  newPerson,
  newTopic,
  type VariantDescription,
} from '@planner/domain'
import { seededRandom } from '../seeded-random.ts'
import type { StoredEvent, StoredPerson, Write } from '../storage/storage.ts'

export type EventSize = { people: number; topics: number; cells: number }

/** The event that benchmarks and size limits speak of. */
export const BIG_EVENT: EventSize = { people: 500, topics: 120, cells: 10_000 }

/** Ids and keys that look like the real ones: they do not compress. */
export const personId = (index: number) => randomText(`person ${index}`, 12)
export const topicId = (index: number) => personId(index)
export const privateKey = (index: number) => randomText(`private key ${index}`, 24)

const DAY_MS = 86_400_000
const CHOICES = ['Yes', 'Yes', '#1 Yes!', '#2 Yes!', '#3 Yes!', '']
const FIRST =
  'Ada Bruno Carla Dana Emil Frieda Georg Hanna Ivo Jüri Katrin Liis Mart Noor Oskar Pille Rasmus Tiina'
const LAST =
  'Becker Kask Lopez Mägi Nowak Oja Petersen Rebane Saar Schmidt Tamm Vaher Weber Zhang Ivanova Jensen'
const WORDS =
  'gardens bees long walks short meetings open data old boats choirs repair cafés seeds schools trains local news maps bread cities water youth sailing forests care design energy languages maths music'

/**
 * A session event of a size, with names, profiles and topics of typical length: people have registered over two weeks and made their
 * choices in the quarter of an hour after. The first people have a topic each. Equal arguments make equal events.
 */
export function bigEvent(
  variant: VariantDescription,
  eventId: string,
  { people, topics, cells }: EventSize,
  { now, keyOf = privateKey }: { now: number; keyOf?: (index: number) => string },
): StoredEvent {
  const random = seededRandom(people + topics + cells)
  const pick = (text: string) => {
    const words = text.split(' ')
    return words[Math.floor(random() * words.length)] ?? ''
  }
  const phrase = (count: number) => Array.from({ length: count }, () => pick(WORDS)).join(' ')
  const registered = Array.from({ length: people }, () => Math.floor(now - (1 + 13 * random()) * DAY_MS))
  const persons = registered.map((timestamp, index): StoredPerson => {
    const [first, last] = [pick(FIRST), pick(LAST)]
    const person = newPerson({
      id: personId(index),
      name: `${first} ${last}`,
      email: `${first}.${last}${Math.floor(random() * 100)}@${pick(WORDS)}.example`.toLowerCase(),
      profile: `${phrase(6)}.`,
      timestamp,
    })
    return { ...person, privateKey: keyOf(index) }
  })
  return {
    event: { ...newEvent(variant, { id: eventId, timestamp: now - 14 * DAY_MS }), name: 'Big unconference' },
    keys: { adminKey: `admin-key-of-${eventId}`, shareKey: `share-key-of-${eventId}` },
    settings: [],
    persons,
    topics: Array.from({ length: topics }, (_, index) =>
      newTopic({
        id: topicId(index),
        ownerId: personId(index),
        name: `How to ${phrase(5)}`,
        timestamp: registered[index] ?? now,
      }),
    ),
    meetings: [],
    cells: Array.from({ length: cells }, (_, index): AddressedCell => {
      const person = index % people
      const topic = (index * 7 + Math.floor(index / people)) % topics
      return {
        address: cellAddress('preferences', { userId: personId(person), topicId: topicId(topic) }),
        value: CHOICES[Math.floor(random() * CHOICES.length)] ?? '',
        timestamp: (registered[person] ?? now) + Math.floor(random() * 900_000),
      }
    }),
  }
}

/** What stores an event. */
export function eventWrites({ event, keys, persons, topics, cells }: StoredEvent): Write[] {
  const eventId = event.id
  return [
    { kind: 'putEvent', event, keys },
    ...persons.map((person): Write => ({ kind: 'putPerson', eventId, person })),
    ...topics.map((topic): Write => ({ kind: 'putTopic', eventId, topic })),
    ...cells.map((cell): Write => ({ kind: 'putCell', eventId, cell })),
  ]
}

function randomText(seed: string, length: number): string {
  return createHash('sha256').update(seed).digest('base64url').replace(/[-_]/g, 'x').slice(0, length)
}
