import {
  cellAddress,
  type EventState,
  groupDuration,
  hasGroupRooms,
  type RoomSeeker,
  roomsForGroups,
  type VariantDescription,
} from '@planner/domain'
import type { PlannedGroup } from '@planner/solver'
import type { Write } from '../../storage/storage.ts'
import { participationOf } from '../compile/participation.ts'
import { placeOf, timeFrameOf } from '../compile/time-frame.ts'
import { type PlanCells, replacePlan, setCell } from './plan-cells.ts'

/** The writes of a plan of topic groups, cut to the people and topics that still take part, with their rooms (SESSION-8). */
export function groupWrites(
  variant: VariantDescription,
  state: EventState,
  groups: readonly PlannedGroup[],
  timestamp: number,
): Write[] {
  const eventId = state.event.id
  const frame = timeFrameOf(variant, state)
  const taking = participationOf(variant, state)
  const cells: PlanCells = new Map()
  const opened: Write[] = []
  const seekers: RoomSeeker[] = []
  for (const { topic: topicId, group: topicGroupIndex, start, members } of groups) {
    const topic = taking.topics.get(topicId)
    const people = members.filter((id) => taking.people.has(id))
    if (!topic || people.length === 0) continue
    if (!state.topics.has(topicId)) opened.push({ kind: 'putTopic', eventId, topic: { ...topic, timestamp } })
    const place = placeOf(frame, topic, groupDuration(variant, state, frame.layout, topic), start)
    for (const { sessionId, value } of place.starts)
      setCell(cells, cellAddress('weekDayHourAssignments', { topicId, topicGroupIndex, sessionId }), value)
    for (const sessionId of place.sessions)
      for (const userId of people)
        setCell(cells, cellAddress('assignments', { sessionId, userId, topicId, topicGroupIndex }), true)
    seekers.push({ topic, index: topicGroupIndex, sessions: place.sessions, size: people.length })
  }
  if (hasGroupRooms(variant))
    for (const { address, value } of roomsForGroups(variant, state, seekers))
      if (value !== '') setCell(cells, address, value)
  return [
    ...opened,
    ...replacePlan(state, cells, timestamp).map((cell): Write => ({ kind: 'putCell', eventId, cell })),
  ]
}
