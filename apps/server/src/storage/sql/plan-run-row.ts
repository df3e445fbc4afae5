import type { AuditActor } from '@planner/domain'
import type { Selectable } from 'kysely'
import type { PlanRun } from '../plan-run.ts'
import type { Schema } from './schema.ts'

export function planRunOf(row: Selectable<Schema['plan_run']>): PlanRun {
  return {
    id: row.id,
    eventId: row.event_id,
    status: row.status,
    createdAt: row.created_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    seconds: row.seconds,
    seed: row.seed,
    problem: row.problem,
    settings: row.settings,
    week: row.week,
    best: row.best,
    error: row.error,
    stopRequested: row.stop_requested === 1,
    leaseOwner: row.lease_owner,
    leaseUntil: row.lease_until,
    author: authorOf(row.author),
    isReplan: row.is_replan === 1,
    inForceAt: row.in_force_at,
    basis: row.basis,
    undoSettings: row.undo_settings,
  }
}

/** The columns of a version that nothing has run, or not yet. */
export const NOT_RUN = {
  started_at: null,
  lease_owner: null,
  lease_until: null,
  stop_requested: 0,
  erased_ids: '',
  error: null,
  reason: null,
} as const satisfies Partial<Schema['plan_run']>

export function authorText(author: AuditActor | null): string {
  return author === null ? '' : JSON.stringify(author)
}

export function authorOf(text: string): AuditActor | null {
  return text === '' ? null : (JSON.parse(text) as AuditActor)
}
