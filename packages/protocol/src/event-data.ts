import {
  type AddressedCell,
  type CellAddress,
  cellAddress,
  cellKey,
  type EventState,
  isSettingKey,
  numEnabledSessions,
  type PersonRecord,
  sessionLabels,
  sessionsOf,
  type TableName,
  type TopicRecord,
  type VariantDescription,
  type VariantId,
} from '@planner/domain'
import type {
  EventData,
  WireEvent,
  WirePerson,
  WirePersonWithCells,
  WireTopic,
  WireTopicWithTimes,
} from './entities.ts'

/** Texts that only some readers get; the caller decides (decision 11). */
export type EventSecrets = { shareGuid: string; shareLink: string; adminLink: string }
export type PersonSecrets = { email: string; phone: string; personalLink: string }

export function eventToWire(
  variant: VariantDescription,
  state: EventState,
  secrets: EventSecrets,
): WireEvent {
  const { event } = state
  const enabled = numEnabledSessions(variant, event, state.topics.values())
  return {
    ...event,
    ...secrets,
    topicTypes: [...event.topicTypes],
    numSessions: Math.max(event.numSessions, enabled),
    numEnabledSessions: enabled,
    sessions: sessionsOf(variant, event),
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
  return {
    ...person,
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

/** The fields of a person record in a wire person; the inverse of `personToWire`, secrets aside. */
export function personFromWire(wire: WirePerson): PersonRecord {
  const {
    eventUserShareGuid: _,
    personalLink: __,
    newTopic: ___,
    topicNumberOfGroups: ____,
    ...record
  } = wire
  return record
}

type Cells = Record<string, { value: AddressedCell['value']; timestamp: number }>

const PERSON_TABLES = {
  preferences: (cell: AddressedCell) => cell.address.topicId,
  contactPreferences: (cell: AddressedCell) => cell.address.topicId,
  availabilities: (cell: AddressedCell) => String(cell.address.sessionId),
  weekDayHourAvailabilities: (cell: AddressedCell) => String(cell.address.hour),
  assignments: ({ address }: AddressedCell) =>
    `${address.sessionId}|${address.topicId}|${address.topicGroupIndex}`,
} as const satisfies Partial<Record<TableName, (cell: AddressedCell) => string>>

const TOPIC_TABLES = { weekDayHourAssignments: 'topicGroupTime', fixedTopics: 'isFixed' } as const

/**
 * The full data of a live copy. Everything in `state` is written: cut it to what its reader may see first.
 * `persons` and `event` come ready-made because their secrets differ by reader.
 */
export function eventDataToWire(
  state: EventState,
  wire: { event: WireEvent; persons: readonly WirePerson[]; timestamp: number },
): EventData {
  const cells = cellsByOwner(state.cells.values())
  return {
    event: wire.event,
    persons: wire.persons.map((person) => personCellsToWire(person, cells.persons.get(person.id) ?? [])),
    topics: [...state.topics.values()].map((topic) =>
      topicTimesToWire(topic, cells.topics.get(topic.id) ?? []),
    ),
    settings: Object.fromEntries(state.settings),
    timestamp: wire.timestamp,
  }
}

type CellsByOwner = Record<'persons' | 'topics', Map<string, AddressedCell[]>>

/** Cells by the person or topic in whose part of the full data they stand. */
export function cellsByOwner(cells: Iterable<AddressedCell>): CellsByOwner {
  const owners: CellsByOwner = { persons: new Map(), topics: new Map() }
  for (const cell of cells) {
    const { kind, id } = ownerOf(cell.address)
    const known = owners[kind].get(id)
    if (known) known.push(cell)
    else owners[kind].set(id, [cell])
  }
  return owners
}

export function ownerOf({ table, userId, topicId }: CellAddress): { kind: 'persons' | 'topics'; id: string } {
  return table in TOPIC_TABLES ? { kind: 'topics', id: topicId } : { kind: 'persons', id: userId }
}

/** A person of the full data with their own cells. */
export function personCellsToWire(person: WirePerson, cells: readonly AddressedCell[]): WirePersonWithCells {
  const wire: WirePersonWithCells = {
    ...person,
    preferences: {},
    contactPreferences: {},
    availabilities: {},
    weekDayHourAvailabilities: {},
    assignments: {},
  }
  for (const cell of cells) {
    const { table } = cell.address
    if (table in TOPIC_TABLES) continue
    const field = table as keyof typeof PERSON_TABLES
    wire[field][PERSON_TABLES[field](cell)] = { value: cell.value, timestamp: cell.timestamp }
  }
  return wire
}

/** A topic of the full data with the times of its groups. */
export function topicTimesToWire(topic: TopicRecord, cells: readonly AddressedCell[]): WireTopicWithTimes {
  const wire: WireTopicWithTimes = { ...topicToWire(topic), topicGroupTime: {}, isFixed: {} }
  for (const { address, value, timestamp } of cells) {
    const { table, topicGroupIndex, sessionId } = address
    if (table !== 'weekDayHourAssignments' && table !== 'fixedTopics') continue
    wire[TOPIC_TABLES[table]][`${topicGroupIndex}|${sessionId}`] = { value, timestamp }
  }
  return wire
}

/** A live copy from full data; what `eventDataToWire` wrote comes back. Unknown settings are left out. */
export function eventStateFromWire(data: EventData): EventState {
  const { event } = data
  const state: EventState = {
    event: { ...event, variant: event.variant as VariantId },
    settings: new Map(),
    persons: new Map(data.persons.map((person) => [person.id, stripCells(person)])),
    topics: new Map(),
    cells: new Map(),
  }
  for (const [path, cell] of Object.entries(data.settings)) {
    if (isSettingKey(path)) state.settings.set(path, cell)
  }
  const put = (cell: AddressedCell) => state.cells.set(cellKey(cell.address), cell)
  for (const person of data.persons) {
    const userId = person.id
    const each = (cells: Cells, address: (key: string) => AddressedCell['address']) => {
      for (const [key, cell] of Object.entries(cells)) put({ ...cell, address: address(key) })
    }
    each(person.preferences, (topicId) => cellAddress('preferences', { userId, topicId }))
    each(person.contactPreferences, (topicId) => cellAddress('contactPreferences', { userId, topicId }))
    each(person.availabilities, (key) => cellAddress('availabilities', { userId, sessionId: Number(key) }))
    each(person.weekDayHourAvailabilities, (key) =>
      cellAddress('weekDayHourAvailabilities', { userId, hour: Number(key) }),
    )
    each(person.assignments, (key) => {
      const [sessionId, topicId = '', group] = key.split('|')
      return cellAddress('assignments', {
        sessionId: Number(sessionId),
        userId,
        topicId,
        topicGroupIndex: Number(group),
      })
    })
  }
  for (const { topicGroupTime, isFixed, ...topic } of data.topics) {
    state.topics.set(topic.id, topic)
    for (const [table, cells] of [
      ['weekDayHourAssignments', topicGroupTime],
      ['fixedTopics', isFixed],
    ] as const) {
      for (const [key, cell] of Object.entries(cells)) {
        const [group, sessionId] = key.split('|').map(Number)
        put({
          ...cell,
          address: cellAddress(table, {
            topicId: topic.id,
            topicGroupIndex: group ?? 0,
            sessionId: sessionId ?? 0,
          }),
        })
      }
    }
  }
  return state
}

/** The record alone. Links ride along on the client: `personalLink` is shown to admins. */
function stripCells(person: WirePersonWithCells): PersonRecord & { personalLink: string } {
  const {
    preferences: _p,
    contactPreferences: _c,
    availabilities: _a,
    weekDayHourAvailabilities: _w,
    assignments: _s,
    ...wire
  } = person
  return { ...personFromWire(wire), personalLink: person.personalLink }
}
