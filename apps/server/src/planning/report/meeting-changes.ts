import { type EventState, isUnseen, type MeetingPlanChange, type PersonId, pairKey } from '@planner/domain'
import type { ReportedChange } from '@planner/protocol'
import type { PlannedMeeting } from '@planner/solver'
import type { StoredPlan } from './stored-plan.ts'

/** What a plan did to the meetings reserved before it (MODEL-59), and which it added; MEET-21. */
export function meetingChanges(
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

/** Those of one person with people whom they see. */
export function ownChanges(
  state: Pick<EventState, 'persons'>,
  plan: StoredPlan,
  personId: PersonId,
): ReportedChange[] {
  return meetingChanges(state, plan).filter(
    ({ personIds }) =>
      personIds.includes(personId) && personIds.every((id) => id === personId || !isUnseen(state, id)),
  )
}

/** The planner counts sessions from 0. */
function sessionId(session: number | null | undefined): number | null {
  return session == null ? null : session + 1
}
