import {
  type EventState,
  isActivePerson,
  meetingCapacity,
  numEnabledSessions,
  type PersonId,
  upcomingMeetings,
  type VariantDescription,
  type Viewer,
} from '@planner/domain'
import type { MeetingsPlace } from '@planner/protocol'
import type { PlanRun } from '../../storage/plan-run-store.ts'
import { planReportFor } from './plan-report.ts'
import { storedPlan } from './stored-plan.ts'

/**
 * Where people meet in pairs: how many meetings somebody has, and why their other wishes are not granted, of the event as the viewer sees
 * it (MEET-19, MEET-20).
 */
export async function meetingsPlaceFor(
  variant: VariantDescription,
  seen: EventState,
  viewer: Viewer,
  personId: PersonId,
  run: PlanRun | undefined,
): Promise<MeetingsPlace | null> {
  const plan = storedPlan(seen, run)
  if (!plan || !isActivePerson(seen, personId)) return null
  const report = await planReportFor(variant, seen, viewer, plan)
  const sessions = numEnabledSessions(variant, seen.event, seen.topics.values())
  return {
    kind: 'meetings',
    personId,
    met: upcomingMeetings(seen).get(personId) ?? 0,
    wanted: meetingCapacity(seen.persons.get(personId)?.numMeetingRequests ?? 0, sessions),
    reasons: (report?.reasons ?? []).filter(({ from }) => from === personId),
  }
}
