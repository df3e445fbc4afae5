import type { Write } from './write.ts'

export type PlanRunStatus = 'queued' | 'running' | 'done' | 'failed'

/**
 * A planner run as stored. `problem` and `best` are the solver's JSON (MODEL-6, MODEL-48, MODEL-51), kept as
 * text so that storage knows nothing of planning. Times are ms since the epoch.
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
  /** The settings in force when the run was made, by key, as JSON: a kept version says what it was made with (PLAN-10). */
  settings: string
  best: string | null
  error: string | null
  stopRequested: boolean
  leaseOwner: string | null
  leaseUntil: number | null
}

export type NewPlanRun = Pick<
  PlanRun,
  'id' | 'eventId' | 'createdAt' | 'seconds' | 'seed' | 'problem' | 'settings'
>

export type RunOutcome = {
  status: 'done' | 'failed'
  /** Stored as given, also when null. */
  best: string | null
  error: string | null
  endedAt: number
}

/** Runs with lease and heartbeat: one active (queued or running) run an event, by a unique partial index. */
export type PlanRunStore = {
  /** Stores the run and `writes` in one transaction; 'busy' (and nothing written) when the event has an active run. */
  create(run: NewPlanRun, writes: readonly Write[]): Promise<'created' | 'busy'>
  /** Takes the oldest run that is queued, or whose lease has run out, in one UPDATE. */
  claim(owner: string, now: number, leaseMs: number): Promise<PlanRun | undefined>
  /**
   * Extends the lease and stores the best plan so far; null keeps the stored one, so that a retry that has
   * found nothing yet loses nothing. 'lost' when another owner has the run or it has ended.
   */
  heartbeat(
    id: string,
    owner: string,
    now: number,
    leaseMs: number,
    best: string | null,
  ): Promise<'continue' | 'stop' | 'lost'>
  /** Requests that the event's active run ends with the best plan so far. False when none is active. */
  requestStop(eventId: string): Promise<boolean>
  /** Ends the run and stores `writes` in one transaction; 'lost' (and nothing written) when the lease is another's. */
  finish(
    id: string,
    owner: string,
    outcome: RunOutcome,
    writes: readonly Write[],
  ): Promise<'finished' | 'lost'>
  /**
   * The runs of an event, newest first. Nothing of the product reads them yet: ended runs, with their settings, seed,
   * score and report, are the versions of the plan that PLAN-10 keeps.
   */
  list(eventId: string): Promise<PlanRun[]>
}
