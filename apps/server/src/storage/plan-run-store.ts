import type { AuditActor, PlanContent } from '@planner/domain'
import type { Write } from './write.ts'

/**
 * `draft` has ended and waits for an admin to publish it, `discarded` was such a draft, and `kept` never ran: it is the plan that was
 * in force, hand moves included, before another one replaced it (PLAN-22).
 */
export type PlanRunStatus = 'queued' | 'running' | 'done' | 'failed' | 'draft' | 'discarded' | 'kept'

/**
 * A stored planner run. `problem` and `best` are the solver's JSON (MODEL-6, MODEL-48, MODEL-51), opaque to storage. Times
 * are ms since the epoch.
 */
export type PlanRun = {
  id: string
  eventId: string
  status: PlanRunStatus
  createdAt: number
  startedAt: number | null
  endedAt: number | null
  seconds: number
  seed: number
  problem: string
  /** A snapshot of the settings by key, as JSON, so that a stored version records its inputs (PLAN-10). */
  settings: string
  /** The week of meetings that was open when it was asked for; null for runs of former versions. */
  week: number | null
  best: string | null
  error: string | null
  stopRequested: boolean
  leaseOwner: string | null
  leaseUntil: number | null
  /** Who asked for it; null for runs of former versions, and cut to nobody when they are erased. */
  author: AuditActor | null
  /** Whether it was to keep what it could of the plan in force. */
  isReplan: boolean
  /** When its plan was last put into force. The plan with the latest is the one that is. */
  inForceAt: number | null
}

export type NewPlanRun = Pick<
  PlanRun,
  | 'id'
  | 'eventId'
  | 'createdAt'
  | 'seconds'
  | 'seed'
  | 'problem'
  | 'settings'
  | 'week'
  | 'author'
  | 'isReplan'
>

export type RunOutcome = {
  /** `done` is in force from `endedAt` on. */
  status: 'done' | 'failed' | 'draft'
  /** Replaces the stored plan, also when null. */
  best: string | null
  error: string | null
  /** Why it failed, by the name that screens translate (PLAN-20). */
  reason?: string | null
  endedAt: number
}

/** `best` of a kept plan, which no solver has made. */
export type KeptPlanText = { format: 'plan-kept/1'; kind: 'kept'; plan: PlanContent }

/** A plan that was in force, with `best` as its text; PLAN-22. */
export type KeptPlan = Pick<PlanRun, 'id' | 'createdAt' | 'settings' | 'week' | 'best' | 'author'> & {
  /** Just before the plan that replaces it. */
  inForceAt: number
}

/** A version in short; PLAN-21. */
export type PlanVersion = Pick<
  PlanRun,
  | 'id'
  | 'createdAt'
  | 'endedAt'
  | 'seconds'
  | 'seed'
  | 'settings'
  | 'week'
  | 'error'
  | 'author'
  | 'isReplan'
  | 'inForceAt'
> & {
  status: Exclude<PlanRunStatus, 'queued' | 'running'>
  reason: string | null
  /** The mean of its people's satisfaction when it was made, 0..1; null without a plan, and of kept ones. */
  satisfaction: number | null
}

/** What a run was and came to, without its problem and its plan. */
export type PlanRunSummary = Pick<
  PlanRun,
  'id' | 'status' | 'createdAt' | 'startedAt' | 'endedAt' | 'seconds' | 'seed' | 'settings' | 'error'
> & {
  /** Hard, medium and soft, as JSON; null without a plan. */
  score: string | null
}

/** Runs with lease and heartbeat. A unique partial index allows one active (queued or running) run per event. */
export type PlanRunStore = {
  /** Stores the run and `writes` in one transaction; 'busy' (and nothing written) when the event has an active run. */
  create(run: NewPlanRun, writes: readonly Write[]): Promise<'created' | 'busy'>
  /** Claims the oldest run that is queued, or whose lease has expired, in one UPDATE. */
  claim(owner: string, now: number, leaseMs: number): Promise<PlanRun | undefined>
  /**
   * Extends the lease and stores the best plan so far; null keeps the stored one, so that a retry without a plan yet does
   * not overwrite it. 'lost' when another owner has the lease or the run has ended.
   */
  heartbeat(
    id: string,
    owner: string,
    now: number,
    leaseMs: number,
    best: string | null,
  ): Promise<'continue' | 'stop' | 'lost'>
  /**
   * Requests that the event's active run ends with its best plan so far, and stores `writes` in the same transaction. False
   * (and nothing written) when none is active.
   */
  requestStop(eventId: string, writes?: readonly Write[]): Promise<boolean>
  /** Ends the run and stores `writes` in one transaction; 'lost' (and nothing written) without the lease. */
  finish(
    id: string,
    owner: string,
    outcome: RunOutcome,
    writes: readonly Write[],
  ): Promise<'finished' | 'lost'>
  /** The runs of an event and the plans kept of it, newest first. */
  list(eventId: string): Promise<PlanRun[]>
  /** The one whose plan was the last to go into force, by a run or by an admin; undefined before the first. */
  latestDone(eventId: string): Promise<PlanRun | undefined>
  /** One that has ended. */
  version(eventId: string, id: string): Promise<PlanRun | undefined>
  /** All that have ended, newest first; PLAN-21. */
  versions(eventId: string): Promise<PlanVersion[]>
  /** All of them, in short. */
  summaries(eventId: string): Promise<PlanRunSummary[]>
}
