import type { EventState } from '../entities/event-state.ts'
import type { PersonId } from '../entities/person.ts'
import { type MeetingFact, partnerOf } from '../meetings/meeting-fact.ts'

/** A meeting that is reserved by a plan or committed; MEET-3. */
export type Meeting = {
  /** Who asked for it first, where one of the two did and the reader knows. */
  people: readonly [PersonId, PersonId]
  state: Extract<MeetingFact['state'], 'reserved' | 'committed'>
  /** The session it is in; empty where meetings are untimed (MEET-8). */
  sessions: readonly number[]
}

/** Reserved and committed meetings, one per pair, optionally of one person only. */
export function meetingsOf(state: EventState, personId?: PersonId): Meeting[] {
  return [...state.meetings.values()].flatMap((fact) => {
    const { people, state: meetingState, sessionId, wishedBy } = fact
    if (meetingState !== 'reserved' && meetingState !== 'committed') return []
    if (personId !== undefined && !people.includes(personId)) return []
    const [asker] = wishedBy.length === 1 ? wishedBy : people
    const pair = asker === undefined ? people : ([asker, partnerOf(fact, asker)] as const)
    return [{ people: pair, state: meetingState, sessions: sessionId === null ? [] : [sessionId] }]
  })
}
