import {
  type CellEdit,
  groupKey,
  membershipEdits,
  membersIn,
  moveGroupEdits,
  type PersonId,
  type Schedule,
  unplacedIds,
} from '@planner/domain'
import type { LatePlaces } from '@planner/protocol'
import type { PlanInView } from '../cards/card-model.ts'

/** Who has fewer groups than they want: in a session without one, or in a week. */
export function peopleShort({ variant, state, schedule }: PlanInView): ReadonlySet<PersonId> {
  const parts = schedule.layout === 'sessions' ? schedule.sessions.map((each) => [each]) : [schedule.sessions]
  return new Set(parts.flatMap((sessions) => unplacedIds(variant, state, schedule, sessions)))
}

/**
 * Takes those who were placed out again, as far as they are still there. A group that began with them ends, unless somebody else has come
 * into it.
 */
export function undoEdits(schedule: Schedule, placed: LatePlaces['placed']): CellEdit[] {
  const ended = new Set<string>()
  return placed.flatMap(({ personId, topicId, topicGroupIndex, sessionIds, isNew }) => {
    const key = groupKey({ topicId, topicGroupIndex })
    const group = schedule.byKey.get(key)
    const [sessionId] = sessionIds
    if (!group || sessionId === undefined || !membersIn(group, sessionId).includes(personId)) return []
    const out = membershipEdits(schedule, group, sessionId, personId, false)
    if (!isNew || ended.has(key)) return out
    const own = placed.filter((each) => groupKey(each) === key)
    const isTheirs = membersIn(group, sessionId).every((id) => own.some((each) => each.personId === id))
    if (!isTheirs) return out
    ended.add(key)
    const end = moveGroupEdits(schedule, group, sessionId, null)
    return [...out, ...end.filter(({ value }) => value === null)]
  })
}
