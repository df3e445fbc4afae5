import type { PlannedMeeting } from '../problem.ts'
import { parseMeetings } from './parse-wishes.ts'
import { item, type Place, readEach, readList, readWhole, refuse } from './reader.ts'

/**
 * Meetings with their sessions: `[person, person, session]`. A session of null, or none at all, is one still to be found; where there is only
 * one session, meetings are untimed.
 */
export function parsePlannedMeetings(
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
