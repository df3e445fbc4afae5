import { cellAddress, cellValue, type EventState, type TopicRecord } from '@planner/domain'
import type { FixedGroup, PlannedGroup, Topic } from '@planner/solver'
import type { Participation } from './participation.ts'
import { placeOf, startsOf, type TimeFrame } from './time-frame.ts'

type TopicGroup = { topic: TopicRecord; group: number; duration: number }

function groupsOf(taking: Participation, topics: readonly Topic[]): TopicGroup[] {
  return topics.flatMap(({ id, groups, duration }) => {
    const topic = taking.topics.get(id)
    return topic ? Array.from({ length: groups }, (_, group) => ({ topic, group, duration })) : []
  })
}

/** The pinned topic groups with a start. One pinned to other hours in each of its weeks contradicts itself. */
export function fixedGroupsOf(
  state: EventState,
  frame: TimeFrame,
  taking: Participation,
  topics: readonly Topic[],
): FixedGroup[] {
  return groupsOf(taking, topics).flatMap(({ topic, group }) => {
    const pinned = startsOf(state, frame, topic, group).filter(({ sessionId }) =>
      cellValue(state, cellAddress('fixedTopics', { topicId: topic.id, topicGroupIndex: group, sessionId })),
    )
    return [...new Set(pinned.map(({ slot }) => slot))].map((start) => ({ topic: topic.id, group, start }))
  })
}

/** The plan in force as the cells hold it, cut to the people and topics that still take part; decision 21. */
export function previousPlanOf(
  state: EventState,
  frame: TimeFrame,
  taking: Participation,
  topics: readonly Topic[],
): PlannedGroup[] {
  const assigned = assignedPeople(state, taking)
  return groupsOf(taking, topics).flatMap(({ topic, group, duration }) => {
    const sessions = assigned.get(groupKey(topic.id, group))
    if (!sessions) return []
    const start = startsOf(state, frame, topic, group)[0]?.slot ?? firstSession(frame, sessions)
    if (start === undefined) return []
    const members = placeOf(frame, topic, duration, start).sessions.flatMap((id) => sessions.get(id) ?? [])
    return members.length > 0 ? [{ topic: topic.id, group, start, members: [...new Set(members)] }] : []
  })
}

const groupKey = (topicId: string, group: number) => `${topicId}|${group}`

/** Topic group to sessionId to the people in it. */
function assignedPeople(state: EventState, taking: Participation): Map<string, Map<number, string[]>> {
  const assigned = new Map<string, Map<number, string[]>>()
  for (const { address, value } of state.cells.values()) {
    if (address.table !== 'assignments' || value !== true || !taking.people.has(address.userId)) continue
    const key = groupKey(address.topicId, address.topicGroupIndex)
    const sessions = assigned.get(key) ?? new Map<number, string[]>()
    const people = sessions.get(address.sessionId) ?? []
    people.push(address.userId)
    sessions.set(address.sessionId, people)
    assigned.set(key, sessions)
  }
  return assigned
}

/** Where people were placed by hand without a start: the first session that has anybody. Weeks tell no hour. */
function firstSession(frame: TimeFrame, sessions: ReadonlyMap<number, unknown>): number | undefined {
  if (frame.layout !== 'sessions') return undefined
  const first = Math.min(...sessions.keys()) - 1
  return first >= 0 && first < frame.slots ? first : undefined
}
