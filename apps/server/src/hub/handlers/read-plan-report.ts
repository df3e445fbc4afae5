import { planReportFor } from '../../planning/report/plan-report.ts'
import { storedPlan } from '../../planning/report/stored-plan.ts'
import { visiblePlace } from '../readers/visibility.ts'
import type { Handler } from './handler.ts'

/** Reads what the last plan made of wishes to meet, cut to who asks; MEET-19 to MEET-22. */
export const readPlanReport: Handler<'ReadPlanReport'> = async (
  { storage },
  _connection,
  _payload,
  authority,
) => {
  const { room, viewer } = authority
  const run = await storage.planRuns.latestDone(room.eventId)
  const { variant, state } = room
  const plan = storedPlan(state, run)
  return {
    ok: true,
    report: plan ? await planReportFor(variant, visiblePlace(variant, state, viewer), viewer, plan) : null,
  }
}
