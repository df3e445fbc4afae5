import type { EventState } from '../cells/event-state.ts'
import { isActivePerson } from '../cells/read.ts'
import {
  type CancelledBy,
  isUpcoming,
  type MeetingFact,
  type MeetingKey,
  pairKey,
  sortedPair,
} from '../entities/meeting-fact.ts'
import type { PersonId } from '../entities/person.ts'
import { settingValue } from '../entities/setting-values.ts'
import { DAY_MS } from '../time/plain-date.ts'
import { can, type VariantDescription } from '../variants/registry.ts'
import type { PreferenceValue } from '../variants/scales.ts'
import { isBlocked, standingWishes, wishesByPair } from './meeting-outcome.ts'

/** The cell of a wish without a meeting. */
const PENDING: PreferenceValue = 'Yes pending'

const WEEK_MS = 7 * DAY_MS

const STANDING = {
  plain: { reserved: 'Yes reserved', committed: 'Yes committed', past: 'Yes past' },
  mutual: { reserved: 'Yes auto reserved', committed: 'Yes auto committed', past: 'Yes past' },
} as const

/** Whether a pair has a meeting that was not taken back. */
export function isStanding(fact: MeetingFact | null | undefined): fact is StandingMeeting {
  return fact != null && fact.state !== 'cancelled'
}

type StandingMeeting = MeetingFact & { state: Exclude<MeetingFact['state'], 'cancelled'> }

/** The cell of one of the two about the other (MEET-10); without a meeting by who wishes it (`wishes`). */
export function meetingChoice(
  variant: VariantDescription,
  fact: MeetingFact | null,
  wishes: readonly PersonId[],
  personId: PersonId,
): PreferenceValue {
  if (isStanding(fact)) return STANDING[can(variant, 'mutualOnly') ? 'mutual' : 'plain'][fact.state]
  return wishes.includes(personId) ? PENDING : ''
}

/** A pair's meeting after a change. */
export type MeetingChange = {
  people: MeetingFact['people']
  /** Null: the pair has none any more. */
  fact: MeetingFact | null
  /** The people who wish it afterwards, where no meeting stands; null where their cells already say so. */
  wishes: readonly PersonId[] | null
}

/** When a meeting changes: the week that is open, and ms since the epoch. */
type Moment = { week: number; timestamp: number }

const momentOf = ({ event }: EventState, timestamp: number): Moment => ({
  week: event.meetingWeek,
  timestamp,
})

/** A participant or the organiser confirms a meeting; MEET-4. An organiser agrees for nobody. */
export function confirmMeeting(
  state: EventState,
  fact: MeetingFact,
  by: PersonId | 'organiser',
  at: number,
): MeetingChange {
  const agreed = new Set(fact.state === 'reserved' ? fact.wishedBy : fact.agreedBy)
  if (fact.people.some((id) => id === by)) agreed.add(by)
  const agreedBy = [...agreed].sort()
  // Only the two learn that the second one agrees: for all others the meeting has not changed.
  const confirmed =
    fact.state === 'committed'
      ? { ...fact, agreedBy }
      : { ...fact, ...momentOf(state, at), state: 'committed' as const, agreedBy }
  return { people: fact.people, fact: confirmed, wishes: [] }
}

/** Takes a reserved or committed meeting back; MEET-11. A participant who does so loses their own wish. */
export function takeMeetingBack(
  state: EventState,
  fact: MeetingFact,
  cancelledBy: CancelledBy,
  at: number,
): MeetingChange {
  return {
    people: fact.people,
    fact: {
      ...fact,
      ...momentOf(state, at),
      state: 'cancelled',
      wishedBy: [],
      agreedBy: [],
      said: [],
      cancelledBy,
    },
    wishes: fact.wishedBy.filter((personId) => personId !== cancelledBy),
  }
}

/** Somebody adds their own Yes to a reserved meeting. Its time stays, so others see nothing (PRIV-16). */
export function wishReserved(fact: MeetingFact, personId: PersonId): MeetingChange {
  const wishedBy = [...new Set([...fact.wishedBy, personId])].sort()
  return { people: fact.people, fact: { ...fact, wishedBy }, wishes: [] }
}

/** Drops a reserved meeting: each of the two has their own wish back; MEET-3. */
export function releaseMeeting({ people, wishedBy }: MeetingFact): MeetingChange {
  return { people, fact: null, wishes: wishedBy }
}

/** Ends the open week: committed meetings are past, reserved ones released, cancelled ones gone; MEET-5. */
export function closeMeetingWeek(state: EventState, at: number): MeetingChange[] {
  return [...state.meetings.values()].flatMap((fact): MeetingChange[] => {
    if (fact.state === 'past') return []
    if (fact.state === 'reserved') return [releaseMeeting(fact)]
    if (fact.state === 'cancelled') return [{ ...releaseMeeting(fact), wishes: null }]
    const past = { ...fact, ...momentOf(state, at), state: 'past' } as const
    return [{ people: fact.people, fact: past, wishes: [] }]
  })
}

/**
 * Past meetings of so long ago that the two may meet again, by the event's interval; MEET-29. Whoever had
 * wished theirs wishes it again.
 */
export function reopenMeetings(variant: VariantDescription, state: EventState, now: number): MeetingChange[] {
  if (!can(variant, 'pairs')) return []
  const weeks = settingValue(variant, state.settings, 'parameters|groups|meetAgainAfterWeeks')
  if (weeks === 0) return []
  return [...state.meetings.values()]
    .filter(({ state: stands, timestamp }) => stands === 'past' && timestamp <= now - weeks * WEEK_MS)
    .map(releaseMeeting)
}

/** Meetings of people who no longer take part: reserved are released, committed are cancelled; MEET-12. */
export function leaveMeetings(
  state: EventState,
  hasLeft: (personId: PersonId) => boolean,
  at: number,
): MeetingChange[] {
  return [...state.meetings.values()].flatMap((fact) => {
    if (!fact.people.some(hasLeft)) return []
    if (fact.state === 'reserved') return [releaseMeeting(fact)]
    return fact.state === 'committed' ? [takeMeetingBack(state, fact, 'organiser', at)] : []
  })
}

/**
 * Meetings of an event that has `sessions` sessions from now on; MEET-12. With a single session all are
 * untimed; with several reserved ones whose session is gone are released, and committed ones lose it.
 */
export function fitMeetings(state: EventState, sessions: number, at: number): MeetingChange[] {
  return [...state.meetings.values()].flatMap((fact): MeetingChange[] => {
    if (fact.sessionId === null || !isStanding(fact) || fact.state === 'past') return []
    const isGone = fact.sessionId > sessions
    if (!isGone && sessions > 1) return []
    if (sessions > 1 && fact.state === 'reserved') return [releaseMeeting(fact)]
    return [{ people: fact.people, fact: { ...fact, sessionId: null, timestamp: at }, wishes: [] }]
  })
}

/** A meeting of a plan, with its session or null where it has none. */
export type PlannedMeeting = readonly [PersonId, PersonId, number | null]

/**
 * Puts a plan into force; MEET-3. Reserved meetings that it does not repeat are released; committed and past
 * ones stay. Left out are meetings that nobody wishes, and those beyond the number or at a taken time of
 * either person.
 */
export function planMeetings(
  variant: VariantDescription,
  state: EventState,
  planned: readonly PlannedMeeting[],
  at: number,
): MeetingChange[] {
  const wishes = wishesByPair(standingWishes(state))
  const calendar = new Calendar(state, (fact) => fact.state === 'committed')
  const changes = new Map<MeetingKey, MeetingChange>()
  for (const [a, b, sessionId] of planned) {
    const key = pairKey(a, b)
    const known = state.meetings.get(key)
    const people = sortedPair(a, b)
    if (
      known?.state === 'committed' &&
      known.sessionId === null &&
      sessionId !== null &&
      calendar.isFree(people, sessionId)
    ) {
      calendar.occupy(people, sessionId)
      changes.set(key, { people, fact: { ...known, sessionId, timestamp: at }, wishes: [] })
    }
    const wishedBy = (wishes.get(key) ?? []).toSorted()
    if (changes.has(key) || !isGrantable(variant, state, people, known, wishedBy)) continue
    if (calendar.take(people, sessionId))
      changes.set(key, reserve({ ...momentOf(state, at), people, sessionId, wishedBy }))
  }
  for (const [key, fact] of state.meetings)
    if (fact.state === 'reserved' && !changes.has(key)) changes.set(key, releaseMeeting(fact))
  return [...changes.values()]
}

/**
 * Adds meetings to the plan in force and changes none of it; PLAN-36. Left out are meetings that nobody
 * wishes any more, and those that would give somebody two at once or more than they ask for.
 */
export function addMeetings(
  variant: VariantDescription,
  state: EventState,
  planned: readonly PlannedMeeting[],
  at: number,
): MeetingChange[] {
  const wishes = wishesByPair(standingWishes(state))
  const calendar = new Calendar(state, isUpcoming)
  return planned.flatMap(([a, b, sessionId]) => {
    const key = pairKey(a, b)
    const known = state.meetings.get(key)
    const people = sortedPair(a, b)
    const wishedBy = (wishes.get(key) ?? []).toSorted()
    const isNew = known?.state !== 'reserved' && isGrantable(variant, state, people, known, wishedBy)
    if (!isNew || !calendar.take(people, sessionId)) return []
    return [reserve({ ...momentOf(state, at), people, sessionId, wishedBy })]
  })
}

function reserve(meeting: Omit<MeetingFact, 'state' | 'agreedBy' | 'said' | 'cancelledBy'>): MeetingChange {
  const fact: MeetingFact = { ...meeting, state: 'reserved', agreedBy: [], said: [], cancelledBy: null }
  return { people: fact.people, fact, wishes: [] }
}

/** Whether a plan may make this meeting of the two: they wish it, and it has not been decided otherwise. */
export function isGrantable(
  variant: VariantDescription,
  state: EventState,
  people: MeetingFact['people'],
  known: MeetingFact | undefined,
  wishedBy: readonly PersonId[],
): boolean {
  const isWished = wishedBy.length >= (can(variant, 'mutualOnly') ? 2 : 1)
  const isSettled = known?.state === 'committed' || known?.state === 'past'
  const isRefused = known !== undefined && isBlocked(state, known, wishedBy)
  return isWished && !isSettled && !isRefused && people.every((id) => isActivePerson(state, id))
}

/** How many more meetings each person can have, and the sessions in which they have one. */
class Calendar {
  readonly #room: Map<PersonId, number>
  readonly #taken = new Set<string>()

  /** Counts the meetings for which `stays` holds. */
  constructor({ persons, meetings }: EventState, stays: (fact: MeetingFact) => boolean) {
    this.#room = new Map([...persons.values()].map(({ id, numMeetingRequests }) => [id, numMeetingRequests]))
    for (const fact of meetings.values()) {
      if (!stays(fact)) continue
      this.#count(fact.people)
      this.occupy(fact.people, fact.sessionId)
    }
  }

  /** Takes room for one more meeting of the two. False: there is none. */
  take(people: readonly PersonId[], sessionId: number | null): boolean {
    if (!this.#hasRoom(people) || !this.isFree(people, sessionId)) return false
    this.#count(people)
    this.occupy(people, sessionId)
    return true
  }

  #hasRoom(people: readonly PersonId[]): boolean {
    return people.every((id) => (this.#room.get(id) ?? 0) > 0)
  }

  isFree(people: readonly PersonId[], sessionId: number | null): boolean {
    return sessionId === null || !people.some((id) => this.#taken.has(`${id}|${sessionId}`))
  }

  #count(people: readonly PersonId[]): void {
    for (const id of people) this.#room.set(id, (this.#room.get(id) ?? 0) - 1)
  }

  occupy(people: readonly PersonId[], sessionId: number | null): void {
    if (sessionId !== null) for (const id of people) this.#taken.add(`${id}|${sessionId}`)
  }
}
