import { type EventState, planMeetings, type VariantDescription } from '@planner/domain'
import type { PlannedMeeting } from '@planner/solver'
import { meetingChangeWrites } from '../../meetings/changed-meetings.ts'
import type { Write } from '../../storage/storage.ts'
import { replacePlan } from './plan-cells.ts'

/**
 * The writes of a plan of meetings (MEET-3): the requests it grants become reserved meetings, reserved ones it does not repeat are
 * released, committed and past ones stay. No cell says when a meeting is: cells of plans that still do are cleared.
 */
export function meetingWrites(
  variant: VariantDescription,
  state: EventState,
  meetings: readonly PlannedMeeting[],
  timestamp: number,
): Write[] {
  const eventId = state.event.id
  // A session of the planner is counted from 0; a run of an earlier version may have meetings without any.
  const planned = meetings.map(([a, b, session]) => [a, b, session == null ? null : session + 1] as const)
  return [
    ...meetingChangeWrites(variant, state, planMeetings(variant, state, planned, timestamp), timestamp),
    ...replacePlan(state, new Map(), timestamp).map((cell): Write => ({ kind: 'putCell', eventId, cell })),
  ]
}
