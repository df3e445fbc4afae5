import { type MeetingKey, pairKey } from '../entities/meeting-fact.ts'
import type { PersonId } from '../entities/person.ts'
import { byCodeUnits } from '../names/text.ts'
import type { GroupContent, MeetingContent, PlanContent } from './plan-content.ts'
import { type GroupKey, groupKey } from './plan-content.ts'

/** Somebody whose groups in a session or week are others: those they are only in before, and only after. */
export type PersonMove = {
  personId: PersonId
  sessionId: number
  from: readonly GroupKey[]
  to: readonly GroupKey[]
}

/** A group that runs before and after, at another time. */
type GroupMove = { key: GroupKey; from: GroupContent['starts']; to: GroupContent['starts'] }

type RoomMove = { key: GroupKey; from: string; to: string }

type MeetingMove = {
  people: readonly [PersonId, PersonId]
  change: 'added' | 'dropped' | 'moved'
  from: number | null
  to: number | null
}

/** The differences of two plans, sorted by ids, so that equal pairs of plans have equal differences. */
export type PlanDifference = {
  moves: readonly PersonMove[]
  /** Groups with people that only the second has, and only the first. */
  added: readonly GroupKey[]
  dropped: readonly GroupKey[]
  rescheduled: readonly GroupMove[]
  rooms: readonly RoomMove[]
  meetings: readonly MeetingMove[]
}

/** Compares two plans and nothing else: neither times of the day nor choices count. */
export function planDifference(before: PlanContent, after: PlanContent): PlanDifference {
  const [first, second] = [runningGroups(before), runningGroups(after)]
  const keys = [...new Set([...first.keys(), ...second.keys()])].sort(byCodeUnits)
  const both = keys.flatMap((key) => {
    const [from, to] = [first.get(key), second.get(key)]
    return from && to ? [{ key, from, to }] : []
  })
  return {
    moves: personMoves(before, after),
    added: keys.filter((key) => !first.has(key)),
    dropped: keys.filter((key) => !second.has(key)),
    rescheduled: both
      .filter(({ from, to }) => JSON.stringify(from.starts) !== JSON.stringify(to.starts))
      .map(({ key, from, to }) => ({ key, from: from.starts, to: to.starts })),
    rooms: both
      .filter(({ from, to }) => from.room !== to.room)
      .map(({ key, from, to }) => ({ key, from: from.room, to: to.room })),
    meetings: meetingMoves(before.meetings, after.meetings),
  }
}

function runningGroups({ groups }: PlanContent): Map<GroupKey, GroupContent> {
  const running = groups.filter(({ members }) => members.some(([, people]) => people.length > 0))
  return new Map(running.map((group) => [groupKey(group), group]))
}

/** Person to session to the groups they are in there. */
type Places = Map<PersonId, Map<number, GroupKey[]>>

function placesOf({ groups }: PlanContent): Places {
  const places: Places = new Map()
  for (const group of groups)
    for (const [sessionId, people] of group.members)
      for (const personId of people) {
        const own = places.get(personId) ?? new Map<number, GroupKey[]>()
        const keys = own.get(sessionId) ?? []
        keys.push(groupKey(group))
        places.set(personId, own.set(sessionId, keys))
      }
  return places
}

function personMoves(before: PlanContent, after: PlanContent): PersonMove[] {
  const [first, second] = [placesOf(before), placesOf(after)]
  const people = [...new Set([...first.keys(), ...second.keys()])].sort(byCodeUnits)
  return people.flatMap((personId) => {
    const [from, to] = [first.get(personId), second.get(personId)]
    const sessions = [...new Set([...(from?.keys() ?? []), ...(to?.keys() ?? [])])].sort((a, b) => a - b)
    return sessions.flatMap((sessionId) => {
      const [was, is] = [from?.get(sessionId) ?? [], to?.get(sessionId) ?? []]
      const left = was.filter((key) => !is.includes(key)).sort(byCodeUnits)
      const joined = is.filter((key) => !was.includes(key)).sort(byCodeUnits)
      return left.length + joined.length > 0 ? [{ personId, sessionId, from: left, to: joined }] : []
    })
  })
}

function meetingMoves(before: readonly MeetingContent[], after: readonly MeetingContent[]): MeetingMove[] {
  const [first, second] = [byPair(before), byPair(after)]
  const keys = [...new Set([...first.keys(), ...second.keys()])].sort(byCodeUnits)
  return keys.flatMap((key): MeetingMove[] => {
    const [was, is] = [first.get(key), second.get(key)]
    const [a, b] = (is ?? was) as MeetingContent
    const [from, to] = [was?.[2] ?? null, is?.[2] ?? null]
    if (was && is && from === to) return []
    return [{ people: [a, b], change: was ? (is ? 'moved' : 'dropped') : 'added', from, to }]
  })
}

function byPair(meetings: readonly MeetingContent[]): Map<MeetingKey, MeetingContent> {
  return new Map(meetings.map((meeting) => [pairKey(meeting[0], meeting[1]), meeting]))
}
