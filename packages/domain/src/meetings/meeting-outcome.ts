import type { EventState } from '../cells/event-state.ts'
import { wishStateOf } from '../cells/own-wish.ts'
import { cellsIn, isActivePerson } from '../cells/read.ts'
import {
  isUpcoming,
  type MeetingFact,
  type MeetingKey,
  pairKey,
  partnerOf,
} from '../entities/meeting-fact.ts'
import type { PersonId } from '../entities/person.ts'
import { numEnabledSessions } from '../entities/sessions.ts'
import type { VariantDescription } from '../variants/registry.ts'

/** How many meetings a person can have: as many as they ask for, at most one in each session; MEET-9. */
export function meetingCapacity(requests: number, sessions: number): number {
  return sessions > 1 ? Math.min(requests, sessions) : requests
}

/** The number of upcoming meetings by person; people without one are left out. */
export function upcomingMeetings({ meetings }: Pick<EventState, 'meetings'>): Map<PersonId, number> {
  const counts = new Map<PersonId, number>()
  for (const meeting of meetings.values()) {
    if (!isUpcoming(meeting)) continue
    for (const id of meeting.people) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

/** A person whose `wishes` are not granted, with the number of meetings they have and can have. */
export type OpenWishes = { personId: PersonId; met: number; wanted: number; wishes: readonly PersonId[] }

export type MeetingOutcome = {
  /** Wishes that are granted, and all of them. */
  granted: number
  wished: number
  /** People who wish to meet somebody. */
  wishing: number
  /** People with room for more meetings, those with the fewest meetings first. */
  leftOut: readonly OpenWishes[]
  /** People who have as many meetings as they can have. */
  full: readonly OpenWishes[]
}

/** How many wishes the meetings of the open week grant, and whose wishes are open; MEET-22. */
export function meetingOutcome(variant: VariantDescription, state: EventState): MeetingOutcome {
  const met = upcomingMeetings(state)
  const wishing = new Set<PersonId>()
  let granted = 0
  for (const meeting of state.meetings.values()) {
    if (!isUpcoming(meeting)) continue
    for (const id of meeting.wishedBy) wishing.add(id)
    granted += meeting.wishedBy.length
  }
  const open = new Map<PersonId, PersonId[]>()
  let ungranted = 0
  for (const { from, to } of standingWishes(state)) {
    const fact = state.meetings.get(pairKey(from, to))
    const isGranted = fact !== undefined && isUpcoming(fact)
    if (isGranted || !isActivePerson(state, from) || !isActivePerson(state, to)) continue
    ungranted += 1
    wishing.add(from)
    open.set(from, [...(open.get(from) ?? []), to])
  }
  const sessions = numEnabledSessions(variant, state.event, state.topics.values())
  const people = [...open].map(([personId, wishes]): OpenWishes => {
    const requests = state.persons.get(personId)?.numMeetingRequests ?? 0
    return { personId, met: met.get(personId) ?? 0, wanted: meetingCapacity(requests, sessions), wishes }
  })
  const hasRoom = (each: OpenWishes) => each.met < each.wanted
  return {
    granted,
    wished: granted + ungranted,
    wishing: wishing.size,
    leftOut: people.filter(hasRoom).sort((a, b) => a.met - b.met),
    full: people.filter((each) => !hasRoom(each)),
  }
}

/** A wish of one person to meet another. */
export type MeetingWish = { from: PersonId; to: PersonId }

/** Who wants to meet whom: by cells, and by the Yes behind reserved meetings. Each wish once. */
export function standingWishes(state: EventState): MeetingWish[] {
  const wishes = new Map<string, MeetingWish>()
  const put = (from: PersonId, to: PersonId) => wishes.set(`${from}|${to}`, { from, to })
  for (const { address, value } of cellsIn(state, 'preferences')) {
    const to = state.topics.get(address.topicId)?.ownerId
    if (to !== undefined && to !== address.userId && wishStateOf(value) === 'requested')
      put(address.userId, to)
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

/** Whether a pair stays unmatched in the open week: one has cancelled and not wished again (MEET-15). */
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
