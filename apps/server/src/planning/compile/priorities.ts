import { type EventState, type MeetingFact, type PersonId, type PersonRecord, pairKey } from '@planner/domain'
import type { Wish } from '@planner/solver'

/** What the planner counts at most. */
const MAX_PRIORITY = 1000

/** What a past week tells: when it was closed, and how many meetings each person had in it. */
type PastWeek = { closedAt: number; met: Map<PersonId, number> }

/**
 * How many meetings each person has gone without in past weeks (MODEL-58): in each week in which anybody met, and that was closed after they
 * registered, as many as they ask for and have open wishes that can be granted, less those they had.
 */
export function prioritiesOf(
  state: EventState,
  people: ReadonlyMap<PersonId, PersonRecord>,
  {
    wishes,
    mutualOnly,
    excluded,
  }: { wishes: readonly Wish[]; mutualOnly: boolean; excluded: ReadonlySet<string> },
): Map<PersonId, number> {
  const weeks = pastWeeks(state.meetings.values())
  const stated = new Set(wishes.map(([from, to]) => `${from}|${to}`))
  const open = new Map<PersonId, number>()
  for (const [from, to] of wishes)
    if (!excluded.has(pairKey(from, to)) && (!mutualOnly || stated.has(`${to}|${from}`)))
      open.set(from, (open.get(from) ?? 0) + 1)
  const priority = ({ id, numMeetingRequests, registeredAt }: PersonRecord) => {
    let without = 0
    for (const { closedAt, met } of weeks)
      if ((registeredAt ?? 0) <= closedAt)
        without += Math.max(0, Math.min(numMeetingRequests - (met.get(id) ?? 0), open.get(id) ?? 0))
    return Math.min(MAX_PRIORITY, without)
  }
  return new Map([...people.values()].map((person) => [person.id, priority(person)]))
}

function pastWeeks(facts: Iterable<MeetingFact>): PastWeek[] {
  const weeks = new Map<number, PastWeek>()
  for (const { state, week, timestamp, people } of facts) {
    if (state !== 'past') continue
    const past = weeks.get(week) ?? { closedAt: 0, met: new Map() }
    past.closedAt = Math.max(past.closedAt, timestamp)
    for (const id of people) past.met.set(id, (past.met.get(id) ?? 0) + 1)
    weeks.set(week, past)
  }
  return [...weeks.values()]
}
