import { cellAddress } from '../cells/address.ts'
import type { EventState } from '../cells/event-state.ts'
import { activePeople, cellsIn, cellValue, isActiveTopic } from '../cells/read.ts'
import type { Session } from '../entities/event.ts'
import { type GroupRoom, groupRoomsOf, roomsBySession } from '../entities/group-rooms.ts'
import type { PersonId } from '../entities/person.ts'
import { isHidden } from '../entities/setting-values.ts'
import { candidateTopic, type TopicId, type TopicRecord } from '../entities/topic.ts'
import type { EventInView } from '../permissions/viewer.ts'
import { type GroupKey, type GroupRef, groupKey } from '../plan/plan-content.ts'
import type { VariantDescription } from '../variants/registry.ts'
import { groupDuration, type ScheduleLayout, scheduledSessions, scheduleLayout } from './layout.ts'

/** One topic group of the plan in force. */
export type ScheduledGroup = {
  key: GroupKey
  topic: TopicRecord
  /** topicGroupIndex, from 0. */
  index: number
  /** In sessions or hours. */
  duration: number
  /** Start slots by the sessionId of their cell: 0 in session variants, the week number in weekly ones. */
  starts: ReadonlyMap<number, number>
  /** The sessionIds for which the group is pinned, as in `starts`. */
  pinned: ReadonlySet<number>
  /** The people whom organisers keep in it through later plans; PLAN-24. */
  keeps: ReadonlySet<PersonId>
  /** The people assigned in each session that has any. */
  members: ReadonlyMap<number, readonly PersonId[]>
  /** The sessions it runs in according to its start or members, ascending. Empty if it is not planned. */
  sessions: readonly number[]
  /** Where it meets in each of its sessions; none without a room, or with one not on the event's list. */
  rooms: ReadonlyMap<number, GroupRoom>
}

/** The plan in force, derived from the cells. */
export type Schedule = {
  layout: ScheduleLayout
  sessions: readonly Session[]
  /** The rooms of the event; none where groups have no rooms. */
  rooms: readonly GroupRoom[]
  /** Every topic group of the event, topics in the order of the event, planned or not. */
  groups: readonly ScheduledGroup[]
  byKey: ReadonlyMap<GroupKey, ScheduledGroup>
}

/** A plan with its event. */
export type PlanInForce = { variant: VariantDescription; state: EventState; schedule: Schedule }

/** A plan with its event, for one viewer. */
export type PlanInView = PlanInForce & EventInView

/** The group in the words of cells and of plans. */
export function refOf({ topic, index }: Pick<ScheduledGroup, 'topic' | 'index'>): GroupRef {
  return { topicId: topic.id, topicGroupIndex: index }
}

type GroupCells = {
  starts: Map<number, number>
  pinned: Set<number>
  keeps: Set<PersonId>
  members: Map<number, PersonId[]>
}

/** Derives the plan from the cells, ignoring sessions and people that no longer exist. */
export function scheduleOf(variant: VariantDescription, state: EventState): Schedule {
  const layout = scheduleLayout(variant, state)
  const sessions = scheduledSessions(variant, state)
  const rooms = groupRoomsOf(variant, state.event)
  const planned = plannedCells(state, layout, sessions.length)
  const groups: ScheduledGroup[] = []
  for (const topic of topicsWithGroups(variant, state, planned)) {
    const duration = groupDuration(variant, state, layout, topic)
    for (const index of groupIndexes(state, topic, planned)) {
      const ref = refOf({ topic, index })
      const cells = planned.get(topic.id)?.get(index) ?? emptyCells()
      const running = new Set(cells.members.keys())
      for (const [sessionId, start] of cells.starts)
        for (const id of coveredSessions(layout, duration, sessionId, start)) running.add(id)
      const inPlan = [...running].filter((id) => id >= 1 && id <= sessions.length).sort((a, b) => a - b)
      const address = cellAddress('topicGroupRooms', ref)
      const own = roomsBySession(rooms, cellValue(state, address), inPlan)
      groups.push({ key: groupKey(ref), topic, index, duration, ...cells, sessions: inPlan, rooms: own })
    }
  }
  return { layout, sessions, rooms, groups, byKey: new Map(groups.map((group) => [group.key, group])) }
}

/** The rooms of a group in these sessions, each once, in their order. */
export function roomsIn(
  { rooms }: Pick<ScheduledGroup, 'rooms'>,
  sessionIds: Iterable<number> = rooms.keys(),
): GroupRoom[] {
  return [...new Set([...sessionIds].flatMap((id) => rooms.get(id) ?? []))]
}

/** The sessions that a group with this start takes. */
export function coveredSessions(
  layout: ScheduleLayout,
  duration: number,
  sessionId: number,
  start: number,
): number[] {
  if (layout === 'sessions') return Array.from({ length: duration }, (_, offset) => start + offset + 1)
  return [Math.max(sessionId, 1)]
}

/** The weeks that a group of the topic shares with this one: all, or only this one for every second week. */
export function weeksTogether(sessions: readonly Session[], topic: TopicRecord, week: number): number[] {
  return topic.topicGroupOnEveryWeek ? sessions.map(({ id }) => id) : [week]
}

export function membersIn(group: ScheduledGroup, sessionId: number): readonly PersonId[] {
  return group.members.get(sessionId) ?? []
}

export function isPlanned(group: ScheduledGroup): boolean {
  return group.sessions.length > 0
}

/** Whether there is any plan to show. */
export function hasPlan(schedule: Schedule): boolean {
  return schedule.groups.some(isPlanned)
}

function emptyCells(): GroupCells {
  return { starts: new Map(), pinned: new Set(), keeps: new Set(), members: new Map() }
}

function plannedCells(
  state: EventState,
  layout: ScheduleLayout,
  numSessions: number,
): Map<TopicId, Map<number, GroupCells>> {
  const planned = new Map<TopicId, Map<number, GroupCells>>()
  const of = (topicId: TopicId, index: number): GroupCells => {
    const groups = planned.get(topicId) ?? new Map<number, GroupCells>()
    const cells = groups.get(index) ?? emptyCells()
    planned.set(topicId, groups.set(index, cells))
    return cells
  }
  // Starts have sessionId 0 in session variants, the week number in the others.
  const isStart = (sessionId: number) => (sessionId === 0) === (layout === 'sessions')
  for (const { address, value } of cellsIn(state, 'assignments')) {
    const { topicId, topicGroupIndex, sessionId, userId } = address
    if (value !== true || sessionId > numSessions || !state.persons.has(userId)) continue
    const { members } = of(topicId, topicGroupIndex)
    members.set(sessionId, [...(members.get(sessionId) ?? []), userId])
  }
  for (const { address, value } of cellsIn(state, 'weekDayHourAssignments')) {
    const { topicId, topicGroupIndex, sessionId } = address
    if (typeof value === 'number' && sessionId <= numSessions && isStart(sessionId))
      of(topicId, topicGroupIndex).starts.set(sessionId, value)
  }
  for (const { address, value } of cellsIn(state, 'pins'))
    if (value === true && state.persons.has(address.userId))
      of(address.topicId, address.topicGroupIndex).keeps.add(address.userId)
  for (const { address, value } of cellsIn(state, 'fixedTopics')) {
    const { topicId, topicGroupIndex, sessionId } = address
    if (value === true && sessionId <= numSessions && isStart(sessionId))
      of(topicId, topicGroupIndex).pinned.add(sessionId)
  }
  return planned
}

type Planned = ReturnType<typeof plannedCells>

/**
 * Active topics, and inactive ones in the plan. While topics are hidden each person has one candidate group
 * with their own id (MODEL-43), named by its people (SCHED-22).
 */
function topicsWithGroups(variant: VariantDescription, state: EventState, planned: Planned): TopicRecord[] {
  const topics = [...state.topics.values()]
  if (!isHidden(variant, state, 'parameters|ui|hideTopicAndIntro'))
    return topics.filter(({ id }) => isActiveTopic(state, id) || planned.has(id))
  const people = new Set(activePeople(state).map(({ id }) => id))
  const candidates = topics.filter(({ id }) => people.delete(id) || planned.has(id))
  return [
    ...candidates.map((topic) => ({ ...topic, name: '', numberOfGroups: 1 })),
    ...[...people].map(candidateTopic),
  ]
}

function groupIndexes(state: EventState, topic: TopicRecord, planned: Planned): number[] {
  const numGroups =
    isActiveTopic(state, topic.id) || !state.topics.has(topic.id) ? desiredGroups(state, topic) : 0
  const indexes = new Set(Array.from({ length: numGroups }, (_, index) => index))
  for (const index of planned.get(topic.id)?.keys() ?? []) indexes.add(index)
  return [...indexes].sort((a, b) => a - b)
}

/** The number of groups a topic wants, limited by the event. */
export function desiredGroups(state: EventState, topic: TopicRecord): number {
  return Math.min(topic.numberOfGroups, state.event.numberOfGroupsForTopic)
}
