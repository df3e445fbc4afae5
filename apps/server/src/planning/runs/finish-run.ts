import { type AuditedAction, type EventState, settingValue, variantOf } from '@planner/domain'
import type { PlanFailure, PlanObstacle } from '@planner/protocol'
import type { PlanResult } from '@planner/solver'
import { auditedAction } from '../../audit/audited-actions.ts'
import type { PlanRun } from '../../storage/plan-run.ts'
import type { Write } from '../../storage/storage.ts'
import { endTimeOf } from '../apply/plan-cells.ts'
import { planWrites } from '../apply/plan-writes.ts'
import type { PlanningDeps } from '../planning.ts'
import { isEmptyPlan } from '../report/why-no-plan.ts'
import { keepPlanInForce } from '../versions/replace-plan-in-force.ts'

/**
 * How the search of a run ended: by itself or when it was told to, or by an error that the log and the run
 * keep in its own words.
 */
export type RunEnd =
  | { kind: 'searched'; obstacles: readonly PlanObstacle[] }
  | { kind: 'broken'; reason: 'planFailed' | 'plannerCrashed'; error: string }

/**
 * Ends a run by one change of its event's room: with its plan in force, or as failed. Either way the event's
 * end time is set, so that nobody stays in "planner is running". An event that was deleted meanwhile takes
 * its run with it. A plan without any group or meeting is a failure: the plan in force stays (PLAN-19).
 * @throws when the end could not be stored, as when another server has taken the run over.
 */
export async function finishRun(
  deps: Pick<PlanningDeps, 'rooms' | 'storage' | 'now' | 'newId' | 'onFinished' | 'log'>,
  run: PlanRun,
  owner: string,
  best: string | null,
  end: RunEnd,
  tries = TRIES,
): Promise<void> {
  const { eventId } = run
  const latest = await deps.storage.planRuns.latestDone(eventId)
  const room = await deps.rooms.open(eventId)
  if (!room) return
  // From here on in one turn, so that nothing comes between what the plan is applied to and its change.
  const { variant, state } = room
  const endedAt = endTimeOf(state, deps.now())
  const plan = planOf(best, end, state, endedAt)
  const failure = plan.kind === 'failed' ? plan.failure : null
  const isDraft = plan.kind === 'done' && waitsForReview(state)
  const status = isDraft ? ('draft' as const) : plan.kind
  const error = errorOf(plan, end)
  const outcome = { status, best, error, reason: failure?.reason ?? null, endedAt }
  const replacing = { author: run.author, latest, at: endedAt, askedAt: run.createdAt, newId: deps.newId }
  const writes: Write[] = [
    { kind: 'endRun', runId: run.id, owner, outcome },
    ...(status === 'done' ? keepPlanInForce(variant, state, replacing) : []),
    ...(plan.kind === 'done' && !isDraft ? plan.writes : []),
    { kind: 'putEvent', event: { ...state.event, lastPlannerEndTime: endedAt }, keys: room.keys },
  ]
  const audited = [auditEntryOf(plan, isDraft)]
  const { numConflicts } = room
  if (!(await room.change(writes, { kind: 'planEnded', failure }, { audited }))) {
    // Another node has changed the event at the same moment; the plan is applied to what it is by now.
    if (tries > 1 && room.numConflicts > numConflicts)
      return finishRun(deps, run, owner, best, end, tries - 1)
    throw new Error('The end of a planner run was not stored.')
  }
  deps.log.info({ eventId, runId: run.id, status, error }, 'plan run ended')
  deps.onFinished(eventId, failure ? { kind: 'failed', failure } : { kind: 'done' })
}

/** How often an end is tried that other nodes were faster with. */
const TRIES = 5

type Plan = { kind: 'done'; writes: Write[] } | { kind: 'failed'; failure: PlanFailure }

function planOf(best: string | null, end: RunEnd, state: EventState, endedAt: number): Plan {
  const failed = (failure: PlanFailure): Plan => ({ kind: 'failed', failure })
  if (end.kind === 'broken') return failed({ reason: end.reason, obstacles: [] })
  if (best === null) return failed({ reason: 'noPlan', obstacles: [] })
  const result = JSON.parse(best) as PlanResult
  if (isEmptyPlan(result)) return failed({ reason: 'emptyPlan', obstacles: end.obstacles })
  return { kind: 'done', writes: planWrites(variantOf(state.event.variant), state, result, endedAt) }
}

/** Whether new plans are shown to admins first; PLAN-17. */
function waitsForReview({ event, settings }: EventState): boolean {
  return settingValue(variantOf(event.variant), settings, 'parameters|ui|reviewPlansBeforeShowing')
}

/** What the run keeps of its failure (PLAN-10). */
function errorOf(plan: Plan, end: RunEnd): string | null {
  if (plan.kind === 'done') return null
  return end.kind === 'broken' ? end.error : plan.failure.reason
}

function auditEntryOf(plan: Plan, isDraft: boolean): AuditedAction {
  if (plan.kind === 'failed') return auditedAction('planFailed', { details: { error: plan.failure.reason } })
  return auditedAction('planEnded', isDraft ? { details: { isDraft } } : {})
}
