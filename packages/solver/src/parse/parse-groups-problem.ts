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
import { parseTopic } from './parse-topics.ts'
import { parseContacts, parseWishes } from './parse-wishes.ts'
import * as read from './reader.ts'
import { type Fields, field, type Place, refuse } from './reader.ts'

const MAX_SLOTS = 10_000
const MOST = Number.MAX_SAFE_INTEGER

function parsePerson(
  value: unknown,
  place: Place,
  slots: number,
  people: Map<string, number>,
): Person | undefined {
  const given = read.readObject(value, place)
  if (given === undefined) return undefined
  const slot = `a slot (0..${slots - 1})`
  const units = 'a number of units (0 or more)'
  const id = read.readNewId(given.id, field(place, 'id'), people)
  const available = read.readWholes(given.available, field(place, 'available'), 0, slots - 1, slot)
  const maybe = read.readWholes(given.maybe ?? [], field(place, 'maybe'), 0, slots - 1, slot)
  const wants = read.readWhole(given.wants, field(place, 'wants'), 0, MOST, units)
  const max =
    given.max === undefined || given.max === null
      ? null
      : read.readWhole(given.max, field(place, 'max'), 0, MOST, `${units} or null`)
  const languages = read.readEach(given.languages ?? [], field(place, 'languages'), (one, at) =>
    typeof one === 'string' && one !== '' ? one : refuse(at, `${read.show(one)} is not a language code`),
  )
  if (id === undefined || available === undefined || maybe === undefined) return undefined
  if (wants === undefined || max === undefined || languages === undefined) return undefined
  return { id, available, maybe, wants, max, languages }
}

type Topics = ReadonlyMap<string, Topic>

function parseSeat(given: Fields, place: Place, slots: number, topics: Topics): FixedGroup | undefined {
  const at = field(place, 'topic')
  const topic = typeof given.topic === 'string' ? topics.get(given.topic) : undefined
  if (topic === undefined) return refuse(at, `${read.show(given.topic)} is not the id of a topic`)
  const last = topic.groups - 1
  const group = read.readWhole(
    given.group,
    field(place, 'group'),
    0,
    last,
    `a group of "${topic.id}" (0..${last})`,
  )
  const start = read.readWhole(given.start, field(place, 'start'), 0, slots - 1, `a slot (0..${slots - 1})`)
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
  return read.readEach(value, place, (entry, at): FixedGroup | undefined => {
    const given = read.readObject(entry, at)
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
  return read.readEach(value, place, (entry, at): PinnedPerson | undefined => {
    const given = read.readObject(entry, at)
    const person = given && read.readKnownId(given.person, field(at, 'person'), people, 'person')
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
  return read.readEach(value, place, (entry, at): PlannedGroup | undefined => {
    const given = read.readObject(entry, at)
    const seat = given && parseSeat(given, at, slots, topics)
    if (given === undefined || seat === undefined) return undefined
    const key = JSON.stringify([seat.topic, seat.group])
    if (seen.has(key)) return refuse(at, `group ${seat.group} of "${seat.topic}" is listed twice`)
    seen.add(key)
    const named = new Set<string>()
    read.readEach(given.members, field(at, 'members'), (member, place) => {
      const id = read.readKnownId(member, place, people, 'person')
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
  const given = read.readObject(value, place)
  if (given === undefined) return undefined
  const id = read.readNewId(given.id, field(place, 'id'), rooms)
  const seats = 'a number of seats (1 or more)'
  const capacity = read.readWhole(given.capacity, field(place, 'capacity'), 1, MOST, seats)
  const slot = `a slot (0..${slots - 1})`
  const there =
    given.slots === undefined
      ? undefined
      : read.readWholes(given.slots, field(place, 'slots'), 0, slots - 1, slot)
  if (id === undefined || capacity === undefined) return undefined
  return { id, capacity, ...(there && { slots: there }) }
}

export function parseGroupsProblem(given: Fields, place: Place): GroupsProblem | undefined {
  const slots = read.readWhole(
    given.slots,
    field(place, 'slots'),
    1,
    MAX_SLOTS,
    `a number of slots (1..${MAX_SLOTS})`,
  )
  if (slots === undefined) return undefined
  const slot = `a slot (0..${slots - 1})`
  const breaksAfter = read.readWholes(
    given.breaksAfter ?? [],
    field(place, 'breaksAfter'),
    0,
    slots - 1,
    slot,
  )
  const countBy = read.readOneOf(given.countBy, field(place, 'countBy'), ['slots', 'groups'] as const)
  const ids = new Map<string, number>()
  const people = read.readEach(given.people, field(place, 'people'), (one, at) =>
    parsePerson(one, at, slots, ids),
  )
  const topicIds = new Map<string, number>()
  const topics = read.readEach(given.topics, field(place, 'topics'), (one, at) =>
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
  const rooms = read.readEach(given.rooms ?? [], field(place, 'rooms'), (one, at) =>
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
