import type { PlanRun, PlanRunStatus, ProblemDigest } from './plan-run.ts'

export type * from './plan-run.ts'

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
  /** The name of the scenario that it was adopted from. */
  scenario: string | null
  /** Of what it was made of; undefined where that is not known. */
  digest: ProblemDigest | undefined
}

/** What a run was and came to, without its problem and its plan. */
export type PlanRunSummary = Pick<
  PlanRun,
  'id' | 'status' | 'createdAt' | 'startedAt' | 'endedAt' | 'seconds' | 'seed' | 'settings' | 'error'
> & {
  /** Hard, medium and soft, as JSON; null without a plan. */
  score: string | null
}

/** A run that no server has. */
export type ClaimableRun = Pick<PlanRun, 'id' | 'eventId' | 'createdAt' | 'seconds'> & {
  /** Of its problem. */
  characters: number
}

/** Why writes with the start or the end of a run are rejected. */
export const RUN_CONFLICTS = {
  busy: 'The event has an active run of the planner.',
  lost: 'The run of the planner has ended, or another owner has its lease.',
} as const

/**
 * Runs with lease and heartbeat. A unique partial index allows one active (queued or running) run per event.
 * They start, stop and end by writes, together with what that changes of the event.
 */
export type PlanRunStore = {
  /** The runs that can be claimed, the oldest first: they are queued, or their lease has expired. */
  claimable(now: number): Promise<ClaimableRun[]>
  /** Claims the oldest of them, or the one with this id, in one UPDATE. */
  claim(owner: string, now: number, leaseMs: number, id?: string): Promise<PlanRun | undefined>
  /**
   * Extends the lease and stores the best plan so far; null keeps the stored one, so that a retry without a
   * plan yet does not overwrite it. 'lost' when another owner has the lease or the run has ended.
   */
  heartbeat(
    id: string,
    owner: string,
    now: number,
    leaseMs: number,
    best: string | null,
  ): Promise<'continue' | 'stop' | 'lost'>
  /** The runs of an event and the plans kept of it, newest first. */
  list(eventId: string): Promise<PlanRun[]>
  /**
   * The one whose plan was the last to go into force, by a run or by an admin; undefined before the first.
   */
  latestDone(eventId: string): Promise<PlanRun | undefined>
  /** One that has ended. */
  version(eventId: string, id: string): Promise<PlanRun | undefined>
  /** All that have ended, newest first; PLAN-21. */
  versions(eventId: string): Promise<PlanVersion[]>
  /** All of them, in short. */
  summaries(eventId: string): Promise<PlanRunSummary[]>
}
