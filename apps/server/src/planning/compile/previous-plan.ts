import { cellsIn, type EventState, groupKey, type Schedule, type ScheduledGroup } from '@planner/domain'
import type { FixedGroup, PinnedPerson, PlannedGroup, Topic } from '@planner/solver'
import type { Participation } from './participation.ts'
import { placeOf, slotOf, type TimeFrame } from './time-frame.ts'

/**
 * The pinned topic groups with a start. One pinned to other hours in each of its weeks contradicts itself.
 */
export function fixedGroupsOf(inForce: Schedule, frame: TimeFrame, topics: readonly Topic[]): FixedGroup[] {
  return groupsOf(inForce, topics).flatMap((scheduled) => {
    const { topic, index: group, pinned } = scheduled
    const starts = startsOf(frame, scheduled).filter(({ sessionId }) => pinned.has(sessionId))
    return [...new Set(starts.map(({ slot }) => slot))].map((start) => ({ topic: topic.id, group, start }))
  })
}

/** Who is pinned to a group, of the people, topics and groups that still take part; PLAN-24. */
export function pinsOf(
  state: EventState,
  taking: Pick<Participation, 'people'>,
  topics: readonly Topic[],
): PinnedPerson[] {
  const groups = new Map(topics.map((topic) => [topic.id, topic.groups]))
  return [...cellsIn(state, 'pins')].flatMap(({ address, value }) => {
    const { userId: person, topicId: topic, topicGroupIndex: group } = address
    const isPin = value === true && taking.people.has(person) && group < (groups.get(topic) ?? 0)
    return isPin ? [{ person, topic, group }] : []
  })
}

/** The plan in force, cut to the people and topics that still take part; PLAN-12. */
export function previousPlanOf(
  inForce: Schedule,
  frame: TimeFrame,
  taking: Participation,
  topics: readonly Topic[],
): PlannedGroup[] {
  return groupsOf(inForce, topics).flatMap((scheduled) => {
    const { topic, index: group, duration } = scheduled
    const membersIn = (sessionId: number) =>
      (scheduled.members.get(sessionId) ?? []).filter((id) => taking.people.has(id))
    const start = startsOf(frame, scheduled)[0]?.slot ?? firstSession(frame, scheduled, membersIn)
    if (start === undefined) return []
    const members = placeOf(frame, topic, duration, start).sessions.flatMap(membersIn)
    return members.length > 0 ? [{ topic: topic.id, group, start, members: [...new Set(members)] }] : []
  })
}

function groupsOf(inForce: Schedule, topics: readonly Topic[]): ScheduledGroup[] {
  return topics.flatMap(({ id, groups }) =>
    Array.from(
      { length: groups },
      (_, index) => inForce.byKey.get(groupKey({ topicId: id, topicGroupIndex: index })) ?? [],
    ).flat(),
  )
}

/** Every start that the cells name for a topic group. Without times everything starts in the one slot. */
function startsOf(
  frame: TimeFrame,
  { topic, starts }: ScheduledGroup,
): { sessionId: number; slot: number }[] {
  if (frame.layout === 'untimed') return [{ sessionId: 1, slot: 0 }]
  return [...starts]
    .sort(([a], [b]) => a - b)
    .flatMap(([sessionId, start]) => {
      const slot = slotOf(frame, topic, sessionId, start)
      return slot === undefined ? [] : [{ sessionId, slot }]
    })
}

/**
 * Where people were placed by hand without a start: the first session that has anybody. Weeks give no hour.
 */
function firstSession(
  frame: TimeFrame,
  { sessions }: ScheduledGroup,
  membersIn: (sessionId: number) => readonly unknown[],
): number | undefined {
  if (frame.layout !== 'sessions') return undefined
  const first = sessions.find((sessionId) => membersIn(sessionId).length > 0)
  return first === undefined ? undefined : first - 1
}
