import {
  activePeople,
  can,
  type EventState,
  isBlocked,
  type MeetingFact,
  type MeetingWish,
  meetingCapacity,
  numEnabledSessions,
  pairKey,
  standingWishes,
  type VariantDescription,
  wishesByPair,
} from '@planner/domain'
import type { Contact, Meeting, PairsProblem, PlannedMeeting, Wish } from '@planner/solver'
import { pairRulesOf } from './rules.ts'
import { choiceWeight, contactsOf } from './wishes.ts'

/** A wish without a rating weighs as much as one of this; MODEL-60. */
const USUAL_RATING = 5

/** Compiles an event into meetings of two; MODEL-48, states by MEET-1. */
export function pairsProblem(
  variant: VariantDescription,
  state: EventState,
  options: { keepPreviousPlan: boolean },
): PairsProblem {
  const people = new Map(activePeople(state).map((person) => [person.id, person]))
  const standing = standingWishes(state).filter(({ from, to }) => people.has(from) && people.has(to))
  const facts = [...state.meetings.values()].filter((fact) => fact.people.every((id) => people.has(id)))
  const sessions = numEnabledSessions(variant, state.event, state.topics.values())
  const kept = meetingsIn(facts, 'committed', sessions)
  const keptOf = (id: string) => kept.filter((pair) => pair.includes(id)).length
  const keptKeys = new Set(kept.map(([a, b]) => pairKey(a, b)))
  const contacts = contactsOf(state, { people })
  const wishers = wishesByPair(standing)
  const settled = facts.filter(
    (fact) => fact.state === 'past' || isBlocked(state, fact, wishers.get(pairKey(...fact.people)) ?? []),
  )
  const refused = contacts.flatMap(([from, to, weight]) => (weight === 'no' ? [[from, to] as const] : []))
  const excluded = distinct([...settled.map(({ people: pair }) => pair), ...refused]).filter(
    ([a, b]) => !keptKeys.has(pairKey(a, b)),
  )
  const wishes = weighed(variant, state, contacts, standing).filter(
    ([from, to]) => !keptKeys.has(pairKey(from, to)),
  )
  const mutualOnly = can(variant, 'mutualOnly')
  return {
    format: 'plan-problem/1',
    kind: 'pairs',
    sessions,
    people: [...people.values()].map(({ id, numMeetingRequests, meetingsWithout }) => ({
      id,
      // Committed meetings stay, even when there are more of them than the person wants by now (MEET-6).
      capacity: Math.max(keptOf(id), meetingCapacity(numMeetingRequests, sessions)),
      priority: meetingsWithout,
    })),
    wishes,
    mutualOnly,
    kept,
    excluded,
    previous: meetingsIn(facts, 'reserved', sessions),
    seed: null,
    rules: pairRulesOf(variant, state, options),
  }
}

/**
 * Wishes with their weights: the weight of a Yes, more or less by what the person's rating of the other says
 * (MODEL-60).
 */
function weighed(
  variant: VariantDescription,
  state: EventState,
  contacts: readonly Contact[],
  wishes: readonly MeetingWish[],
): Wish[] {
  const weight = choiceWeight(variant, state, 'Yes') ?? 1
  const ratings = new Map(contacts.map(([from, to, rating]) => [`${from}|${to}`, rating]))
  return wishes.map(({ from, to }) => {
    const rating = ratings.get(`${from}|${to}`)
    return [from, to, typeof rating === 'number' ? (weight * rating) / USUAL_RATING : weight]
  })
}

/** The meetings in a state, with their sessions counted from 0; one whose session is gone is without. */
function meetingsIn(
  facts: readonly MeetingFact[],
  wanted: MeetingFact['state'],
  sessions: number,
): PlannedMeeting[] {
  return facts
    .filter(({ state }) => state === wanted)
    .map(({ people: [a, b], sessionId }): PlannedMeeting => {
      const hasSession = sessions > 1 && sessionId !== null && sessionId >= 1 && sessionId <= sessions
      return [a, b, hasSession ? sessionId - 1 : null]
    })
}

/** Each pair once, its people in alphabetical order. */
function distinct(pairs: readonly Meeting[]): Meeting[] {
  const sorted = pairs.map(([a, b]): Meeting => (a < b ? [a, b] : [b, a]))
  return [...new Map(sorted.map((pair) => [pairKey(...pair), pair])).values()]
}
