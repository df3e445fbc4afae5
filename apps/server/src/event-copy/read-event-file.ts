import {
  type AddressedCell,
  type CellAddress,
  type CellValue,
  cellAddress,
  type EventRecord,
  type EventState,
  emptyEventState,
  isKnownAddress,
  isSettingKey,
  isTableName,
  isValidCellValue,
  isValidSettingValueOf,
  MAX_FORMER_GROUPS,
  MAX_TEXT,
  MAX_WITHOUT,
  MEETING_FACT_STATES,
  type MeetingFact,
  type MutableEventState,
  newEvent,
  newPerson,
  newTopic,
  type PersonRecord,
  pairKey,
  type SettingCell,
  type SettingKey,
  sortedPair,
  TABLES,
  type TopicRecord,
  VARIANTS,
  type VariantDescription,
  validateEvent,
} from '@planner/domain'
import { type EventExport, eventExport } from '@planner/protocol'
import { FileFault, finite, likeSample, listOf, text } from './like-sample.ts'

/** An event as a file holds it, without keys. */
export type EventInFile = {
  event: EventRecord
  settings: [SettingKey, SettingCell][]
  persons: PersonRecord[]
  topics: TopicRecord[]
  meetings: MeetingFact[]
  cells: AddressedCell[]
  plans: EventExport['plans']
}

/** The number behind `planner-event/` that this version writes; it reads all before. */
const EVENT_FORMAT = 2

export type EventFileFault =
  | { fault: 'unreadable' }
  /** Written by a newer version of the planner. */
  | { fault: 'newer'; format: string }
  | { fault: 'field'; path: string; expected: string }

/** Reads an export of an event (FILES-5) and checks every field of it; nothing of a file with a fault is of use. */
export function readEventFile(json: unknown): EventInFile | EventFileFault {
  const { format } = (typeof json === 'object' && json !== null ? json : {}) as { format?: unknown }
  const number = typeof format === 'string' ? /^planner-event\/(\d{1,6})$/.exec(format)?.[1] : undefined
  if (number === undefined) return { fault: 'unreadable' }
  if (Number(number) > EVENT_FORMAT) return { fault: 'newer', format: String(format) }
  const file = eventExport.safeParse({
    plans: [],
    ...(json as object),
    format: `planner-event/${EVENT_FORMAT}`,
  })
  if (!file.success) {
    const [issue] = file.error.issues
    return { fault: 'field', path: issue?.path.join('.') ?? '', expected: issue?.message ?? '' }
  }
  try {
    return readEvent(file.data)
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    return { fault: 'field', path: error.path, expected: error.expected }
  }
}

function readEvent(file: EventExport): EventInFile {
  const variant = VARIANTS.find(({ id }) => id === file.event.variant)
  if (!variant) throw new FileFault('event.variant', `one of ${VARIANTS.map(({ id }) => id).join(', ')}`)
  const optional = { createdAt: 0, languageCode: '' }
  const sample: EventRecord = { ...newEvent(variant, { id: '', timestamp: 0 }), ...optional }
  const event: EventRecord = {
    ...likeSample(sample, file.event, 'event'),
    variant: variant.id,
    isRegistered: true,
    ...planTimes(file.event),
  }
  assertTimes(variant, event)
  const persons = file.people.map((each, index) => readPerson(each, `people[${index}]`))
  const topics = file.topics.map((each, index) => readTopic(each, `topics[${index}]`))
  const state = emptyEventState(event)
  for (const [index, person] of persons.entries())
    putOnce(state.persons, person.id, person, `people[${index}].id`)
  for (const [index, topic] of topics.entries()) {
    putOnce(state.topics, topic.id, topic, `topics[${index}].id`)
    if (!state.persons.has(topic.ownerId))
      throw new FileFault(`topics[${index}].ownerId`, 'the id of a person of the file')
  }
  const settings = Object.entries(file.settings).map(([key, cell]): [SettingKey, SettingCell] => {
    const value = cell.value as SettingCell['value']
    if (!isSettingKey(key) || !isValidSettingValueOf(variant, key, value))
      throw new FileFault(`settings.${key}`, 'a setting of this kind of event with a value of its range')
    return [key, { value, timestamp: cell.timestamp }]
  })
  const meetings = file.meetings.map((each, index) => readMeeting(each, state, `meetings[${index}]`))
  const cells = Object.entries(file.tables).flatMap(([table, rows]) =>
    rows.map((row, index) => readCell(state, table, row, `tables.${table}[${index}]`)),
  )
  for (const [index, { best, settings: rules, author }] of file.plans.entries())
    for (const [field, value] of Object.entries({ best, settings: rules, author }))
      if (!isShallow(value, DEEPEST))
        throw new FileFault(`plans[${index}].${field}`, 'what the planner has written')
  return { event, settings, persons, topics, meetings, cells, plans: file.plans }
}

/** Sessions in which nobody could be in time are refused here as in the form; VALID-19. */
function assertTimes(variant: VariantDescription, event: EventRecord): void {
  const fault = validateEvent(variant, event).find(({ field }) => field === 'newSessionLabels')
  if (!fault) return
  const { session, other, time } = fault.params ?? {}
  const expected = {
    overlappingSessions: `times that do not overlap: session ${session} begins before session ${other} has ended`,
    skippedTime: `times that there are: the clocks leave out ${time} on the day of session ${session}`,
    tooLong: `a text of at most ${MAX_TEXT.text} characters`,
  }
  throw new FileFault('event.newSessionLabels', expected[fault.rule as keyof typeof expected])
}

/** Plans and their settings are nested by a handful of levels; what is far deeper no thread can hand on. */
const DEEPEST = 32

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((each) => isShallow(each, levels - 1))
}

/** A run that goes on elsewhere does not go on here. */
function planTimes({ lastPlannerStartTime, lastPlannerEndTime }: Record<string, unknown>) {
  const time = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null)
  const [start, end] = [time(lastPlannerStartTime), time(lastPlannerEndTime)]
  return { lastPlannerStartTime: (start ?? 0) > (end ?? 0) ? end : start, lastPlannerEndTime: end }
}

/** Ids stand in keys of cells, whose parts a bar divides. */
function id(value: unknown, path: string): string {
  const read = text(value, path)
  if (!/^[\w-]{1,64}$/.test(read))
    throw new FileFault(path, 'an id: 1 to 64 letters, digits, hyphens and underscores')
  return read
}

function putOnce<T>(map: Map<string, T>, key: string, value: T, path: string): void {
  if (map.has(key)) throw new FileFault(path, 'there once')
  map.set(key, value)
}

function readPerson(given: unknown, path: string): PersonRecord {
  const { formerGroups: none, ...sample } = { ...newPerson({ id: '', timestamp: 0 }), createdAt: 0 }
  const person = likeSample(sample, given, path)
  const { formerGroups = none } = given as { formerGroups?: unknown }
  const upTo = (most: number) => (value: unknown, at: string) => wholeUpTo(value, most, at)
  const groups = listOf(formerGroups, `${path}.formerGroups`, upTo(Number.MAX_SAFE_INTEGER))
  if (groups.length > MAX_FORMER_GROUPS || new Set(groups).size < groups.length)
    throw new FileFault(`${path}.formerGroups`, `a list of up to ${MAX_FORMER_GROUPS} different numbers`)
  return {
    ...person,
    id: id(person.id, `${path}.id`),
    meetingsWithout: wholeUpTo(person.meetingsWithout, MAX_WITHOUT, `${path}.meetingsWithout`),
    wentShort: wholeUpTo(person.wentShort, MAX_WITHOUT, `${path}.wentShort`),
    formerGroups: groups,
  }
}

function wholeUpTo(value: unknown, most: number, path: string): number {
  const read = finite(value, path)
  if (!Number.isInteger(read) || read < 0 || read > most)
    throw new FileFault(path, `a whole number from 0 to ${most}`)
  return read
}

function readTopic(given: unknown, path: string): TopicRecord {
  const { topicGroupTimeRange: _, ...sample } = newTopic({ id: '', ownerId: '', timestamp: 0 })
  const topic = likeSample(sample, given, path)
  const ranges = (given as { topicGroupTimeRange?: unknown }).topicGroupTimeRange ?? null
  const rangePath = `${path}.topicGroupTimeRange`
  return {
    ...topic,
    id: id(topic.id, `${path}.id`),
    ownerId: id(topic.ownerId, `${path}.ownerId`),
    topicGroupTimeRange:
      ranges === null
        ? null
        : listOf(ranges, rangePath, (day, dayPath) =>
            listOf(day, dayPath, (range, each) =>
              likeSample({ startTime: '', endTime: '', scaleColor: '' }, range, each),
            ),
          ),
  }
}

function readMeeting(given: Record<string, unknown>, state: MutableEventState, path: string): MeetingFact {
  const person = (value: unknown, at: string) => {
    const known = id(value, at)
    if (!state.persons.has(known)) throw new FileFault(at, 'the id of a person of the file')
    return known
  }
  const [a, b, ...others] = listOf(given.personIds, `${path}.personIds`, person)
  if (a === undefined || b === undefined || others.length > 0 || a === b)
    throw new FileFault(`${path}.personIds`, 'two people')
  const stands = MEETING_FACT_STATES.find((each) => each === given.state)
  if (!stands) throw new FileFault(`${path}.state`, `one of ${MEETING_FACT_STATES.join(', ')}`)
  const cancelledBy = given.cancelledBy ?? null
  const fact: MeetingFact = {
    people: sortedPair(a, b),
    week: finite(given.week, `${path}.week`),
    sessionId: given.sessionId === null ? null : finite(given.sessionId, `${path}.sessionId`),
    state: stands,
    wishedBy: listOf(given.wishedBy, `${path}.wishedBy`, person),
    agreedBy: listOf(given.agreedBy, `${path}.agreedBy`, person),
    said: [],
    cancelledBy:
      cancelledBy === null || cancelledBy === 'organiser'
        ? cancelledBy
        : person(cancelledBy, `${path}.cancelledBy`),
    timestamp: finite(given.timestamp, `${path}.timestamp`),
  }
  putOnce(state.meetings, pairKey(a, b), fact, `${path}.personIds`)
  return fact
}

function readCell(
  state: EventState,
  table: string,
  row: Record<string, unknown>,
  path: string,
): AddressedCell {
  if (!isTableName(table)) throw new FileFault(path, 'of a table that there is')
  const { value, timestamp, ...parts } = row
  const variant = VARIANTS.find(({ id: known }) => known === state.event.variant)
  const known = Object.keys(TABLES[table].parts).map((part) => [part, parts[part]])
  const address = cellAddress(table, Object.fromEntries(known) as Partial<CellAddress>)
  const at = finite(timestamp, `${path}.timestamp`)
  if (!variant || !isKnownAddress(variant, state, address))
    throw new FileFault(path, 'of people, topics and sessions of the file')
  const isRoom = TABLES[table].value === 'groupRoom' && typeof value === 'string' && value.length < 2000
  if (!isRoom && !isValidCellValue(variant, state, table, value as CellValue))
    throw new FileFault(`${path}.value`, 'a value of its table')
  return { address, value: value as CellValue, timestamp: at }
}
