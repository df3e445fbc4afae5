import type { EventState } from '../cells/event-state.ts'
import { cellsIn } from '../cells/read.ts'
import { can, type VariantDescription } from '../variants/registry.ts'
import { maySeeSchedule } from './reading.ts'
import type { Viewer } from './viewer.ts'

/**
 * Whether there is a plan that a viewer may see: somebody is in a group or, where people meet in pairs, the
 * viewer has a meeting. Without deriving the groups, for pages that do not show them.
 */
export function seesPlan(variant: VariantDescription, state: EventState, viewer: Viewer): boolean {
  if (!maySeeSchedule(variant, state, viewer)) return false
  const { personId } = viewer
  if (can(variant, 'pairs'))
    return [...state.meetings.values()].some(
      (meeting) => meeting.state !== 'cancelled' && meeting.people.some((id) => id === personId),
    )
  for (const { value } of cellsIn(state, 'assignments')) if (value === true) return true
  return false
}
