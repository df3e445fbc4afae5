import {
  type AddressedCell,
  type EventState,
  newPerson,
  newTopic,
  nextTopicId,
  type PersonId,
  type PersonRecord,
  pairKey,
  type TopicId,
  type VariantDescription,
} from '@planner/domain'
import type { ImportResult } from '@planner/protocol'
import type { Ids } from '../ids/ids.ts'
import { meetingChangeWrites } from '../meetings/meeting-writes.ts'
import type { StoredPerson, Write } from '../storage/storage.ts'
import { importedChoices, pairCells } from './imported-choices.ts'
import { importedMeetings } from './imported-meetings.ts'
import { type KnownNames, knownNames } from './known-names.ts'
import { countChoices, type PackedImport } from './packed-import.ts'
import type { PairTable } from './pair-table.ts'
import { placesOf } from './places.ts'

export type PlannedImport = {
  /** People and topics that are new, and meetings that the table brings along. */
  writes: Write[]
  /** The choices that change, found while iterating; null for a step without one. */
  cells: Iterable<AddressedCell | null>
  /** What changes of people who are there already, as they are at the time of asking. */
  changedPeople: (storedPerson: (id: PersonId) => StoredPerson | undefined) => Write[]
  result: ImportResult
}

type Options = { now: number; ids: Ids }
type Adds = {
  writes: Write[]
  person: (fields: Partial<PersonRecord>) => PersonId
  topic: (ownerId: PersonId, name: string) => TopicId
}

/** What a valid table changes. People and topics are matched by name and updated; unknown ones are added. */
export function planImport(
  variant: VariantDescription,
  state: EventState,
  parsed: PackedImport,
  options: Options,
): PlannedImport {
  if (parsed.problems.length > 0)
    throw new Error(`An import with ${parsed.problems.length} problems. Maybe the table was not validated?`)
  const known = knownNames(state)
  const adds = addsTo(state, options)
  const { pairs } = parsed
  const { people, topics } = pairs
    ? placesIn(state, known, { ...parsed, pairs }, adds)
    : topicsIn(known, parsed, adds)
  const { values, choices } = parsed
  const cells = { people, topics, values, choices }
  const meetings: ReturnType<typeof importedMeetings> = pairs
    ? importedMeetings(state, pairCells(cells), options.now)
    : new Map()
  const isMeeting = (userId: PersonId, otherId: PersonId) => meetings.has(pairKey(userId, otherId))
  const table = { ...cells, meetsInPairs: pairs !== undefined, isMeeting }
  const shown = meetingChangeWrites(
    variant,
    withTopics(state, adds.writes),
    [...meetings.values()],
    options.now,
  )
  return {
    writes: [...adds.writes, ...shown],
    cells: importedChoices(state, table, options.now),
    changedPeople: (storedPerson) =>
      pairs ? changedPeople(state.event.id, { ...parsed, pairs }, known, storedPerson, options.now) : [],
    result: {
      numPeople: people.length,
      numTopics: pairs ? 0 : topics.length,
      numPreferences: countChoices(parsed),
    },
  }
}

/** The event with its new topics, by which others choose people. */
function withTopics(state: EventState, writes: readonly Write[]): EventState {
  const topics = new Map(state.topics)
  for (const write of writes) if (write.kind === 'putTopic') topics.set(write.topic.id, write.topic)
  return { ...state, topics }
}

function addsTo(state: EventState, { now, ids }: Options): Adds {
  const eventId = state.event.id
  const writes: Write[] = []
  return {
    writes,
    person(fields) {
      const person = newPerson({ ...fields, id: ids.newId(), timestamp: now, createdAt: now })
      writes.push({ kind: 'putPerson', eventId, person: { ...person, privateKey: ids.newKey() } })
      return person.id
    },
    topic(ownerId, name) {
      // Somebody new has no topics yet.
      const id = nextTopicId(ownerId, state.persons.has(ownerId) ? state.topics.keys() : [])
      writes.push({ kind: 'putTopic', eventId, topic: newTopic({ id, ownerId, name, timestamp: now }) })
      return id
    },
  }
}

type Resolved = { people: readonly PersonId[]; topics: readonly TopicId[] }

/** People by topics; a new topic has no author. */
function topicsIn(known: KnownNames, parsed: PackedImport, adds: Adds): Resolved {
  return {
    people: parsed.people.map((name) => known.people.get(name) ?? adds.person({ name })),
    topics: parsed.topics.map(
      (name) =>
        known.topics.get(name) ?? adds.topic(adds.person({ name, registerTopicWithoutAuthor: true }), name),
    ),
  }
}

/** People by people: everybody in the table can be chosen, by a topic without a name where they have none (IMPORT-7). */
function placesIn(
  state: EventState,
  known: KnownNames,
  parsed: PackedImport & { pairs: PairTable },
  adds: Adds,
): Resolved {
  const { emails, requests } = parsed.pairs
  const rows = new Map(parsed.people.map((name, index) => [name, index]))
  const places = new Map(
    placesOf(state, known, parsed).map(({ name, personId, topicId }) => {
      const row = rows.get(name) ?? -1
      const numMeetingRequests = requests[row] ?? undefined
      const fields = {
        name,
        email: emails[row] ?? '',
        ...(numMeetingRequests !== undefined && { numMeetingRequests }),
      }
      const id = personId ?? adds.person(fields)
      return [name, { personId: id, topicId: topicId ?? adds.topic(id, '') }]
    }),
  )
  const placeOf = (name: string) => {
    const place = places.get(name)
    if (!place) throw new Error(`No place for ${name}. Maybe the table was not validated?`)
    return place
  }
  return {
    people: parsed.people.map((name) => placeOf(name).personId),
    topics: parsed.topics.map((name) => placeOf(name).topicId),
  }
}

/** Addresses and numbers of meetings that the table gives to people who are there; what it leaves blank stays. */
function changedPeople(
  eventId: string,
  { people, pairs }: PackedImport & { pairs: PairTable },
  known: KnownNames,
  storedPerson: (id: PersonId) => StoredPerson | undefined,
  now: number,
): Write[] {
  return people.flatMap((name, row): Write[] => {
    const id = known.people.get(name)
    const stored = id === undefined ? undefined : storedPerson(id)
    if (!stored) return []
    const email = pairs.emails[row] || stored.email
    const numMeetingRequests = pairs.requests[row] ?? stored.numMeetingRequests
    if (email === stored.email && numMeetingRequests === stored.numMeetingRequests) return []
    const person = { ...stored, email, numMeetingRequests, timestamp: Math.max(now, stored.timestamp) }
    return [{ kind: 'putPerson', eventId, person }]
  })
}
