import type { EventState, VariantDescription } from '@planner/domain'
import type { PlanResult } from '@planner/solver'
import type { Write } from '../../storage/storage.ts'
import { groupWrites } from './group-writes.ts'
import { meetingWrites } from './meeting-writes.ts'

/**
 * The cells that put a plan into force: what it does not repeat of the plan before is cleared; pinned flags and
 * people's answers stay. People and topics that have gone since the run began are left out. `timestamp` is
 * the plan's end, see `endTimeOf`.
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
