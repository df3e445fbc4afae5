import {
  type AddressedCell,
  cellAddress,
  cellKey,
  cellValue,
  desiredGroups,
  type EventState,
  groupDuration,
  groupKey,
  isRoomThere,
  type PersonId,
  roomAddress,
  roomsIn,
  type Schedule,
  scheduleOf,
  type TopicId,
  type TopicRecord,
  type VariantDescription,
} from '@planner/domain'
import type { LateOptions, LatePlace, Placement, Room } from '@planner/solver'
import { participationOf } from '../compile/participation.ts'
import { placeOf, timeFrameOf } from '../compile/time-frame.ts'
import { type PlanCells, setCell } from './plan-cells.ts'

/**
 * How many people each group may take late, and who is left out (PLAN-18). The problem does not say that:
 * it knows neither the rooms that groups have already nor groups that it would not plan.
 */
export function lateOptions(variant: VariantDescription, state: EventState): Omit<LateOptions, 'vacant'> {
  const schedule = scheduleOf(variant, state)
  const isPlanned = plannedGroups(variant, state)
  const limits = schedule.groups.flatMap((group) => {
    const rooms = roomsIn(group)
    const most = Math.min(...rooms.map(({ capacity }) => capacity))
    return rooms.length > 0 && isPlanned(group.topic.id, group.index)
      ? [{ topic: group.topic.id, group: group.index, most }]
      : []
  })
  return {
    limits,
    ...(schedule.rooms.length > 0 && { freeRooms: freeRooms(schedule) }),
    without: besidesThePlan(variant, state, schedule, isPlanned),
  }
}

type IsPlanned = (topicId: TopicId, group: number) => boolean

/** The groups that the planner plans: of topics that run, and no more of each than it wants. */
function plannedGroups(variant: VariantDescription, state: EventState): IsPlanned {
  const { topics, hasCandidateGroups } = participationOf(variant, state)
  return (topicId, group) => {
    const topic = topics.get(topicId)
    return topic !== undefined && group < (hasCandidateGroups ? 1 : desiredGroups(state, topic))
  }
}

/** The rooms of the event, each in the sessions in which no group has it. */
function freeRooms({ rooms, sessions, groups }: Schedule): Room[] {
  return rooms.map((room) => ({
    id: room.name,
    capacity: room.capacity,
    slots: sessions
      .filter(({ id }) => isRoomThere(room, [id]) && !groups.some((group) => group.rooms.get(id) === room))
      .map(({ id }) => id - 1),
  }))
}

/**
 * People in groups that the planner would not plan: of a topic that no longer runs, beyond the wanted number,
 * or at a time that is not the group's own.
 */
function besidesThePlan(
  variant: VariantDescription,
  state: EventState,
  { groups }: Schedule,
  isPlanned: IsPlanned,
): PersonId[] {
  const frame = timeFrameOf(variant, state)
  const found = groups.flatMap(({ topic, index, duration, starts, members }) => {
    if (!isPlanned(topic.id, index)) return [...members.values()].flat()
    if (frame.layout !== 'sessions') return []
    const start = starts.get(0) ?? Math.min(...members.keys()) - 1
    const own = placeOf(frame, topic, duration, start).sessions
    return [...members].flatMap(([sessionId, people]) => (own.includes(sessionId) ? [] : people))
  })
  return [...new Set(found)]
}

export type LateWrites = {
  /** The topics of candidate groups that run for the first time. */
  opened: readonly TopicRecord[]
  cells: readonly AddressedCell[]
  places: readonly (LatePlace & { sessionIds: readonly number[] })[]
  /** Of all `cells`, later than any value they replace; ms since the epoch. */
  timestamp: number
}

/** The cells that put these people into their groups, as edits by hand would. */
export function lateWrites(
  variant: VariantDescription,
  state: EventState,
  { placed, rooms }: Pick<Placement, 'placed' | 'rooms'>,
  now: number,
): LateWrites {
  const frame = timeFrameOf(variant, state)
  const taking = participationOf(variant, state)
  const { byKey } = scheduleOf(variant, state)
  const opened = new Map<string, TopicRecord>()
  const cells: PlanCells = new Map()
  const places = placed.flatMap((place) => {
    const { topic: topicId, group: topicGroupIndex, person: userId, start } = place
    const topic = taking.topics.get(topicId)
    if (!topic) return []
    if (!state.topics.has(topicId)) opened.set(topicId, topic)
    const { starts, sessions } = placeOf(
      frame,
      topic,
      groupDuration(variant, state, frame.layout, topic),
      start,
    )
    const known = byKey.get(groupKey({ topicId, topicGroupIndex }))
    // A group with a time was waiting for people: it is not new.
    const isNew = place.isNew && (known?.starts.size ?? 0) === 0
    if (isNew)
      for (const { sessionId, value } of starts)
        setCell(cells, cellAddress('weekDayHourAssignments', { topicId, topicGroupIndex, sessionId }), value)
    for (const sessionId of sessions)
      setCell(cells, cellAddress('assignments', { sessionId, userId, topicId, topicGroupIndex }), true)
    return [{ ...place, isNew, sessionIds: sessions }]
  })
  for (const { topic: topicId, group: index, room } of rooms) {
    const topic = taking.topics.get(topicId)
    if (topic) setCell(cells, roomAddress('topicGroupRooms', { topic, index }), room)
  }
  const changed = [...cells.values()].filter(({ address, value }) => cellValue(state, address) !== value)
  const before = changed.map(({ address }) => state.cells.get(cellKey(address))?.timestamp ?? 0)
  const timestamp = before.reduce((latest, each) => Math.max(latest, each + 1), now)
  return {
    opened: [...opened.values()],
    cells: changed.map((cell) => ({ ...cell, timestamp })),
    places,
    timestamp,
  }
}
