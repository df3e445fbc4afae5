import {
  type EventState,
  isActivePerson,
  isUpcoming,
  meetingCapacity,
  numEnabledSessions,
  type PersonId,
  upcomingMeetings,
  type VariantDescription,
} from '@planner/domain'
import type { ReportedChange, ReportedWish } from '@planner/protocol'
import { byName } from '../../../../lib/name-order.ts'

/** Somebody with wishes that are not granted: how many meetings they have, and how many they could. */
export type PersonOutcome = {
  personId: PersonId
  met: number
  wanted: number
  wishes: readonly ReportedWish[]
}

export type Outcome = {
  /** Wishes that are granted, and all of them. */
  granted: number
  wished: number
  /** People who wish to meet somebody. */
  wishing: number
  /** Those with room for more meetings, the fewest meetings first: none, or fewer than they could have. */
  leftOut: readonly PersonOutcome[]
  /** Those who have as many meetings as they can have. */
  full: readonly PersonOutcome[]
}

/** What the plan and what happened since have brought those who wish to meet somebody, for organisers; MEET-22. */
export function outcomeOf(
  variant: VariantDescription,
  state: EventState,
  reasons: readonly ReportedWish[],
  nameOf: (id: PersonId) => string,
): Outcome {
  const met = upcomingMeetings(state)
  const wishing = new Set<PersonId>()
  let granted = 0
  for (const meeting of state.meetings.values()) {
    if (!isUpcoming(meeting)) continue
    for (const id of meeting.wishedBy) wishing.add(id)
    granted += meeting.wishedBy.length
  }
  const ungranted = new Map<PersonId, ReportedWish[]>()
  const current = reasons.filter(({ from }) => isActivePerson(state, from))
  for (const wish of current) {
    wishing.add(wish.from)
    ungranted.set(wish.from, [...(ungranted.get(wish.from) ?? []), wish])
  }
  const sessions = numEnabledSessions(variant, state.event, state.topics.values())
  const people = [...ungranted].map(([personId, wishes]): PersonOutcome => {
    const requests = state.persons.get(personId)?.numMeetingRequests ?? 0
    return { personId, met: met.get(personId) ?? 0, wanted: meetingCapacity(requests, sessions), wishes }
  })
  people.sort((a, b) => byName(nameOf(a.personId), nameOf(b.personId)))
  const hasRoom = (each: PersonOutcome) => each.met < each.wanted
  return {
    granted,
    wished: granted + current.length,
    wishing: wishing.size,
    leftOut: people.filter(hasRoom).sort((a, b) => a.met - b.met),
    full: people.filter((each) => !hasRoom(each)),
  }
}

/** The changes of a plan that replaced another; none where it only added, as the first plan does. */
export function shownChanges(
  changes: readonly ReportedChange[],
  nameOf: (id: PersonId) => string,
): readonly ReportedChange[] {
  if (changes.every(({ change }) => change === 'added')) return []
  return changes
    .map(({ personIds: [a, b], ...change }) => {
      const personIds: ReportedChange['personIds'] = byName(nameOf(a), nameOf(b)) > 0 ? [b, a] : [a, b]
      return { ...change, personIds, names: personIds.map(nameOf) }
    })
    .sort(
      (a, b) =>
        ORDER.indexOf(a.change) - ORDER.indexOf(b.change) ||
        byName(a.names[0] ?? '', b.names[0] ?? '') ||
        byName(a.names[1] ?? '', b.names[1] ?? ''),
    )
}

/** What somebody may have to know comes first. */
const ORDER: readonly ReportedChange['change'][] = ['dropped', 'moved', 'added', 'kept']
