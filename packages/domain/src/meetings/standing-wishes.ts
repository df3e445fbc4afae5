import type { EventState } from '../cells/event-state.ts'
import { cellsIn } from '../cells/read.ts'
import { type MeetingFact, type MeetingKey, pairKey, partnerOf } from '../entities/meeting-fact.ts'
import type { PersonId } from '../entities/person.ts'

/** A wish of one person to meet another. */
export type MeetingWish = { from: PersonId; to: PersonId }

const REQUESTS: readonly unknown[] = ['Yes', 'Yes pending']

/** Who wants to meet whom: by cells, and by the Yes behind reserved meetings. Each wish once. */
export function standingWishes(state: EventState): MeetingWish[] {
  const wishes = new Map<string, MeetingWish>()
  const put = (from: PersonId, to: PersonId) => wishes.set(`${from}|${to}`, { from, to })
  for (const { address, value } of cellsIn(state, 'preferences')) {
    const to = state.topics.get(address.topicId)?.ownerId
    if (to !== undefined && to !== address.userId && REQUESTS.includes(value)) put(address.userId, to)
  }
  for (const fact of state.meetings.values())
    if (fact.state === 'reserved') for (const from of fact.wishedBy) put(from, partnerOf(fact, from))
  return [...wishes.values()]
}

/** The people of each pair who want the meeting. */
export function wishesByPair(wishes: Iterable<MeetingWish>): Map<MeetingKey, PersonId[]> {
  const pairs = new Map<MeetingKey, PersonId[]>()
  for (const { from, to } of wishes) {
    const key = pairKey(from, to)
    pairs.set(key, [...(pairs.get(key) ?? []), from])
  }
  return pairs
}

/** Whether a pair stays unmatched in the open week: one cancelled, and has not wished anew (MEET-15). */
export function isBlocked(
  { event }: Pick<EventState, 'event'>,
  { state: meetingState, week, cancelledBy }: MeetingFact,
  wishes: readonly PersonId[],
): boolean {
  return (
    meetingState === 'cancelled' &&
    week === event.meetingWeek &&
    !wishes.some((personId) => personId === cancelledBy)
  )
}
