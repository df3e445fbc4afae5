import type {
  FixedGroup,
  GroupsProblem,
  Person,
  PinnedPerson,
  PlannedGroup,
  Room,
  Topic,
} from '../problem.ts'
import { parseRules } from './parse-rules.ts'
import { parseContacts, parseWishes } from './parse-wishes.ts'
import {
  type Fields,
  field,
  item,
  type Place,
  readEach,
  readKnownId,
  readList,
  readNewId,
  readObject,
  readOneOf,
  readWhole,
  readWholes,
  refuse,
  show,
} from './reader.ts'

/** A topic may be longer than any problem: such a topic is valid and can never run. */
const MAX_SLOTS = 10_000
const MAX_GROUPS = 1000
const MOST = Number.MAX_SAFE_INTEGER

function parsePerson(
  value: unknown,
  place: Place,
  slots: number,
  people: Map<string, number>,
): Person | undefined {
  const given = readObject(value, place)
  if (given === undefined) return undefined
  const slot = `a slot (0..${slots - 1})`
  const units = 'a number of units (0 or more)'
  const id = readNewId(given.id, field(place, 'id'), people)
  const available = readWholes(given.available, field(place, 'available'), 0, slots - 1, slot)
  const maybe = readWholes(given.maybe ?? [], field(place, 'maybe'), 0, slots - 1, slot)
  const wants = readWhole(given.wants, field(place, 'wants'), 0, MOST, units)
  const max =
    given.max === undefined || given.max === null
      ? null
      : readWhole(given.max, field(place, 'max'), 0, MOST, `${units} or null`)
  const languages = readEach(given.languages ?? [], field(place, 'languages'), (one, at) =>
    typeof one === 'string' && one !== '' ? one : refuse(at, `${show(one)} is not a language code`),
  )
  if (id === undefined || available === undefined || maybe === undefined) return undefined
  if (wants === undefined || max === undefined || languages === undefined) return undefined
  return { id, available, maybe, wants, max, languages }
}

type Topics = ReadonlyMap<string, Topic>

function parseSeat(given: Fields, place: Place, slots: number, topics: Topics): FixedGroup | undefined {
  const at = field(place, 'topic')
  const topic = typeof given.topic === 'string' ? topics.get(given.topic) : undefined
  if (topic === undefined) return refuse(at, `${show(given.topic)} is not the id of a topic`)
  const last = topic.groups - 1
  const group = readWhole(
    given.group,
    field(place, 'group'),
    0,
    last,
    `a group of "${topic.id}" (0..${last})`,
  )
  const start = readWhole(given.start, field(place, 'start'), 0, slots - 1, `a slot (0..${slots - 1})`)
  return group === undefined || start === undefined ? undefined : { topic: topic.id, group, start }
}

/** The same group may be fixed at two starts: a contradiction, which the result then names. */
function parseFixedGroups(
  value: unknown,
  place: Place,
  slots: number,
  topics: Topics,
): readonly FixedGroup[] | undefined {
  const seen = new Set<string>()
  return readEach(value, place, (entry, at): FixedGroup | undefined => {
    const given = readObject(entry, at)
    const fixed = given && parseSeat(given, at, slots, topics)
    if (fixed === undefined) return undefined
    const key = JSON.stringify(fixed)
    if (seen.has(key)) return refuse(at, `group ${fixed.group} of "${fixed.topic}" is listed twice`)
    seen.add(key)
    return fixed
  })
}

/** Somebody may be pinned to groups that contradict each other: what is broken then is named. */
function parsePins(
  value: unknown,
  place: Place,
  topics: Topics,
  people: ReadonlyMap<string, number>,
): readonly PinnedPerson[] | undefined {
  const seen = new Set<string>()
  return readEach(value, place, (entry, at): PinnedPerson | undefined => {
    const given = readObject(entry, at)
    const person = given && readKnownId(given.person, field(at, 'person'), people, 'person')
    // The time of a group is no part of a pin.
    const seat = given && parseSeat({ ...given, start: 0 }, at, 1, topics)
    if (person === undefined || seat === undefined) return undefined
    const key = JSON.stringify([person, seat.topic, seat.group])
    if (seen.has(key))
      return refuse(at, `"${person}" is pinned twice to group ${seat.group} of "${seat.topic}"`)
    seen.add(key)
    return { person, topic: seat.topic, group: seat.group }
  })
}

function parsePrevious(
  value: unknown,
  place: Place,
  slots: number,
  topics: Topics,
  people: ReadonlyMap<string, number>,
): readonly PlannedGroup[] | undefined {
  const seen = new Set<string>()
  return readEach(value, place, (entry, at): PlannedGroup | undefined => {
    const given = readObject(entry, at)
    const seat = given && parseSeat(given, at, slots, topics)
    if (given === undefined || seat === undefined) return undefined
    const key = JSON.stringify([seat.topic, seat.group])
    if (seen.has(key)) return refuse(at, `group ${seat.group} of "${seat.topic}" is listed twice`)
    seen.add(key)
    const named = new Set<string>()
    readEach(given.members, field(at, 'members'), (member, place) => {
      const id = readKnownId(member, place, people, 'person')
      if (id !== undefined && named.has(id)) refuse(place, `"${id}" is listed twice`)
      return id === undefined ? undefined : named.add(id)
    })
    return { ...seat, members: [...named] }
  })
}

function parseRoom(
  value: unknown,
  place: Place,
  slots: number,
  rooms: Map<string, number>,
): Room | undefined {
  const given = readObject(value, place)
  if (given === undefined) return undefined
  const id = readNewId(given.id, field(place, 'id'), rooms)
  const seats = 'a number of seats (1 or more)'
  const capacity = readWhole(given.capacity, field(place, 'capacity'), 1, MOST, seats)
  const slot = `a slot (0..${slots - 1})`
  const there =
    given.slots === undefined ? undefined : readWholes(given.slots, field(place, 'slots'), 0, slots - 1, slot)
  if (id === undefined || capacity === undefined) return undefined
  return { id, capacity, ...(there && { slots: there }) }
}

export function parseGroupsProblem(given: Fields, place: Place): GroupsProblem | undefined {
  const slots = readWhole(
    given.slots,
    field(place, 'slots'),
    1,
    MAX_SLOTS,
    `a number of slots (1..${MAX_SLOTS})`,
  )
  if (slots === undefined) return undefined
  const slot = `a slot (0..${slots - 1})`
  const breaksAfter = readWholes(given.breaksAfter ?? [], field(place, 'breaksAfter'), 0, slots - 1, slot)
  const countBy = readOneOf(given.countBy, field(place, 'countBy'), ['slots', 'groups'] as const)
  const ids = new Map<string, number>()
  const people = readEach(given.people, field(place, 'people'), (one, at) => parsePerson(one, at, slots, ids))
  const topicIds = new Map<string, number>()
  const topics = readEach(given.topics, field(place, 'topics'), (one, at) =>
    parseTopic(one, at, slots, ids, topicIds),
  )
  const wishes = parseWishes(given.wishes, field(place, 'wishes'), ids, topicIds, 'topic')
  const contacts = parseContacts(given.contacts ?? [], field(place, 'contacts'), ids)
  const rules = parseRules(given.rules, field(place, 'rules'))
  if (breaksAfter === undefined || countBy === undefined || people === undefined) return undefined
  if (topics === undefined || wishes === undefined || contacts === undefined) return undefined
  const byId: Topics = new Map(topics.map((topic) => [topic.id, topic]))
  const fixedGroups = parseFixedGroups(given.fixedGroups ?? [], field(place, 'fixedGroups'), slots, byId)
  const pins = parsePins(given.pins ?? [], field(place, 'pins'), byId, ids)
  const previous =
    given.previous === undefined || given.previous === null
      ? null
      : parsePrevious(given.previous, field(place, 'previous'), slots, byId, ids)
  const roomIds = new Map<string, number>()
  const rooms = readEach(given.rooms ?? [], field(place, 'rooms'), (one, at) =>
    parseRoom(one, at, slots, roomIds),
  )
  if (fixedGroups === undefined || previous === undefined || pins === undefined) return undefined
  if (rooms === undefined) return undefined
  const parts = {
    slots,
    breaksAfter,
    countBy,
    people,
    topics,
    wishes,
    contacts,
    fixedGroups,
    ...(pins.length > 0 && { pins }),
    previous,
    ...(rooms.length > 0 && { rooms }),
    rules,
  }
  return { format: 'plan-problem/1', kind: 'groups', ...parts }
}

function readHosts(value: unknown, place: Place, people: ReadonlyMap<string, number>): readonly string[] {
  const hosts = new Set<string>()
  const list = value === undefined ? [] : (readList(value, place) ?? [])
  for (let i = 0; i < list.length; i++) {
    const host = readKnownId(list[i], item(place, i), people, 'person')
    if (host !== undefined && hosts.has(host)) refuse(item(place, i), `"${host}" is listed twice`)
    if (host !== undefined) hosts.add(host)
  }
  return [...hosts]
}

function parseTopic(
  value: unknown,
  place: Place,
  slots: number,
  people: ReadonlyMap<string, number>,
  topics: Map<string, number>,
): Topic | undefined {
  const given = readObject(value, place)
  if (given === undefined) return undefined
  const whole = (name: string, fallback: number | undefined, min: number, max: number, what: string) =>
    readWhole(given[name] ?? fallback, field(place, name), min, max, what)
  const id = readNewId(given.id, field(place, 'id'), topics)
  const hosts = readHosts(given.hosts, field(place, 'hosts'), people)
  const groups = whole('groups', 1, 1, MAX_GROUPS, `a number of groups (1..${MAX_GROUPS})`)
  const duration = whole('duration', 1, 1, MAX_SLOTS, `a number of slots (1..${MAX_SLOTS})`)
  const minSize = whole('minSize', undefined, 0, MOST, 'a group size (0 or more)')
  const maxSize = whole('maxSize', undefined, 1, MOST, 'a group size (1 or more)')
  const offset = `an offset (0..${MAX_SLOTS})`
  const repeat = readWholes(given.repeat ?? [0], field(place, 'repeat'), 0, MAX_SLOTS, offset)
  if (repeat?.length === 0)
    refuse(field(place, 'repeat'), 'an empty list is not a list of offsets, such as [0]')
  const starts =
    given.starts === undefined || given.starts === null
      ? null
      : readWholes(given.starts, field(place, 'starts'), 0, slots - 1, `a slot (0..${slots - 1})`)
  if (minSize !== undefined && maxSize !== undefined && minSize > maxSize)
    return refuse(field(place, 'minSize'), `${minSize} is above maxSize (0..${maxSize})`)
  if (id === undefined || groups === undefined || duration === undefined) return undefined
  if (minSize === undefined || maxSize === undefined || repeat === undefined || starts === undefined)
    return undefined
  return { id, hosts, groups, duration, repeat, starts, minSize, maxSize }
}
