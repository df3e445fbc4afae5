import {
  byCodeUnits,
  type EventState,
  isAdmin,
  readsAsVisitor,
  type VariantDescription,
  type Viewer,
} from '@planner/domain'
import type { PlanReport } from '@planner/protocol'
import { meetingChanges, ownChanges } from './meeting-changes.ts'
import type { StoredPlan } from './stored-plan.ts'
import { ownReasons, reasonsNow } from './wish-reasons.ts'

/**
 * What a viewer may read of a plan, of the event as they see it: organisers everything, a participant what concerns their own wishes and
 * meetings.
 */
export async function planReportFor(
  variant: VariantDescription,
  seen: EventState,
  viewer: Viewer,
  plan: StoredPlan,
): Promise<PlanReport | null> {
  const { endedAt, result } = plan
  if (isAdmin(viewer)) {
    return {
      endedAt,
      reasons: sortedReasons(await reasonsNow(variant, seen, plan)),
      changes: sortedChanges(meetingChanges(seen, plan)),
      quality: result && { soft: result.score[2], bound: result.bound },
    }
  }
  const { personId } = viewer
  if (personId === null || readsAsVisitor(seen, viewer)) return null
  return {
    endedAt,
    reasons: sortedReasons(await ownReasons(variant, seen, plan, personId)),
    changes: sortedChanges(ownChanges(seen, plan, personId)),
    quality: null,
  }
}

/** In an order that tells nothing of who was first. */
function sortedReasons(reasons: PlanReport['reasons']): PlanReport['reasons'] {
  return reasons.toSorted((a, b) => byCodeUnits(`${a.from}|${a.to}`, `${b.from}|${b.to}`))
}

function sortedChanges(changes: PlanReport['changes']): PlanReport['changes'] {
  return changes.toSorted((a, b) => byCodeUnits(a.personIds.join('|'), b.personIds.join('|')))
}
