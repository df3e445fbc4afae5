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
  /** Who asked for it; null for runs of former versions, and cut to nobody when they are erased. */
  author: AuditActor | null
  /** Whether it was to keep what it could of the plan in force. */
  isReplan: boolean
  /** When its plan was last put into force. The plan with the latest is the one that is. */
  inForceAt: number | null
  /** `PlanBasis` as JSON; '' where nothing is known but perhaps the problem. */
  basis: string
  /** What changes beside the plan when the one before it is put back, opaque; '' for nothing. SCENARIO-6 */
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

/**
 * What the plan of a version was made of, beside `problem`, which stands here once people were cut out of it,
 * and for kept plans. Both values are of planning, opaque to storage but for the ids of people in them. Older
 * versions keep nothing but the digest.
 */
export type PlanBasis = {
  format: 'plan-basis/1'
  /** Fields of the event that planning reads, as they were then; null where they are not kept. */
  event: unknown
  /** The problem without those who were erased since; null while it stands beside. */
  problem: unknown
  /** How many of its people were erased since. */
  erased: number
  /** Left out of versions of former servers, of which it is not known. */
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
  /** Of one that is replaced just before the other one. */
  inForceAt: number
  /** The scenario that it is made of as that was; without it, as the plan in force is. */
  scenarioId?: string
  undoSettings?: string
}
