import {
  type AddressedCell,
  type CellOwner,
  cellKey,
  type EventRecord,
  type EventState,
  isSettingKey,
  type MeetingFact,
  type MeetingWithContact,
  type MutableEventState,
  numEnabledSessions,
  ownerOf,
  PERSON_TABLES,
  type PersonRecord,
  pairKey,
  sessionLabels,
  sessionsOf,
  TOPIC_TABLES,
  type TopicRecord,
  type VariantDescription,
  type VariantId,
} from '@planner/domain'
import type {
  EventData,
  WireEvent,
  WireMeeting,
  WirePerson,
  WirePersonWithCells,
  WireTopic,
  WireTopicWithTimes,
} from './entities.ts'
import { cellsFromRow, cellsToRow, withoutCells } from './row-cells.ts'

/** Values that only some readers may see; the caller filters them (PRIV-2). */
export type EventSecrets = { shareGuid: string; shareLink: string; adminLink: string }
export type PersonSecrets = { email: string; phone: string; personalLink: string }

export function eventToWire(
  variant: VariantDescription,
  state: EventState,
  secrets: EventSecrets,
): WireEvent {
  const { createdAt: _, languageCode: __, totalSessions, ...event } = state.event
  const enabled = numEnabledSessions(variant, state.event, state.topics.values())
  const numSessions = Math.max(event.numSessions, totalSessions, enabled)
  return {
    ...event,
    ...secrets,
    topicTypes: [...event.topicTypes],
    numSessions,
    numEnabledSessions: enabled,
    sessions: sessionsOf(variant, { ...state.event, numSessions }),
    sessionLabels: sessionLabels(event.newSessionLabels),
    hasSomeTopicGroupOnEverySecondWeek: [...state.topics.values()].some(
      (topic) => !topic.topicGroupOnEveryWeek,
    ),
  }
}

export function personToWire(
  person: PersonRecord,
  topics: readonly TopicRecord[],
  secrets: PersonSecrets,
): WirePerson {
  const { meetingsWithout: _, createdAt: __, ...told } = person
  return {
    ...told,
    ...secrets,
    eventUserShareGuid: person.id,
    languages: [...person.languages],
    newTopic: topics[0]?.name ?? '',
    topicNumberOfGroups: topics[0]?.numberOfGroups ?? 1,
  }
}

export function topicToWire(topic: TopicRecord): WireTopic {
  const ranges = topic.topicGroupTimeRange
  return { ...topic, topicGroupTimeRange: ranges?.map((day) => day.map((range) => ({ ...range }))) ?? null }
}

/** The inverse of `personToWire`, without secrets. */
export function personFromWire(wire: WirePerson): PersonRecord {
  const {
    eventUserShareGuid: _,
    personalLink: __,
    newTopic: ___,
    topicNumberOfGroups: ____,
    ...record
  } = wire
  return { ...record, meetingsWithout: 0 }
}

/**
 * Serialises a live copy as full data. `state` must already be filtered for the reader. `persons` and `event` are passed in
 * wire form, since their secrets differ by reader.
 */
export function eventDataToWire(
  state: EventState,
  wire: { event: WireEvent; persons: readonly WirePerson[]; timestamp: number },
): EventData {
  const cells = cellsByOwner(state.cells.values())
  return {
    event: wire.event,
    persons: wire.persons.map((person) => personCellsToWire(person, cells.person.get(person.id) ?? [])),
    topics: [...state.topics.values()].map((topic) =>
      topicTimesToWire(topic, cells.topic.get(topic.id) ?? []),
    ),
    settings: Object.fromEntries(state.settings),
    meetings: [...state.meetings.values()].map(meetingToWire),
    timestamp: wire.timestamp,
  }
}

type CellsByOwner = Record<CellOwner['kind'], Map<string, AddressedCell[]>>

/** Groups cells by the person or topic whose row contains them. */
export function cellsByOwner(cells: Iterable<AddressedCell>): CellsByOwner {
  const owners: CellsByOwner = { person: new Map(), topic: new Map() }
  for (const cell of cells) {
    const { kind, id } = ownerOf(cell.address)
    const known = owners[kind].get(id)
    if (known) known.push(cell)
    else owners[kind].set(id, [cell])
  }
  return owners
}

/** A person of the full data with their own cells. */
export function personCellsToWire(person: WirePerson, cells: readonly AddressedCell[]): WirePersonWithCells {
  return { ...person, ...cellsToRow(PERSON_TABLES, cells) }
}

/** A topic of the full data with the times of its groups. */
export function topicTimesToWire(topic: TopicRecord, cells: readonly AddressedCell[]): WireTopicWithTimes {
  return { ...topicToWire(topic), ...cellsToRow(TOPIC_TABLES, cells) }
}

/** The inverse of `eventToWire`. Links and keys are kept, since clients display them. */
export function eventFromWire<E extends WireEvent>(wire: E): E & EventRecord {
  const sessions = { numSessions: wire.numEnabledSessions, totalSessions: wire.numSessions }
  return { ...wire, ...sessions, variant: wire.variant as VariantId }
}

/** Parses full data to a live copy; the inverse of `eventDataToWire`. Unknown settings are ignored. */
export function eventStateFromWire(data: EventData): MutableEventState {
  const state: MutableEventState = {
    event: eventFromWire(data.event),
    settings: new Map(),
    persons: new Map(data.persons.map((person) => [person.id, stripCells(person)])),
    topics: new Map(data.topics.map((topic) => [topic.id, withoutCells(TOPIC_TABLES, topic)])),
    cells: new Map(),
    meetings: new Map(data.meetings.map(meetingFromWire).map((fact) => [pairKey(...fact.people), fact])),
  }
  for (const [path, cell] of Object.entries(data.settings)) {
    if (isSettingKey(path)) state.settings.set(path, cell)
  }
  const put = (cell: AddressedCell) => state.cells.set(cellKey(cell.address), cell)
  for (const person of data.persons)
    for (const cell of cellsFromRow(PERSON_TABLES, person.id, person)) put(cell)
  for (const topic of data.topics) for (const cell of cellsFromRow(TOPIC_TABLES, topic.id, topic)) put(cell)
  return state
}

/** What the reader may not see of it, the caller takes out before. */
export function meetingToWire({
  people: [a, b],
  wishedBy,
  contact = null,
  ...fact
}: MeetingFact & Partial<MeetingWithContact>): WireMeeting {
  return { ...fact, personIds: [a, b], wishedBy: [...wishedBy], contact }
}

export function meetingFromWire({ personIds, ...fact }: WireMeeting): MeetingWithContact {
  return { ...fact, people: personIds }
}

/** The person record. `personalLink` is kept, since clients display it to admins. */
function stripCells(person: WirePersonWithCells): PersonRecord & { personalLink: string } {
  return { ...personFromWire(withoutCells(PERSON_TABLES, person)), personalLink: person.personalLink }
}
