import type { EventState } from '../entities/event-state.ts'
import type { PersonId } from '../entities/person.ts'
import type { MeetingFact } from './meeting-fact.ts'

/** How many meetings a person can have: as many as they ask for, where meetings have sessions one in each at most; MEET-9. */
export function meetingCapacity(requests: number, sessions: number): number {
  return sessions > 1 ? Math.min(requests, sessions) : requests
}

/** Whether a meeting is reserved or committed, so that it takes up one of what both can have. */
export function isUpcoming({ state }: Pick<MeetingFact, 'state'>): boolean {
  return state === 'reserved' || state === 'committed'
}

/** How many upcoming meetings each person has; nobody who has none. */
export function upcomingMeetings({ meetings }: Pick<EventState, 'meetings'>): Map<PersonId, number> {
  const counts = new Map<PersonId, number>()
  for (const meeting of meetings.values()) {
    if (!isUpcoming(meeting)) continue
    for (const id of meeting.people) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}
