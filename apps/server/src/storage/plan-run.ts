import type { AuditActor, PlanContent } from '@planner/domain'

/**
 * `draft` has ended and waits for an admin to publish it, `discarded` was such a draft, and `kept` never ran:
 * it is the plan that was in force, hand moves included, before another one replaced it (PLAN-22).
 */
export type PlanRunStatus = 'queued' | 'running' | 'done' | 'failed' | 'draft' | 'discarded' | 'kept'

/**
 * A stored planner run. `problem` and `best` are the solver's JSON (MODEL-6, MODEL-48, MODEL-51), opaque to
 * storage. Times are ms since the epoch.
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
  /** Who asked for it; null for runs of former versions. Erasing that person empties the id. */
  author: AuditActor | null
  /** Whether it was to keep what it could of the plan in force. */
  isReplan: boolean
  /** When its plan was last put into force. The plan in force is the one with the latest time. */
  inForceAt: number | null
  /** `PlanBasis` as JSON; '' when at most `problem` is known. */
  basis: string
  /**
   * The settings that go back when the plan before it is put back, opaque to storage; '' for none. SCENARIO-6
   */
  undoSettings: string
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
  | 'basis'
> & {
  /** A plan to begin with, which is enough where it was found for this very problem. */
  ready?: { best: string; isComplete: boolean }
}

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

/**
 * What the plan of a version was made of, beside the problem of its row. The problem moves in here when
 * people are cut out of it, and for kept plans. `event` and `problem` are opaque to storage, except for the
 * ids of people in them. Older versions keep only the digest.
 */
export type PlanBasis = {
  format: 'plan-basis/1'
  /** Fields of the event that planning reads, as they were then; null where they are not kept. */
  event: unknown
  /** The problem without people erased since; null while the row has it. */
  problem: unknown
  /** How many of its people were erased since. */
  erased: number
  /** Missing in versions that a former server made. */
  digest?: ProblemDigest
}

/** Enough of a problem to say later whether it is still the same one; PLAN-37. */
export type ProblemDigest = {
  /** Digest of the problem without the parts held in place; null once one of its people was erased. */
  of: string | null
  /** Digest of which parts a problem had: problems of another server version may have others. */
  parts: string
  /** Digests of what it held in place: fixed groups, pinned people, committed meetings. */
  held: readonly string[]
}

/** `best` of a kept plan as it was in force, or as a scenario had it; `made` is the planner's result. */
export type KeptPlanText = {
  format: 'plan-kept/2'
  kind: 'kept'
  plan: PlanContent
  scenario?: string
  made?: unknown
}

/** A plan that was in force (PLAN-22), or that goes into force from a scenario, with `best` as its text. */
export type KeptPlan = Pick<PlanRun, 'id' | 'createdAt' | 'settings' | 'week' | 'best' | 'author'> & {
  /** Of a plan that is replaced: just before that of the plan that replaces it. */
  inForceAt: number
  /** The scenario whose basis it takes; without one it takes the basis of the plan in force. */
  scenarioId?: string
  undoSettings?: string
}

/** A version that comes from another installation or event; FILES-5. */
export type CopiedVersion = Pick<
  PlanRun,
  | 'id'
  | 'createdAt'
  | 'startedAt'
  | 'endedAt'
  | 'seconds'
  | 'seed'
  | 'settings'
  | 'week'
  | 'best'
  | 'error'
  | 'author'
  | 'isReplan'
  | 'inForceAt'
> & { status: Exclude<PlanRunStatus, 'queued' | 'running'> }

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
  /**
   * The mean satisfaction of those who counted when it was made, 0..1; null without a plan, for kept plans of
   * which no result is known, and for plans that were stored without it.
   */
  satisfaction: number | null
  /** The name of the scenario that it was adopted from. */
  scenario: string | null
  /** The digest of its problem; undefined when not known. */
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

/** A run that no server works on. */
export type ClaimableRun = Pick<PlanRun, 'id' | 'eventId' | 'createdAt' | 'seconds'> & {
  /** The length of its problem. */
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
