import type { EventState } from '../cells/event-state.ts'
import { activePeople, saidNo } from '../cells/read.ts'
import { isUpcoming, type MeetingFact, pairKey } from '../entities/meeting-fact.ts'
import type { PersonId } from '../entities/person.ts'
import { numEnabledSessions } from '../entities/sessions.ts'
import type { VariantDescription } from '../variants/registry.ts'
import { meetingCapacity, standingWishes, upcomingMeetings, wishesByPair } from './meeting-outcome.ts'
import { isGrantable } from './transitions.ts'

/** A person's meetings: of the open week, cancelled ones included, and those of weeks that are over. */
type PersonalMeetings = { current: readonly MeetingFact[]; past: readonly MeetingFact[] }

/** By session, untimed ones last; past ones by week, the latest first. */
export function meetingsOfPerson({ meetings }: EventState, personId: PersonId): PersonalMeetings {
  const own = [...meetings.values()].filter(({ people }) => people.includes(personId))
  const session = ({ sessionId }: MeetingFact) => sessionId ?? Number.MAX_SAFE_INTEGER
  const isCancelled = ({ state }: MeetingFact) => Number(state === 'cancelled')
  return {
    current: own
      .filter(({ state }) => state !== 'past')
      .sort((a, b) => isCancelled(a) - isCancelled(b) || session(a) - session(b)),
    past: own.filter(({ state }) => state === 'past').sort((a, b) => b.week - a.week),
  }
}

/**
 * Whether a meeting lacks a session where meetings have one, as after their number was raised; MEET-12. The
 * next plan looks for a session.
 */
export function awaitsSession(
  meeting: Pick<MeetingFact, 'state' | 'sessionId'>,
  numSessions: number,
): boolean {
  return numSessions > 1 && meeting.sessionId === null && isUpcoming(meeting)
}

/** How many meetings become past with the week (`committed`), and how many are released; MEET-5. */
export function closingWeek({ meetings }: EventState): { committed: number; reserved: number } {
  const count = (wanted: MeetingFact['state']) =>
    [...meetings.values()].filter(({ state }) => state === wanted).length
  return { committed: count('committed'), reserved: count('reserved') }
}

/**
 * The people with room for a meeting who could meet somebody else with room: one of the two wishes it, or
 * both where the variant grants mutual wishes only; PLAN-36.
 */
export function peopleShortOfMeetings(variant: VariantDescription, state: EventState): Set<PersonId> {
  const sessions = numEnabledSessions(variant, state.event, state.topics.values())
  const busy = upcomingMeetings(state)
  const isShort = (id: PersonId) =>
    (busy.get(id) ?? 0) < meetingCapacity(state.persons.get(id)?.numMeetingRequests ?? 0, sessions)
  const found = new Set<PersonId>()
  for (const [key, wishedBy] of wishesByPair(standingWishes(state))) {
    const [a = '', b = ''] = key.split('|')
    const people = [a, b] as const
    const known = state.meetings.get(key)
    const isOpen = known?.state !== 'reserved' && isGrantable(variant, state, people, known, wishedBy)
    if (isOpen && people.every(isShort) && !refusesEither(state, people))
      for (const id of people) found.add(id)
  }
  return found
}

function refusesEither(state: EventState, [a, b]: MeetingFact['people']): boolean {
  return state.event.considerContactPreferences && (saidNo(state, a, b) || saidNo(state, b, a))
}

/** A person who takes part and has no meeting in the open week. */
export type WithoutMeeting = {
  personId: PersonId
  /** How many people they wish to meet and have not met. */
  numWishes: number
}

/** In the order of the event; people who want no meetings at all are left out. */
export function peopleWithoutMeeting(state: EventState): WithoutMeeting[] {
  const busy = upcomingMeetings(state)
  const wishes = new Map<PersonId, number>()
  for (const { from, to } of standingWishes(state)) {
    const fact = state.meetings.get(pairKey(from, to))
    if (fact?.state !== 'reserved') wishes.set(from, (wishes.get(from) ?? 0) + 1)
  }
  return activePeople(state)
    .filter(({ id, numMeetingRequests }) => numMeetingRequests > 0 && !busy.has(id))
    .map(({ id }) => ({ personId: id, numWishes: wishes.get(id) ?? 0 }))
}
