import { type EventState, settingValue, variantOf } from '@planner/domain'
import type { PlanFailure, PlanObstacle } from '@planner/protocol'
import type { PlanResult } from '@planner/solver'
import { told } from '../../audit/audited-actions.ts'
import { SERVER } from '../../audit/server-actor.ts'
import { contentsInSlices } from '../../rooms/contents.ts'
import type { PlanRun } from '../../storage/plan-run-store.ts'
import type { StoredEvent, Write } from '../../storage/storage.ts'
import { endTimeOf } from '../apply/plan-cells.ts'
import { planWrites } from '../apply/plan-writes.ts'
import { isEmptyPlan } from '../report/why-no-plan.ts'
import { keepPlanInForce } from '../versions/replace-plan-in-force.ts'
import type { PlanningDeps } from './run-deps.ts'

/** How the search of a run ended: by itself or when it was told to, or by an error that the log and the run keep in its own words. */
export type RunEnd =
  | { kind: 'searched'; obstacles: readonly PlanObstacle[] }
  | { kind: 'broken'; reason: 'planFailed' | 'plannerCrashed'; error: string }

/**
 * Ends a run in one transaction: with its plan in force, or as failed. Either way the event's end time is set,
 * so that nobody stays in "planner is running". An event that was deleted meanwhile takes its run with it.
 * A plan without any group or meeting is a failure: the plan in force stays (PLAN-19).
 */
export async function finishRun(
  deps: Pick<PlanningDeps, 'storage' | 'now' | 'newId' | 'onFinished' | 'log'>,
  run: PlanRun,
  owner: string,
  best: string | null,
  end: RunEnd,
): Promise<void> {
  const stored = await deps.storage.loadEvent(run.eventId)
  if (!stored) return
  const { state } = await contentsInSlices(stored)
  const endedAt = endTimeOf(state, deps.now())
  const plan = planOf(best, end, state, endedAt)
  const isDraft = plan.kind === 'done' && waitsForReview(state)
  const isInForce = plan.kind === 'done' && !isDraft
  const writes = [
    ...(isInForce ? await keptWrites(deps, run, state, endedAt) : []),
    ...(isInForce ? plan.writes : []),
    endWrite(stored, endedAt),
    auditWrite(run.eventId, plan, { endedAt, isDraft }),
  ]
  const status = isDraft ? ('draft' as const) : plan.kind
  const reason = plan.kind === 'failed' ? plan.failure.reason : null
  const outcome = { status, best, error: errorOf(plan, end), reason, endedAt }
  const answer = await deps.storage.planRuns.finish(run.id, owner, outcome, writes)
  if (answer === 'lost') return
  deps.log.info({ eventId: run.eventId, runId: run.id, status, error: outcome.error }, 'plan run ended')
  deps.onFinished(run.eventId, plan.kind === 'done' ? { kind: 'done', writes } : { ...plan, writes })
}

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

async function keptWrites(
  { storage, newId }: Pick<PlanningDeps, 'storage' | 'newId'>,
  { eventId, author, createdAt: askedAt }: PlanRun,
  state: EventState,
  at: number,
): Promise<Write[]> {
  const latest = await storage.planRuns.latestDone(eventId)
  return keepPlanInForce(variantOf(state.event.variant), state, { author, latest, at, askedAt, newId })
}

/** What the run keeps of its failure (PLAN-10). */
function errorOf(plan: Plan, end: RunEnd): string | null {
  if (plan.kind === 'done') return null
  return end.kind === 'broken' ? end.error : plan.failure.reason
}

function auditWrite(
  eventId: string,
  plan: Plan,
  { endedAt, isDraft }: { endedAt: number; isDraft: boolean },
): Write {
  const ended = told('planEnded', isDraft ? { details: { isDraft } } : {})
  const audited =
    plan.kind === 'done' ? ended : told('planFailed', { details: { error: plan.failure.reason } })
  return { kind: 'appendAudit', eventId, entry: { at: endedAt, actor: SERVER, ...audited } }
}

function endWrite({ event, keys }: StoredEvent, endedAt: number): Write {
  return { kind: 'putEvent', event: { ...event, lastPlannerEndTime: endedAt }, keys }
}
