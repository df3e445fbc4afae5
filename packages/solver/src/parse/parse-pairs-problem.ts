import type { PairsProblem, PlannedMeeting } from '../problem.ts'
import { parsePairRules } from './parse-rules.ts'
import { parseMeetings, parseWishes } from './parse-wishes.ts'
import {
  type Fields,
  field,
  item,
  type Place,
  readBoolean,
  readEach,
  readList,
  readNewId,
  readObject,
  readWhole,
  refuse,
} from './reader.ts'

/** Far more than any event has. */
const MAX_SESSIONS = 1000
const MAX_PRIORITY = 1000

function parsePeople(value: unknown, place: Place, ids: Map<string, number>) {
  return readEach(value, place, (one, at) => {
    const person = readObject(one, at)
    if (person === undefined) return undefined
    const id = readNewId(person.id, field(at, 'id'), ids)
    const what = 'a number of meetings (0 or more)'
    const capacity = readWhole(person.capacity, field(at, 'capacity'), 0, Number.MAX_SAFE_INTEGER, what)
    const priority = readWhole(
      person.priority ?? 0,
      field(at, 'priority'),
      0,
      MAX_PRIORITY,
      `a number of meetings gone without (0..${MAX_PRIORITY})`,
    )
    return id === undefined || capacity === undefined || priority === undefined
      ? undefined
      : { id, capacity, priority }
  })
}

export function parsePairsProblem(given: Fields, place: Place): PairsProblem | undefined {
  const ids = new Map<string, number>()
  const what = `a number of sessions (1..${MAX_SESSIONS})`
  const sessions = readWhole(given.sessions ?? 1, field(place, 'sessions'), 1, MAX_SESSIONS, what)
  const people = parsePeople(given.people, field(place, 'people'), ids)
  const wishes = parseWishes(given.wishes, field(place, 'wishes'), ids, ids, 'person')
  const mutualOnly = readBoolean(given.mutualOnly ?? false, field(place, 'mutualOnly'))
  const times = { people: ids, sessions: sessions ?? 1 }
  const kept = parsePlannedMeetings(given.kept ?? [], field(place, 'kept'), times)
  const excluded = parseMeetings(given.excluded ?? [], field(place, 'excluded'), ids)
  const previous =
    (given.previous ?? null) === null
      ? null
      : parsePlannedMeetings(given.previous, field(place, 'previous'), times)
  const seed = (given.seed ?? null) === null ? null : readSeed(given.seed, field(place, 'seed'))
  const rules = parsePairRules(given.rules, field(place, 'rules'))
  if (sessions === undefined || people === undefined || wishes === undefined || mutualOnly === undefined)
    return undefined
  if (kept === undefined || excluded === undefined || previous === undefined || seed === undefined)
    return undefined
  return {
    format: 'plan-problem/1',
    kind: 'pairs',
    sessions,
    people,
    wishes,
    mutualOnly,
    kept,
    excluded,
    previous,
    seed,
    rules,
  }
}

function readSeed(value: unknown, place: Place): number | undefined {
  return readWhole(value, place, 0, Number.MAX_SAFE_INTEGER, 'a seed (a whole number, 0 or more)')
}

/**
 * Meetings with their sessions: `[person, person, session]`. A session of null, or none at all, is one still to be found; where there is only
 * one session, meetings are untimed.
 */
function parsePlannedMeetings(
  value: unknown,
  place: Place,
  { people, sessions }: { readonly people: ReadonlyMap<string, number>; readonly sessions: number },
): readonly PlannedMeeting[] | undefined {
  const list = readList(value, place)
  if (list === undefined) return undefined
  const pairs = parseMeetings(
    list.map((entry) => (Array.isArray(entry) && entry.length === 3 ? entry.slice(0, 2) : entry)),
    place,
    people,
  )
  const times = readEach(list, place, (entry, at): { readonly session: number | null } | undefined => {
    const session: unknown = Array.isArray(entry) ? (entry[2] ?? null) : null
    if (session === null) return { session }
    if (sessions === 1 && session !== 0)
      return refuse(item(at, 2), 'meetings have no session where there is only one')
    const read = readWhole(session, item(at, 2), 0, sessions - 1, `a session (0..${sessions - 1}) or null`)
    return read === undefined ? undefined : { session: sessions === 1 ? null : read }
  })
  if (pairs === undefined || times === undefined || pairs.length !== times.length) return undefined
  return pairs.map(([a, b], i): PlannedMeeting => [a, b, times[i].session])
}
