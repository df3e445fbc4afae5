import { type ExpressionBuilder, sql } from 'kysely'
import type { ChangeOf } from '../change.ts'
import {
  type ClaimableRun,
  type NewPlanRun,
  type PlanRun,
  type PlanRunSummary,
  RUN_CONFLICTS,
} from '../plan-run.ts'
import { erasedIds, withErasedIds, withoutIds } from './erased-ids.ts'
import { isPostgres, jsonText } from './json-in-sql.ts'
import { authorText, NOT_RUN, planRunOf } from './plan-run-row.ts'
import { discardDrafts, prune } from './plan-versions.ts'
import type { Db, Schema } from './schema.ts'
import { basisWithout } from './stored-basis.ts'
import { noteErasure } from './upkeep.ts'

/** `id` null is the oldest run. */
export type RunClaim = { owner: string; now: number; leaseMs: number; id: string | null }
export type RunBeat = { id: string; owner: string; now: number; leaseMs: number; best: string | null }

type Runs = ExpressionBuilder<Schema, 'plan_run'>

/** Literals instead of parameters, so that the database can match the condition with the partial index. */
const ACTIVE = [sql.lit('queued' as const), sql.lit('running' as const)]

/** @throws when the event has an active run. */
export async function insertRun(db: Db, run: NewPlanRun): Promise<void> {
  const inserted = await db
    .insertInto('plan_run')
    .values({
      ...NOT_RUN,
      id: run.id,
      event_id: run.eventId,
      status: 'queued',
      created_at: run.createdAt,
      seconds: run.seconds,
      seed: run.seed,
      problem: run.problem,
      settings: run.settings,
      ended_at: null,
      best: run.ready?.best ?? null,
      stop_requested: run.ready?.isComplete ? 1 : 0,
      week: run.week,
      author: authorText(run.author),
      is_replan: run.isReplan ? 1 : 0,
      in_force_at: null,
      basis: run.basis,
      undo_settings: '',
    })
    .onConflict((conflict) => conflict.column('event_id').where('status', 'in', ACTIVE).doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows !== 1n) throw new Error(RUN_CONFLICTS.busy)
}

const isClaimable = (eb: Runs, now: number) =>
  eb.and([eb('status', 'in', ACTIVE), eb.or([eb('status', '=', 'queued'), eb('lease_until', '<=', now)])])

export async function claimableRuns(db: Db, now: number): Promise<ClaimableRun[]> {
  return db
    .selectFrom('plan_run')
    .select(['id', 'seconds', 'event_id as eventId', 'created_at as createdAt'])
    .select(sql<number>`length(problem)`.as('characters'))
    .where((eb) => isClaimable(eb, now))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Claims the run, or the oldest claimable one. The UPDATE repeats the condition of its subquery. */
export async function claimRun(db: Db, { owner, now, leaseMs, id }: RunClaim): Promise<PlanRun | undefined> {
  const isMeant = (eb: Runs) =>
    id === null ? isClaimable(eb, now) : eb.and([isClaimable(eb, now), eb('id', '=', id)])
  const row = await db
    .updateTable('plan_run')
    .set((eb) => ({
      status: 'running',
      lease_owner: owner,
      lease_until: now + leaseMs,
      started_at: eb.fn.coalesce('started_at', eb.val(now)),
    }))
    .where('id', '=', (eb) => {
      const oldest = eb.selectFrom('plan_run').select('id').where(isMeant).orderBy('created_at').orderBy('id')
      // Nodes that look at once claim different runs.
      return (isPostgres(db) ? oldest.forUpdate().skipLocked() : oldest).limit(1)
    })
    .where(isMeant)
    .returningAll()
    .executeTakeFirst()
  return row && planRunOf(row)
}

export async function heartbeatRun(
  db: Db,
  { id, owner, now, leaseMs, best }: RunBeat,
): Promise<'continue' | 'stop' | 'lost'> {
  const row = await db
    .updateTable('plan_run')
    .set({ lease_until: now + leaseMs, ...(best === null ? {} : { best }) })
    .where((eb) => isLeasedBy(eb, id, owner))
    .returning('stop_requested')
    .executeTakeFirst()
  if (!row) return 'lost'
  return row.stop_requested === 1 ? 'stop' : 'continue'
}

export async function stopRun(db: Db, eventId: string): Promise<void> {
  await db
    .updateTable('plan_run')
    .set({ stop_requested: 1 })
    .where('event_id', '=', eventId)
    .where('status', 'in', ACTIVE)
    .execute()
}

/** @throws when another owner has the lease, or the run has ended. */
export async function endRun(db: Db, { runId, owner, outcome }: ChangeOf<'endRun'>): Promise<void> {
  const ended = await db
    .updateTable('plan_run')
    .set({
      status: outcome.status,
      best: outcome.best,
      error: outcome.error,
      ended_at: outcome.endedAt,
      reason: outcome.reason ?? null,
      in_force_at: outcome.status === 'done' ? outcome.endedAt : null,
      lease_owner: null,
      lease_until: null,
    })
    .where((eb) => isLeasedBy(eb, runId, owner))
    .returning(['event_id', 'erased_ids'])
    .executeTakeFirst()
  if (!ended) throw new Error(RUN_CONFLICTS.lost)
  // Only the newest draft waits for an admin.
  if (outcome.status !== 'failed') await discardDrafts(db, ended.event_id, runId)
  await prune(db, ended.event_id)
  const erased = erasedIds(ended.erased_ids)
  if (erased.length > 0) {
    await cutFromRuns(db, ended.event_id, erased)
    await noteErasure(db)
  }
}

/**
 * Cuts erased people out of an event's ended runs: the problem, which contains their preferences, what the
 * basis says of them, and their ids in the plan. An active run needs all of it and is cut when it ends.
 */
export async function cutFromRuns(db: Db, eventId: string, personIds: readonly string[]): Promise<void> {
  const ended = await db
    .selectFrom('plan_run')
    .select(['id', 'status', 'best', 'author', 'problem', 'basis'])
    .where('event_id', '=', eventId)
    .where('status', 'not in', ACTIVE)
    .execute()
  for (const { id, status, best, author, problem, basis } of ended) {
    const cut = best && withoutIds(best, personIds, 'erased')
    // A planner's result names everybody in its problem; a plan that was kept names only people with a seat.
    const isOfAll = best !== null && (status !== 'kept' || best.includes('"made":'))
    const wereThere = cut !== best || (isOfAll ? false : undefined)
    const changes = {
      problem: '',
      best: cut,
      author: withoutIds(author, personIds, ''),
      erased_ids: '',
      basis: basisWithout(basis, problem, personIds, wereThere),
    }
    await db.updateTable('plan_run').set(changes).where('id', '=', id).execute()
  }
  await db
    .updateTable('plan_run')
    .set({ erased_ids: withErasedIds(personIds) })
    .where('event_id', '=', eventId)
    .where('status', 'in', ACTIVE)
    .execute()
}

export async function runsOf(db: Db, eventId: string): Promise<PlanRun[]> {
  const rows = await db
    .selectFrom('plan_run')
    .selectAll()
    .where('event_id', '=', eventId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(planRunOf)
}

/** The run whose plan was the last to go into force. */
export async function latestDoneRun(db: Db, eventId: string): Promise<PlanRun | undefined> {
  const row = await db
    .selectFrom('plan_run')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('in_force_at', 'is not', null)
    .orderBy('in_force_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && planRunOf(row)
}

export async function summariesOf(db: Db, eventId: string): Promise<PlanRunSummary[]> {
  return db
    .selectFrom('plan_run')
    .select(['id', 'status', 'seconds', 'seed', 'settings', 'error'])
    .select(['created_at as createdAt', 'started_at as startedAt', 'ended_at as endedAt'])
    .select(jsonText(db, 'best', ['score']).as('score'))
    .where('event_id', '=', eventId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

function isLeasedBy(eb: Runs, id: string, owner: string) {
  return eb.and([eb('id', '=', id), eb('lease_owner', '=', owner), eb('status', '=', 'running')])
}
