import { type EventState, variantOf } from '@planner/domain'
import type { RefusalReason } from '@planner/protocol'
import type { PlanResult } from '@planner/solver'
import { told } from '../../audit/audited-actions.ts'
import { SERVER } from '../../audit/server-actor.ts'
import { contentsInSlices } from '../../rooms/contents.ts'
import type { PlanRun } from '../../storage/plan-run-store.ts'
import type { StoredEvent, Write } from '../../storage/storage.ts'
import { endTimeOf } from '../apply/plan-cells.ts'
import { planWrites } from '../apply/plan-writes.ts'
import type { PlanningDeps } from './run-deps.ts'

/** The longest error in the audit; characters. */
const MAX_ERROR = 200

/**
 * Ends a run in one transaction: with its plan in force, or as failed. Either way the event's end time is set,
 * so that nobody stays in "planner is running". An event that was deleted meanwhile takes its run with it.
 */
export async function finishRun(
  deps: Pick<PlanningDeps, 'storage' | 'now' | 'onFinished' | 'log'>,
  run: PlanRun,
  owner: string,
  { best, error }: { best: string | null; error: string | null },
): Promise<void> {
  const stored = await deps.storage.loadEvent(run.eventId)
  if (!stored) return
  const { state } = await contentsInSlices(stored)
  const endedAt = endTimeOf(state, deps.now())
  const plan = error === null ? planOf(best, state, endedAt) : { kind: 'failed' as const, error }
  const writes = [
    ...(plan.kind === 'done' ? plan.writes : []),
    endWrite(stored, endedAt),
    auditWrite(run.eventId, plan, endedAt),
  ]
  const status = plan.kind
  const outcome = { status, best, error: plan.kind === 'failed' ? plan.error : null, endedAt }
  const answer = await deps.storage.planRuns.finish(run.id, owner, outcome, writes)
  if (answer === 'lost') return
  deps.log.info({ eventId: run.eventId, runId: run.id, status }, 'plan run ended')
  deps.onFinished(
    run.eventId,
    plan.kind === 'done' ? { kind: 'done', writes } : { kind: 'failed', error: plan.error, writes },
  )
}

type Plan = { kind: 'done'; writes: Write[] } | { kind: 'failed'; error: string }

function planOf(best: string | null, state: EventState, endedAt: number): Plan {
  if (best === null) return { kind: 'failed', error: 'noPlan' satisfies RefusalReason }
  const result = JSON.parse(best) as PlanResult
  return { kind: 'done', writes: planWrites(variantOf(state.event.variant), state, result, endedAt) }
}

function auditWrite(eventId: string, plan: Plan, endedAt: number): Write {
  const audited =
    plan.kind === 'done'
      ? told('planEnded')
      : told('planFailed', { details: { error: plan.error.slice(0, MAX_ERROR) } })
  return { kind: 'appendAudit', eventId, entry: { at: endedAt, actor: SERVER, ...audited } }
}

function endWrite({ event, keys }: StoredEvent, endedAt: number): Write {
  return { kind: 'putEvent', event: { ...event, lastPlannerEndTime: endedAt }, keys }
}
