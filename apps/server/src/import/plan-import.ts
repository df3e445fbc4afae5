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
  type TopicRecord,
  type VariantDescription,
} from '@planner/domain'
import type { ImportResult } from '@planner/protocol'
import type { Ids } from '../ids.ts'
import { meetingChangeWrites } from '../meetings/changed-meetings.ts'
import { openedState, openedTopics } from '../planning/versions/version-plan.ts'
import type { StoredPerson, Write } from '../storage/storage.ts'
import { importedAvailability, importedChoices, importedMeetings, pairCells } from './imported-cells.ts'
import { type KnownNames, knownNames, placesOf } from './known-names.ts'
import type { ImportedFields } from './mapped-rows.ts'
import { countChoices, type PackedImport } from './packed-import.ts'
import type { MappedTable, PairTable } from './parse-table.ts'

type PlannedImport = {
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
  topic: (ownerId: PersonId, name: string, description?: string) => TopicId
  changed: (topic: TopicRecord, description: string) => void
  /** The people, and the entries of topics, that are new. */
  added: PersonId[]
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
    : topicsIn(state, known, parsed, adds)
  const { values, choices } = parsed
  const cells = { people, topics, values, choices }
  const meetings: ReturnType<typeof importedMeetings> = pairs
    ? importedMeetings(state, pairCells(cells), options.now)
    : new Map()
  const isMeeting = (userId: PersonId, otherId: PersonId) => meetings.has(pairKey(userId, otherId))
  const table = { ...cells, meetsInPairs: pairs !== undefined, isMeeting }
  // Others choose people by their new topics.
  const opened = openedState(state, openedTopics(adds.writes))
  const shown = meetingChangeWrites(variant, opened, [...meetings.values()], options.now)
  return {
    writes: [...adds.writes, ...shown],
    cells: cellsOf(state, table, parsed, options.now),
    changedPeople: (storedPerson) => changedPeople(state.event.id, parsed, known, storedPerson, options.now),
    result: {
      numPeople: people.length,
      numTopics: pairs ? 0 : topics.length,
      numPreferences: countChoices(parsed),
      ...(parsed.mapped && { rows: resultRows(known, parsed, parsed.mapped, adds.added) }),
    },
  }
}

function* cellsOf(
  state: EventState,
  table: Parameters<typeof importedChoices>[1],
  { mapped }: PackedImport,
  now: number,
): Iterable<AddressedCell | null> {
  yield* importedChoices(state, table, now)
  if (mapped) yield* importedAvailability(state, table.people, mapped, now)
}

function resultRows(
  known: KnownNames,
  { people, topics, pairs }: PackedImport,
  { skipped, numAvailabilities }: MappedTable,
  added: readonly PersonId[],
): ImportResult['rows'] {
  return {
    numNewPeople: people.filter((name) => !known.people.has(name)).length,
    numNewTopics: pairs ? 0 : topics.filter((name) => !known.topics.has(name)).length,
    numSkipped: skipped.length,
    numAvailabilities,
    added: [...added],
  }
}

function addsTo(state: EventState, { now, ids }: Options): Adds {
  const eventId = state.event.id
  const writes: Write[] = []
  const added: PersonId[] = []
  return {
    writes,
    added,
    person(fields) {
      const person = newPerson({ ...fields, id: ids.newId(), timestamp: now, createdAt: now })
      writes.push({ kind: 'putPerson', eventId, person: { ...person, privateKey: ids.newKey() } })
      added.push(person.id)
      return person.id
    },
    topic(ownerId, name, description = '') {
      // Somebody new has no topics yet.
      const id = nextTopicId(ownerId, state.persons.has(ownerId) ? state.topics.keys() : [])
      writes.push({
        kind: 'putTopic',
        eventId,
        topic: newTopic({ id, ownerId, name, description, timestamp: now }),
      })
      return id
    },
    changed(topic, description) {
      const timestamp = Math.max(now, topic.timestamp)
      writes.push({ kind: 'putTopic', eventId, topic: { ...topic, description, timestamp } })
    },
  }
}

type Resolved = { people: readonly PersonId[]; topics: readonly TopicId[] }

/** People by topics; a new topic has no author. */
function topicsIn(state: EventState, known: KnownNames, parsed: PackedImport, adds: Adds): Resolved {
  const { fields, mapped } = parsed
  return {
    people: parsed.people.map(
      (name, index) => known.people.get(name) ?? adds.person({ name, ...fieldsOfNew(fields[index]) }),
    ),
    topics: parsed.topics.map((name, index) => {
      const id = known.topics.get(name)
      const description = mapped?.descriptions[index] ?? ''
      if (id === undefined)
        return adds.topic(adds.person({ name, registerTopicWithoutAuthor: true }), name, description)
      const topic = state.topics.get(id)
      if (topic && description !== '' && topic.description !== description) adds.changed(topic, description)
      return id
    }),
  }
}

/** What the table gives of somebody new; the rest has its defaults. */
function fieldsOfNew(fields: ImportedFields | undefined): Partial<PersonRecord> {
  if (!fields) return {}
  const { email, phone, profile, requests } = fields
  return { email, phone, profile, ...(requests !== null && { numMeetingRequests: requests }) }
}

/** Everybody in a table of pairs can be chosen, if need be by a nameless new topic (IMPORT-7). */
function placesIn(
  state: EventState,
  known: KnownNames,
  parsed: PackedImport & { pairs: PairTable },
  adds: Adds,
): Resolved {
  const rows = new Map(parsed.people.map((name, index) => [name, index]))
  const places = new Map(
    placesOf(state, known, parsed).map(({ name, personId, topicId }) => {
      const id = personId ?? adds.person({ name, ...fieldsOfNew(parsed.fields[rows.get(name) ?? -1]) })
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

/** Data that the table gives of people who are there; what it leaves blank stays. */
function changedPeople(
  eventId: string,
  parsed: PackedImport,
  known: KnownNames,
  storedPerson: (id: PersonId) => StoredPerson | undefined,
  now: number,
): Write[] {
  return parsed.people.flatMap((name, index): Write[] => {
    const id = known.people.get(name)
    const stored = id === undefined ? undefined : storedPerson(id)
    const fields = parsed.fields[index]
    if (!stored || !fields) return []
    const given = {
      email: fields.email || stored.email,
      phone: fields.phone || stored.phone,
      profile: fields.profile || stored.profile,
      numMeetingRequests: fields.requests ?? stored.numMeetingRequests,
    }
    const isSame = (Object.keys(given) as (keyof typeof given)[]).every((key) => given[key] === stored[key])
    if (isSame) return []
    const person = { ...stored, ...given, timestamp: Math.max(now, stored.timestamp) }
    return [{ kind: 'putPerson', eventId, person }]
  })
}
