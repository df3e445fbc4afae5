import type { Write } from './write.ts'

export type PlanRunStatus = 'queued' | 'running' | 'done' | 'failed'

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
}

export type NewPlanRun = Pick<
  PlanRun,
  'id' | 'eventId' | 'createdAt' | 'seconds' | 'seed' | 'problem' | 'settings' | 'week'
>

export type RunOutcome = {
  status: 'done' | 'failed'
  /** Replaces the stored plan, also when null. */
  best: string | null
  error: string | null
  endedAt: number
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
  /**
   * The runs of an event, newest first. Not used by the product yet: ended runs, with their settings, seed, score and
   * report, are the plan versions of PLAN-10.
   */
  list(eventId: string): Promise<PlanRun[]>
  /** The one whose plan was the last to go into force; undefined before the first. */
  latestDone(eventId: string): Promise<PlanRun | undefined>
  /** All of them, in short. */
  summaries(eventId: string): Promise<PlanRunSummary[]>
}
