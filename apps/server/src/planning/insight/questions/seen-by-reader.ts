import type { PersonId, Viewer } from '@planner/domain'
import type { GroupsPlace, MeetingsPlace, PlanReport } from '@planner/protocol'
import { visiblePlace } from '../../../readers/visibility.ts'
import { ownGroupsPlace } from '../../report/groups-place.ts'
import { meetingsPlaceFor, planReportFor } from '../../report/plan-report.ts'
import { type StoredRun, storedPlan } from '../../report/stored-plan.ts'
import type { AskedEvent } from '../snapshot.ts'

// Answers that depend on who reads them: each is made of the event as `visiblePlace` cuts it to its reader.
// The cut is made here, of the very event that the answer is of, and what it leaves out is in no answer.

/** Why a participant is where they are, for themselves; WHY-4. */
export function ownPlace(
  { variant, state }: AskedEvent,
  { viewer, personId, sessionId }: { viewer: Viewer; personId: PersonId; sessionId: number | null },
): GroupsPlace | null {
  return ownGroupsPlace(variant, visiblePlace(variant, state, viewer), personId, sessionId)
}

/** What the last plan made of wishes to meet; MEET-19 to MEET-22. */
export function planReport(
  { variant, state }: AskedEvent,
  { viewer, run }: { viewer: Viewer; run: StoredRun },
): PlanReport | null {
  const plan = storedPlan(state, run)
  return plan ? planReportFor(variant, visiblePlace(variant, state, viewer), viewer, plan) : null
}

/** How many meetings somebody has, and why their other wishes are not granted; MEET-19, MEET-20. */
export function meetingsPlace(
  { variant, state }: AskedEvent,
  { viewer, personId, run }: { viewer: Viewer; personId: PersonId; run: StoredRun },
): MeetingsPlace | null {
  return meetingsPlaceFor(variant, visiblePlace(variant, state, viewer), { viewer, personId, run })
}
