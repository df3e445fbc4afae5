import {
  type CellsBefore,
  type EventState,
  type MeetingChange,
  meetingCells,
  type VariantDescription,
} from '@planner/domain'
import type { Write } from '../storage/storage.ts'

/** The writes of what becomes of meetings: the facts, and the cells of both people that show them. */
export function meetingChangeWrites(
  variant: VariantDescription,
  state: EventState,
  changes: readonly MeetingChange[],
  at: number,
  before?: CellsBefore,
): Write[] {
  const eventId = state.event.id
  return [
    ...changes.map(
      ({ people, fact }): Write =>
        fact ? { kind: 'putMeeting', eventId, meeting: fact } : { kind: 'removeMeeting', eventId, people },
    ),
    ...meetingCells(variant, state, changes, at, before).map(
      (cell): Write => ({ kind: 'putCell', eventId, cell }),
    ),
  ]
}
