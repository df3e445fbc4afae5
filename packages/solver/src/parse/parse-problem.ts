import type {
  FixedGroup,
  GroupsProblem,
  PairPerson,
  PairsProblem,
  Person,
  PinnedPerson,
  PlannedGroup,
  Room,
  Topic,
} from '../problem.ts'
import { pairRules, rules } from './parse-rules.ts'
import { contacts, meetings, wishes } from './parse-wishes.ts'
import type { ParsedProblem } from './parsed-problem.ts'
import {
  boolean,
  type Cursor,
  distinct,
  type Fields,
  field,
  fields,
  type Ids,
  knownId,
  list,
  MOST,
  newId,
  object,
  oneOf,
  orElse,
  type Read,
  refuse,
  type Table,
  text,
  whole,
} from './reader.ts'

/** Problems come from files, and from runs that another version of the server has begun. */
export function parseProblem(value: unknown): ParsedProblem {
  const root: Cursor = { path: '', errors: [] }
  const given = object(value, { path: 'problem', errors: root.errors })
  if (given === undefined) return { ok: false, errors: root.errors }
  oneOf('plan-problem/1')(given.format, field(root, 'format'))
  const kind = oneOf('groups', 'pairs')(given.kind, field(root, 'kind'))
  const parse = kind === 'groups' ? parseGroupsProblem : parsePairsProblem
  const problem = kind && parse(given, root)
  if (problem === undefined || root.errors.length > 0) return { ok: false, errors: root.errors }
  return { ok: true, problem }
}

/** A topic may be longer than any problem: such a topic is valid and can never run. */
const MAX_SLOTS = 10_000
const MAX_GROUPS = 1000
const MAX_PRIORITY = 1000

type Topics = Map<string, Topic>

function personOf(ids: Set<string>, slots: Read<readonly number[]>): Read<Person> {
  const units = 'a number of units (0 or more)'
  return fields<Person>(
    {
      id: newId(ids),
      available: slots,
      maybe: orElse([], slots),
      wants: whole(0, MOST, units),
      max: orElse(null, whole(0, MOST, `${units} or null`)),
      languages: orElse([], list(text('a language code'))),
      priority: orElse(0, whole(0, MAX_PRIORITY, `a priority (0..${MAX_PRIORITY})`)),
      formerGroups: orElse([], distinct(whole(0, MOST, 'the number of a former group (0 or more)'))),
    },
    ['priority', 'formerGroups'],
  )
}

const offsets = distinct(whole(0, MAX_SLOTS, `an offset (0..${MAX_SLOTS})`))

function repeat(value: unknown, cursor: Cursor): readonly number[] | undefined {
  const read = offsets(value, cursor)
  return read?.length === 0 ? refuse(cursor, 'an empty list is not a list of offsets, such as [0]') : read
}

/** Topics that are read are added to `topics`. */
function topicOf(people: Ids, topics: Topics, ids: Set<string>, slots: Read<readonly number[]>): Read<Topic> {
  const read = fields<Topic>({
    id: newId(ids),
    hosts: orElse([], distinct(knownId(people, 'person')), false),
    groups: orElse(1, whole(1, MAX_GROUPS, `a number of groups (1..${MAX_GROUPS})`)),
    duration: orElse(1, whole(1, MAX_SLOTS, `a number of slots (1..${MAX_SLOTS})`)),
    repeat: orElse([0], repeat),
    starts: orElse(null, slots),
    minSize: whole(0, MOST, 'a group size (0 or more)'),
    maxSize: whole(1, MOST, 'a group size (1 or more)'),
  })
  return (value, cursor) => {
    const topic = read(value, cursor)
    if (topic === undefined) return undefined
    const { id, minSize, maxSize } = topic
    if (minSize > maxSize)
      return refuse(field(cursor, 'minSize'), `${minSize} is above maxSize (0..${maxSize})`)
    topics.set(id, topic)
    return topic
  }
}

/** Something about a group: the table has the readers of its topic and of its number. */
function ofGroup<T>(
  topics: Topics,
  tableOf: (topic: Read<string>, group: Read<number>) => Table<T>,
): Read<T> {
  return (value, cursor) => {
    const topic = topics.get(String(object(value, { path: '', errors: [] })?.topic))
    const last = topic ? topic.groups - 1 : MOST
    const group = whole(0, last, topic ? `a group of "${topic.id}" (0..${last})` : 'a number of a group')
    return fields(tableOf(knownId(topics, 'topic'), group))(value, cursor)
  }
}

/** The same group may be fixed at two starts: a contradiction, which the result then names. */
function fixedGroupsOf(topics: Topics, start: Read<number>): Read<readonly FixedGroup[]> {
  return distinct(
    ofGroup<FixedGroup>(topics, (topic, group) => ({ topic, group, start })),
    ({ topic, group }) => `group ${group} of "${topic}" is listed twice`,
  )
}

/** Somebody may be pinned to groups that contradict each other: what is broken then is named. */
function pinsOf(topics: Topics, people: Ids): Read<readonly PinnedPerson[]> {
  const person = knownId(people, 'person')
  return distinct(
    ofGroup<PinnedPerson>(topics, (topic, group) => ({ person, topic, group })),
    (pin) => `"${pin.person}" is pinned twice to group ${pin.group} of "${pin.topic}"`,
  )
}

function previousOf(topics: Topics, people: Ids, start: Read<number>): Read<readonly PlannedGroup[]> {
  const members = distinct(knownId(people, 'person'))
  return distinct(
    ofGroup<PlannedGroup>(topics, (topic, group) => ({ topic, group, start, members })),
    ({ topic, group }) => `group ${group} of "${topic}" is listed twice`,
    ({ topic, group }) => [topic, group],
  )
}

function roomOf(slots: Read<readonly number[]>): Read<Room> {
  const table = { id: newId(new Set()), capacity: whole(1, MOST, 'a number of seats (1 or more)'), slots }
  return fields<Room>(table, ['slots'])
}

function parseGroupsProblem(given: Fields, cursor: Cursor): GroupsProblem | undefined {
  const numSlots = whole(1, MAX_SLOTS, `a number of slots (1..${MAX_SLOTS})`)
  const slots = numSlots(given.slots, field(cursor, 'slots'))
  if (slots === undefined) return undefined
  const slot = whole(0, slots - 1, `a slot (0..${slots - 1})`)
  const slotList = distinct(slot)
  const [people, topicIds] = [new Set<string>(), new Set<string>()]
  const topics: Topics = new Map()
  const read = fields<Required<GroupsProblem>>({
    format: () => 'plan-problem/1',
    kind: () => 'groups',
    slots: () => slots,
    breaksAfter: orElse([], slotList),
    countBy: oneOf('slots', 'groups'),
    people: list(personOf(people, slotList)),
    topics: list(topicOf(people, topics, topicIds, slotList)),
    wishes: wishes(people, topicIds, 'topic'),
    contacts: orElse([], contacts(people)),
    fixedGroups: orElse([], fixedGroupsOf(topics, slot)),
    pins: orElse([], pinsOf(topics, people)),
    previous: orElse(null, previousOf(topics, people, slot)),
    rooms: orElse([], list(roomOf(slotList))),
    rules,
  })(given, cursor)
  if (read === undefined) return undefined
  const { pins, rooms, ...others } = read
  return { ...others, ...(pins.length > 0 && { pins }), ...(rooms.length > 0 && { rooms }) }
}

/** Far more than any event has. */
const MAX_SESSIONS = 1000

const numSessions = orElse(1, whole(1, MAX_SESSIONS, `a number of sessions (1..${MAX_SESSIONS})`))

/** Null, or none at all, is a session still to be found. With a single session meetings are untimed. */
function sessionOfMeeting(sessions: number): Read<number | null> {
  const read = whole(0, sessions - 1, `a session (0..${sessions - 1}) or null`)
  return orElse<number | null, null>(null, (value, cursor) => {
    if (sessions > 1) return read(value, cursor)
    return value === 0 ? null : refuse(cursor, 'meetings have no session where there is only one')
  })
}

function parsePairsProblem(given: Fields, cursor: Cursor): PairsProblem | undefined {
  const ids = new Set<string>()
  const sessions = numSessions(given.sessions, field(cursor, 'sessions')) ?? 1
  const planned = meetings(ids, [2, 3], sessionOfMeeting(sessions))
  const pairs = meetings(ids, [2], () => null)
  return fields<PairsProblem>({
    format: () => 'plan-problem/1',
    kind: () => 'pairs',
    sessions: () => sessions,
    people: list(
      fields<PairPerson>({
        id: newId(ids),
        capacity: whole(0, MOST, 'a number of meetings (0 or more)'),
        priority: orElse(0, whole(0, MAX_PRIORITY, `a number of meetings gone without (0..${MAX_PRIORITY})`)),
      }),
    ),
    wishes: wishes(ids, ids, 'person'),
    mutualOnly: orElse(false, boolean),
    kept: orElse([], planned),
    excluded: orElse([], (value, at) => pairs(value, at)?.map(([a, b]) => [a, b] as const)),
    previous: orElse(null, planned),
    seed: orElse(null, whole(0, MOST, 'a seed (a whole number, 0 or more)')),
    rules: pairRules,
  })(given, cursor)
}
