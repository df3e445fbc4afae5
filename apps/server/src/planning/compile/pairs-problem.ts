import {
  activePeople,
  can,
  type EventState,
  type MeetingWish,
  meetingWishes,
  numEnabledSessions,
  pairKey,
  type VariantDescription,
} from '@planner/domain'
import type { Meeting, PairsProblem, Wish } from '@planner/solver'
import { pairRulesOf } from './rules.ts'
import { choiceWeight, contactsOf } from './wishes.ts'

/** Compiles an event into meetings of two; MODEL-48, states by MEET-1. */
export function* pairsProblem(variant: VariantDescription, state: EventState): Generator<void, PairsProblem> {
  const people = new Map(activePeople(state).map((person) => [person.id, person]))
  const choices = meetingWishes(state).filter(({ from, to }) => people.has(from) && people.has(to))
  yield
  const pairs = (meetingState: MeetingWish['state']) =>
    choices.flatMap(({ from, to, state }) => (state === meetingState ? [[from, to] as const] : []))
  const kept = distinct(pairs('committed'))
  const keptKeys = new Set(kept.map(([a, b]) => pairKey(a, b)))
  const refused = contactsOf(state, { people }).flatMap(([from, to, weight]) =>
    weight === 'no' ? [[from, to] as const] : [],
  )
  yield
  const excluded = distinct([...pairs('past'), ...refused]).filter(([a, b]) => !keptKeys.has(pairKey(a, b)))
  const sessions = numEnabledSessions(variant, state.event, state.topics.values())
  yield
  return {
    format: 'plan-problem/1',
    kind: 'pairs',
    people: [...people.values()].map(({ id, numMeetingRequests }) => ({
      id,
      capacity: capacityOf(numMeetingRequests, sessions, kept.filter((pair) => pair.includes(id)).length),
    })),
    wishes: wishesToMeet(variant, state, choices),
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

function wishesToMeet(
  variant: VariantDescription,
  state: EventState,
  choices: readonly MeetingWish[],
): Wish[] {
  const weight = choiceWeight(variant, state, 'Yes') ?? 1
  const wished = new Map<string, Wish>()
  for (const { from, to, state: meetingState } of choices)
    if (meetingState === 'requested' || meetingState === 'reserved')
      wished.set(`${from}|${to}`, [from, to, weight])
  return [...wished.values()]
}

/** Each pair once, its people in alphabetical order. */
function distinct(pairs: readonly Meeting[]): Meeting[] {
  const sorted = pairs.map(([a, b]): Meeting => (a < b ? [a, b] : [b, a]))
  return [...new Map(sorted.map((pair) => [pairKey(...pair), pair])).values()]
}
