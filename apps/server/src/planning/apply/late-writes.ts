import {
  type AddressedCell,
  cellAddress,
  cellKey,
  cellValue,
  desiredGroups,
  type EventState,
  groupDuration,
  groupKey,
  groupRoomsOf,
  type PersonId,
  type Schedule,
  scheduleOf,
  type TopicRecord,
  type VariantDescription,
} from '@planner/domain'
import type { LateOptions, LatePlace } from '@planner/solver'
import { participationOf } from '../compile/participation.ts'
import { placeOf, timeFrameOf } from '../compile/time-frame.ts'
import { type PlanCells, setCell } from './plan-cells.ts'

/** Which groups may take people who come late (PLAN-18), and whom: the planner's problem knows no rooms, and no group that it would not plan. */
export function lateOptions(
  variant: VariantDescription,
  state: EventState,
): Required<Omit<LateOptions, 'vacant'>> {
  const schedule = scheduleOf(variant, state)
  const limits = schedule.groups.flatMap(({ topic, index, room }) =>
    room ? [{ topic: topic.id, group: index, most: room.capacity }] : [],
  )
  return {
    limits,
    // A group that begins would need a room.
    mayBegin: groupRoomsOf(variant, state.event).length === 0,
    without: besidesThePlan(variant, state, schedule),
  }
}

/** Who is in a group of a topic that runs no more, in one too many of its topic, or in a group at a time that is not its own. */
function besidesThePlan(variant: VariantDescription, state: EventState, { groups }: Schedule): PersonId[] {
  const frame = timeFrameOf(variant, state)
  const taking = participationOf(variant, state)
  const found = groups.flatMap(({ topic, index, duration, starts, members }) => {
    const planned = taking.topics.get(topic.id)
    const isKnown =
      planned !== undefined &&
      (taking.hasCandidateGroups ? index === 0 : index < desiredGroups(state, planned))
    if (!isKnown) return [...members.values()].flat()
    if (frame.layout !== 'sessions') return []
    const start = starts.get(0) ?? Math.min(...members.keys()) - 1
    const own = placeOf(frame, topic, duration, start).sessions
    return [...members].flatMap(([sessionId, people]) => (own.includes(sessionId) ? [] : people))
  })
  return [...new Set(found)]
}

export type LateWrites = {
  /** Candidate groups have their topic from when they first run. */
  opened: readonly TopicRecord[]
  cells: readonly AddressedCell[]
  places: readonly (LatePlace & { sessionIds: readonly number[] })[]
  /** Of all of the cells: after whatever they replace. ms since the epoch. */
  timestamp: number
}

/** What a hand would write that puts these people into their groups. */
export function lateWrites(
  variant: VariantDescription,
  state: EventState,
  placed: readonly LatePlace[],
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
    const known = byKey.get(groupKey(topicId, topicGroupIndex))
    // One that has a time waited for somebody.
    const isNew = place.isNew && (known?.starts.size ?? 0) === 0
    if (isNew)
      for (const { sessionId, value } of starts)
        setCell(cells, cellAddress('weekDayHourAssignments', { topicId, topicGroupIndex, sessionId }), value)
    for (const sessionId of sessions)
      setCell(cells, cellAddress('assignments', { sessionId, userId, topicId, topicGroupIndex }), true)
    return [{ ...place, isNew, sessionIds: sessions }]
  })
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
