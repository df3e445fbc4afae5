import {
  byCodeUnits,
  type EventState,
  isActivePerson,
  isAdmin,
  type MeetingPlanChange,
  meetingCapacity,
  numEnabledSessions,
  type PersonId,
  pairKey,
  readsAsVisitor,
  upcomingMeetings,
  type VariantDescription,
  type Viewer,
} from '@planner/domain'
import type { MeetingsPlace, PlanReport, ReportedChange } from '@planner/protocol'
import type { PlannedMeeting } from '@planner/solver'
import { type StoredPlan, type StoredRun, storedPlan } from './stored-plan.ts'
import { ownReasons, reasonsNow } from './wish-reasons.ts'

/**
 * What a viewer may read of a plan, of the event as they see it: organisers everything, a participant what
 * concerns their own wishes and meetings.
 */
export function planReportFor(
  variant: VariantDescription,
  seen: EventState,
  viewer: Viewer,
  plan: StoredPlan,
): PlanReport | null {
  const { endedAt, result } = plan
  if (isAdmin(viewer)) {
    return {
      endedAt,
      reasons: sortedReasons(reasonsNow(variant, seen, plan)),
      changes: sortedChanges(meetingChanges(seen, plan)),
      quality: result && { soft: result.score[2], bound: result.bound },
    }
  }
  const { personId } = viewer
  if (personId === null || readsAsVisitor(seen, viewer)) return null
  return {
    endedAt,
    reasons: sortedReasons(ownReasons(variant, seen, plan, personId)),
    changes: sortedChanges(
      meetingChanges(seen, plan).filter(({ personIds }) => personIds.includes(personId)),
    ),
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

/**
 * Where people meet in pairs: how many meetings somebody has, and why their other wishes are not granted, of
 * the event as the viewer sees it (MEET-19, MEET-20).
 */
export function meetingsPlaceFor(
  variant: VariantDescription,
  seen: EventState,
  { viewer, personId, run }: { viewer: Viewer; personId: PersonId; run: StoredRun },
): MeetingsPlace | null {
  const plan = storedPlan(seen, run)
  if (!plan || !isActivePerson(seen, personId)) return null
  const report = planReportFor(variant, seen, viewer, plan)
  const sessions = numEnabledSessions(variant, seen.event, seen.topics.values())
  return {
    kind: 'meetings',
    personId,
    met: upcomingMeetings(seen).get(personId) ?? 0,
    wanted: meetingCapacity(seen.persons.get(personId)?.numMeetingRequests ?? 0, sessions),
    reasons: (report?.reasons ?? []).filter(({ from }) => from === personId),
  }
}

/** What a plan did to the meetings reserved before it (MODEL-59), and which it added; MEET-21. */
function meetingChanges(
  { persons }: Pick<EventState, 'persons'>,
  { result, problem }: StoredPlan,
): ReportedChange[] {
  const changes = result?.kind === 'pairs' ? result.changes : null
  if (changes === null) return []
  const former = new Map(problem?.previous?.map(([a, b, session]) => [pairKey(a, b), session]))
  const isMoved = new Set(changes.moved.map(([a, b]) => pairKey(a, b)))
  const listed = (change: MeetingPlanChange, meetings: readonly PlannedMeeting[]) =>
    meetings.map(([a, b, session]): ReportedChange => {
      const before = change === 'dropped' ? session : former.get(pairKey(a, b))
      const isOver = change === 'dropped'
      const hasFormer = isOver || change === 'moved'
      return {
        personIds: [a, b],
        change,
        sessionId: isOver ? null : sessionId(session),
        formerSessionId: hasFormer ? sessionId(before) : null,
      }
    })
  return [
    ...listed('dropped', changes.dropped),
    ...listed('moved', changes.moved),
    ...listed('added', changes.added),
    ...listed(
      'kept',
      changes.kept.filter(([a, b]) => !isMoved.has(pairKey(a, b))),
    ),
  ].filter(({ personIds }) => personIds.every((id) => persons.has(id)))
}

/** The planner counts sessions from 0. */
function sessionId(session: number | null | undefined): number | null {
  return session == null ? null : session + 1
}
