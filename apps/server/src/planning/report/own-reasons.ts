import {
  type EventState,
  isUnseen,
  meetingCapacity,
  numEnabledSessions,
  type PersonId,
  pairKey,
  standingWishesOf,
  upcomingMeetings,
  type VariantDescription,
  type WishReason,
} from '@planner/domain'
import type { ReportedWish } from '@planner/protocol'
import { createExplainer, type PairsProblem } from '@planner/solver'
import { contactsOf } from '../compile/wishes.ts'
import type { StoredPlan } from './stored-plan.ts'

/**
 * Why each wish of one person that is not granted is not, for that person's eyes (MEET-20): it follows from their own wishes, refusals and
 * meetings, and from who takes part, so that nobody else's wish can be read from it (PRIV-20).
 */
export function ownReasons(
  variant: VariantDescription,
  state: EventState,
  plan: StoredPlan,
  personId: PersonId,
): ReportedWish[] {
  const { meetings, persons, event } = state
  const factWith = (to: PersonId) => meetings.get(pairKey(personId, to))
  const isStanding = (to: PersonId) => ['reserved', 'committed', 'past'].includes(factWith(to)?.state ?? '')
  // Whether the other one wishes it anew is theirs to know: called off it has been in any case.
  const isCalledOff = (to: PersonId) => {
    const fact = factWith(to)
    return fact?.state === 'cancelled' && fact.week === event.meetingWeek && fact.cancelledBy !== personId
  }
  const refused = new Set(
    contactsOf(state, { people: persons }).flatMap(([from, to, weight]) =>
      from === personId && weight === 'no' ? [to] : [],
    ),
  )
  const isFull = hasNoRoom(variant, state, personId)
  const notPossible = new Set(notPossibleIn(plan, personId))
  const reasonOf = (to: PersonId): WishReason => {
    if (isCalledOff(to)) return 'calledOff'
    if (refused.has(to)) return 'ownRefusal'
    if (isFull) return 'ownCapacity'
    return notPossible.has(to) ? 'notPossible' : 'open'
  }
  return standingWishesOf(state, personId)
    .filter((to) => persons.has(to) && !isUnseen(state, to) && !isStanding(to))
    .map((to) => ({ from: personId, to, reason: reasonOf(to) }))
}

/** Whether a person has as many meetings as they ask for, or as there are sessions; MEET-9. */
function hasNoRoom(variant: VariantDescription, state: EventState, personId: PersonId): boolean {
  const sessions = numEnabledSessions(variant, state.event, state.topics.values())
  const wanted = state.persons.get(personId)?.numMeetingRequests ?? 0
  return (upcomingMeetings(state).get(personId) ?? 0) >= meetingCapacity(wanted, sessions)
}

function notPossibleIn({ result, problem }: StoredPlan, personId: PersonId): PersonId[] {
  if (result?.kind !== 'pairs' || problem === undefined) return []
  const meetings = result.meetings.filter(([a, b]) => a === personId || b === personId)
  return createExplainer(ownProblem(problem, personId), meetings)
    .wishes()
    .filter(({ obstacle }) => obstacle !== 'ownCapacity')
    .map(({ to }) => to)
}

/** A problem as one person may know it: without anything that others wish, refuse, have or can have. */
function ownProblem(problem: PairsProblem, personId: PersonId): PairsProblem {
  return {
    ...problem,
    people: problem.people.filter(({ id }) => id === personId),
    wishes: problem.wishes.filter(([from]) => from === personId),
    mutualOnly: false,
    excluded: [],
    kept: [],
    previous: null,
  }
}
