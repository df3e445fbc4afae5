import {
  type EventState,
  numEnabledSessions,
  type PlannedMeeting,
  pairKey,
  planMeetings,
  type VariantDescription,
} from '@planner/domain'
import type { Meeting } from '@planner/solver'
import { meetingChangeWrites } from '../../meetings/meeting-writes.ts'
import type { Write } from '../../storage/storage.ts'
import { replacePlan } from './plan-cells.ts'
import { spreadMeetings } from './spread-meetings.ts'

/**
 * The writes of a plan of meetings (MEET-3): the requests it grants become reserved meetings, reserved ones it does not repeat are
 * released, committed and past ones stay. No cell says when a meeting is: cells of plans that still do are cleared.
 */
export function meetingWrites(
  variant: VariantDescription,
  state: EventState,
  meetings: readonly Meeting[],
  timestamp: number,
): Write[] {
  const eventId = state.event.id
  const planned = placedMeetings(variant, state, meetings)
  return [
    ...meetingChangeWrites(variant, state, planMeetings(variant, state, planned, timestamp), timestamp),
    ...replacePlan(state, new Map(), timestamp).map((cell): Write => ({ kind: 'putCell', eventId, cell })),
  ]
}

/** The meetings of a plan with their sessions, committed ones in theirs; MEET-8. */
function placedMeetings(
  variant: VariantDescription,
  state: EventState,
  meetings: readonly Meeting[],
): PlannedMeeting[] {
  const sessions = numEnabledSessions(variant, state.event, state.topics.values())
  if (sessions < 2) return meetings.map(([a, b]) => [a, b, null])
  const spread = spreadMeetings(meetings, sessions, (pair) => {
    const fact = state.meetings.get(pairKey(...pair))
    return fact?.state === 'committed' && fact.sessionId !== null ? fact.sessionId - 1 : undefined
  })
  return meetings.map(([a, b], index) => {
    const session = spread[index]
    return [a, b, session === undefined ? null : session + 1]
  })
}
