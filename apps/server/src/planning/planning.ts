import type { AuditActor, EventState, PlanRefusal, VariantDescription } from '@planner/domain'
import type { PlanFailure, PlanProgress } from '@planner/protocol'
import type { EventKeys, Write } from '../storage/storage.ts'
import type { TrialPlaces } from './runs/trial-queue.ts'

/** A room as a planner run sees it: the live copy, of which only people and their topics change once it is locked for planning. */
export type RoomSnapshot = { variant: VariantDescription; state: EventState; keys: EventKeys }

export type PlanStart =
  /** `startTime` is stored as the event's lastPlannerStartTime, ms since the epoch. */
  | { kind: 'started'; startTime: number }
  /** The event has an active run. */
  | { kind: 'busy' }
  | { kind: 'invalid'; reason: PlanRefusal }
  /** The address has as many runs under way as it may. */
  | { kind: 'tooMany' }

/**
 * How a run ended. The writes are stored already and hold the event's lastPlannerEndTime, also when it failed; a failure is for the
 * event admin's eyes only.
 */
export type PlanEnd =
  | { kind: 'done'; writes: readonly Write[] }
  | { kind: 'failed'; failure: PlanFailure; writes: readonly Write[] }

/** Planner runs of this server. The audit names the actor, the server itself without one. */
export type Planning = {
  /** `address` is whose allowance the run counts towards; none when left out. */
  start(
    room: RoomSnapshot,
    options: { keepPreviousPlan: boolean; actor?: AuditActor; address?: string },
  ): Promise<PlanStart>
  /** Ends the event's run with its best plan so far; false when none is active. */
  stop(eventId: string, actor?: AuditActor): Promise<boolean>
  /**
   * Allows runs that the event does not wait for, one after the other, beside those that are: undefined when the address has as many under way
   * as it may. For as long as it is not ended, it counts as one of them.
   */
  reserveTrials(eventId: string, address: string): TrialPlaces | undefined
  /** Stops the workers; runs that are not finished are taken up by the next start. */
  close(): Promise<void>
}

/** What planning reports while runs go on. */
export type PlanningListener = {
  onProgress(eventId: string, progress: PlanProgress): void
  onFinished(eventId: string, end: PlanEnd): void
}
