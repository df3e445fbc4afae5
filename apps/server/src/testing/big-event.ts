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

export type BigEventOptions = {
  now: number
  keyOf?: (index: number) => string
  /** As many as the variant has until somebody says otherwise when left out. */
  sessions?: number
  /** Each person wishes to meet so many others, or would rather not; every third speaks a second language. */
  contacts?: number
  /** Whether everybody has a group in nearly every session. */
  isPlanned?: boolean
}

/**
 * A session event of a size, with names, profiles and topics of typical length: people have registered over
 * two weeks and made their choices in the quarter of an hour after. The first people have a topic each. Equal
 * arguments make equal events.
 */
export function bigEvent(
  variant: VariantDescription,
  eventId: string,
  size: EventSize,
  { now, keyOf = privateKey, sessions, contacts = 0, isPlanned = false }: BigEventOptions,
): StoredEvent {
  const { people, topics, cells } = size
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
    const languages = index % 3 === 0 ? ['English', 'Deutsch'] : ['English']
    return { ...person, ...(contacts > 0 && { languages }), privateKey: keyOf(index) }
  })
  const event = newEvent(variant, { id: eventId, timestamp: now - 14 * DAY_MS })
  const numSessions = sessions ?? event.numSessions
  const records = Array.from({ length: topics }, (_, index) =>
    newTopic({
      id: topicId(index),
      ownerId: personId(index),
      name: `How to ${phrase(5)}`,
      timestamp: registered[index] ?? now,
    }),
  )
  const choices = Array.from({ length: cells }, (_, index): AddressedCell => {
    const person = index % people
    const topic = (index * 7 + Math.floor(index / people)) % topics
    return {
      address: cellAddress('preferences', { userId: personId(person), topicId: topicId(topic) }),
      value: CHOICES[Math.floor(random() * CHOICES.length)] ?? '',
      timestamp: (registered[person] ?? now) + Math.floor(random() * 900_000),
    }
  })
  return {
    event: {
      ...event,
      name: 'Big unconference',
      numSessions,
      totalSessions: sessions ?? event.totalSessions,
      considerContactPreferences: contacts > 0 || event.considerContactPreferences,
    },
    keys: { adminKey: `admin-key-of-${eventId}`, shareKey: `share-key-of-${eventId}` },
    settings: [],
    persons,
    topics: records,
    meetings: [],
    cells: [
      ...choices,
      ...contactCells(people, contacts, now),
      ...(isPlanned ? planCells(size, numSessions, now) : []),
    ],
  }
}

function contactCells(people: number, contacts: number, timestamp: number): AddressedCell[] {
  return Array.from({ length: people * contacts }, (_, index) => {
    const [person, contact] = [Math.floor(index / contacts), 1 + (index % contacts)]
    return {
      address: cellAddress('contactPreferences', {
        userId: personId(person),
        topicId: personId((person + 37 * contact) % people),
      }),
      value: contact === contacts ? 'No' : String(1 + (contact % 10)),
      timestamp,
    }
  })
}

/** One person in so many is left without a group in each session. */
const UNPLACED = 11

/** Where a person of a planned event is in a session, from 0, unless they are left without a group. */
export function placeOf({ topics }: EventSize, sessions: number, person: number, session: number) {
  const topic = ((person * 13 + session * 5) % (topics / sessions)) * sessions + session
  return { sessionId: session + 1, userId: personId(person), topicId: topicId(topic) }
}

/** Each topic in one session, in turn, and people spread over the topics of a session. */
function planCells(size: EventSize, sessions: number, timestamp: number): AddressedCell[] {
  const starts = Array.from({ length: size.topics }, (_, topic) => ({
    address: cellAddress('weekDayHourAssignments', { topicId: topicId(topic), topicGroupIndex: 0 }),
    value: topic % sessions,
    timestamp,
  }))
  const seats = Array.from({ length: sessions * size.people }, (_, index) => {
    const [session, person] = [Math.floor(index / size.people), index % size.people]
    if ((person * 7 + session) % UNPLACED === 0) return []
    const place = placeOf(size, sessions, person, session)
    return [{ address: cellAddress('assignments', { ...place, topicGroupIndex: 0 }), value: true, timestamp }]
  })
  return [...starts, ...seats.flat()]
}

/** What stores an event. */
export function eventWrites({ event, keys, settings, persons, topics, cells }: StoredEvent): Write[] {
  const eventId = event.id
  return [
    { kind: 'putEvent', event, keys },
    ...settings.map(([key, cell]): Write => ({ kind: 'putSetting', eventId, key, cell })),
    ...persons.map((person): Write => ({ kind: 'putPerson', eventId, person })),
    ...topics.map((topic): Write => ({ kind: 'putTopic', eventId, topic })),
    ...cells.map((cell): Write => ({ kind: 'putCell', eventId, cell })),
  ]
}

function randomText(seed: string, length: number): string {
  return createHash('sha256').update(seed).digest('base64url').replace(/[-_]/g, 'x').slice(0, length)
}
