import {
  cellAddress,
  type EventState,
  groupDuration,
  hasGroupRooms,
  planMeetings,
  type RoomSeeker,
  roomsForGroups,
  type VariantDescription,
} from '@planner/domain'
import type { PlannedGroup, PlannedMeeting, PlanResult } from '@planner/solver'
import { meetingChangeWrites } from '../../meetings/changed-meetings.ts'
import type { Write } from '../../storage/storage.ts'
import { participationOf } from '../compile/participation.ts'
import { placeOf, timeFrameOf } from '../compile/time-frame.ts'
import { type PlanCells, replacePlan, setCell } from './plan-cells.ts'

/**
 * The writes that put a plan into force. Cells of the plan before that it does not repeat are cleared; pinned
 * flags and people's answers stay. People and topics that have gone since the run began are left out.
 * `timestamp` is the plan's end, see `endTimeOf`.
 */
export function planWrites(
  variant: VariantDescription,
  state: EventState,
  result: PlanResult,
  timestamp: number,
): Write[] {
  return result.kind === 'groups'
    ? groupWrites(variant, state, result.groups, timestamp)
    : meetingWrites(variant, state, result.meetings, timestamp)
}

/** The writes of a plan of topic groups with rooms (SESSION-8), of people and topics that still take part. */
function groupWrites(
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
  return [...opened, ...replacePlan(state, cells, timestamp)]
}

/**
 * The writes of a plan of meetings (MEET-3): granted wishes become reserved meetings, reserved ones that the
 * plan does not repeat are released, committed and past ones stay. Cells with times of meetings are cleared.
 */
export function meetingWrites(
  variant: VariantDescription,
  state: EventState,
  meetings: readonly PlannedMeeting[],
  timestamp: number,
): Write[] {
  // A session of the planner is counted from 0; a run of an earlier version may have meetings without any.
  const planned = meetings.map(([a, b, session]) => [a, b, session == null ? null : session + 1] as const)
  return [
    ...meetingChangeWrites(variant, state, planMeetings(variant, state, planned, timestamp), timestamp),
    ...replacePlan(state, new Map(), timestamp),
  ]
}
