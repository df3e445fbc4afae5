import type { PairPerson, PairsProblem } from '../problem.ts'
import { pairRules } from './parse-rules.ts'
import { meetings, wishes } from './parse-wishes.ts'
import {
  boolean,
  type Fields,
  field,
  fields,
  list,
  MOST,
  newId,
  orElse,
  type Place,
  type Read,
  refuse,
  whole,
} from './reader.ts'

/** Far more than any event has. */
const MAX_SESSIONS = 1000
const MAX_PRIORITY = 1000

const numSessions = orElse(1, whole(1, MAX_SESSIONS, `a number of sessions (1..${MAX_SESSIONS})`))

/** Null, or none at all, is a session still to be found. Where there is only one session, meetings are untimed. */
function sessionOfMeeting(sessions: number): Read<number | null> {
  const read = whole(0, sessions - 1, `a session (0..${sessions - 1}) or null`)
  return orElse<number | null, null>(null, (value, place) => {
    if (sessions > 1) return read(value, place)
    return value === 0 ? null : refuse(place, 'meetings have no session where there is only one')
  })
}

export function parsePairsProblem(given: Fields, place: Place): PairsProblem | undefined {
  const ids = new Set<string>()
  const sessions = numSessions(given.sessions, field(place, 'sessions')) ?? 1
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
  })(given, place)
}
