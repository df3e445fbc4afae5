import { cellsIn } from '../cells/read.ts'
import type { EventState } from '../entities/event-state.ts'
import type { PersonId } from '../entities/person.ts'
import { pairKey } from '../meetings/meeting-fact.ts'
import { type MeetingState, meetingWishes } from './meeting-wishes.ts'

/** A meeting that is reserved by a plan or committed by both; MEET-3. */
export type Meeting = {
  /** Requester and requested, by the first request in the order of the event's cells. */
  people: readonly [PersonId, PersonId]
  state: Extract<MeetingState, 'reserved' | 'committed'>
  /** The sessions it is scheduled in, ascending; empty where meetings are untimed (MEET-8). */
  sessions: readonly number[]
}

/** Reserved and committed meetings, one per pair, optionally of one person only. */
export function meetingsOf(state: EventState, personId?: PersonId): Meeting[] {
  const meetings = new Map<string, Omit<Meeting, 'sessions'>>()
  for (const { from, to, state: wish } of meetingWishes(state)) {
    if (wish !== 'reserved' && wish !== 'committed') continue
    const key = pairKey(from, to)
    const known = meetings.get(key)
    const isCommitted = wish === 'committed' || known?.state === 'committed'
    const people = known?.people ?? ([from, to] as const)
    meetings.set(key, { people, state: isCommitted ? 'committed' : 'reserved' })
  }
  const sessions = sessionsOfPairs(state)
  return [...meetings]
    .filter(([, { people }]) => personId === undefined || people.includes(personId))
    .map(([key, meeting]) => ({
      ...meeting,
      sessions: [...(sessions.get(key) ?? [])].sort((a, b) => a - b),
    }))
}

/** The sessions in which two people are assigned to each other. */
function sessionsOfPairs(state: EventState): Map<string, Set<number>> {
  const sessions = new Map<string, Set<number>>()
  for (const { address, value } of cellsIn(state, 'assignments')) {
    const other = state.topics.get(address.topicId)?.ownerId
    if (value !== true) continue
    if (other === undefined || other === address.userId) continue
    const key = pairKey(address.userId, other)
    sessions.set(key, (sessions.get(key) ?? new Set()).add(address.sessionId))
  }
  return sessions
}
