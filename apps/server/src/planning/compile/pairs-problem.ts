import {
  activePeople,
  can,
  type EventState,
  isBlocked,
  type MeetingFact,
  numEnabledSessions,
  pairKey,
  standingWishes,
  type VariantDescription,
  wishesByPair,
} from '@planner/domain'
import type { Meeting, PairsProblem, Wish } from '@planner/solver'
import { pairRulesOf } from './rules.ts'
import { choiceWeight, contactsOf } from './wishes.ts'

/** Compiles an event into meetings of two; MODEL-48, states by MEET-1. */
export function* pairsProblem(variant: VariantDescription, state: EventState): Generator<void, PairsProblem> {
  const people = new Map(activePeople(state).map((person) => [person.id, person]))
  const wishes = standingWishes(state).filter(({ from, to }) => people.has(from) && people.has(to))
  yield
  const facts = [...state.meetings.values()].filter((fact) => fact.people.every((id) => people.has(id)))
  const kept = pairsOf(facts, ({ state: meetingState }) => meetingState === 'committed')
  const keptKeys = new Set(kept.map(([a, b]) => pairKey(a, b)))
  const refused = contactsOf(state, { people }).flatMap(([from, to, weight]) =>
    weight === 'no' ? [[from, to] as const] : [],
  )
  yield
  const wishers = wishesByPair(wishes)
  const settled = pairsOf(
    facts,
    (fact) => fact.state === 'past' || isBlocked(state, fact, wishers.get(pairKey(...fact.people)) ?? []),
  )
  const excluded = distinct([...settled, ...refused]).filter(([a, b]) => !keptKeys.has(pairKey(a, b)))
  const sessions = numEnabledSessions(variant, state.event, state.topics.values())
  const weight = choiceWeight(variant, state, 'Yes') ?? 1
  yield
  return {
    format: 'plan-problem/1',
    kind: 'pairs',
    people: [...people.values()].map(({ id, numMeetingRequests }) => ({
      id,
      capacity: capacityOf(numMeetingRequests, sessions, kept.filter((pair) => pair.includes(id)).length),
    })),
    wishes: wishes
      .filter(({ from, to }) => !keptKeys.has(pairKey(from, to)))
      .map(({ from, to }): Wish => [from, to, weight]),
    mutualOnly: can(variant, 'mutualOnly'),
    kept,
    excluded,
    rules: pairRulesOf(variant, state),
  }
}

/**
 * Meetings a person can have. Where meetings have sessions (MEET-9) each takes one; committed meetings stay
 * even when there are more of them than the person wants by now.
 */
function capacityOf(wanted: number, sessions: number, kept: number): number {
  return Math.max(kept, sessions > 1 ? Math.min(wanted, sessions) : wanted)
}

function pairsOf(facts: readonly MeetingFact[], applies: (fact: MeetingFact) => boolean): Meeting[] {
  return facts.filter(applies).map(({ people: [a, b] }): Meeting => [a, b])
}

/** Each pair once, its people in alphabetical order. */
function distinct(pairs: readonly Meeting[]): Meeting[] {
  const sorted = pairs.map(([a, b]): Meeting => (a < b ? [a, b] : [b, a]))
  return [...new Map(sorted.map((pair) => [pairKey(...pair), pair])).values()]
}
