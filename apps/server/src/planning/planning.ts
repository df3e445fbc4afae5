import type { AuditActor, PlanRefusal } from '@planner/domain'
import type { PlanFailure, PlanProgress, Refusal } from '@planner/protocol'
import type { Logger } from 'pino'
import type { Room } from '../rooms/room.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Storage } from '../storage/storage.ts'
import type { Insight } from './insight/insight.ts'
import type { Place, SearchQueue } from './queue/search-queue.ts'
import type { ReadySource } from './ready/candidates.ts'

export type PlanStart =
  /** `startTime` is stored as the event's lastPlannerStartTime, ms since the epoch. */
  | { kind: 'started'; startTime: number }
  /** The event has an active run. */
  | { kind: 'busy' }
  | { kind: 'notStored' }
  | { kind: 'invalid'; reason: PlanRefusal }
  /** The address has as many runs under way as it may. */
  | { kind: 'tooMany' }
  /** Whoever asked for it may not do so any more. */
  | { kind: 'refused'; refusal: Refusal }

/** How a run ended; a failure is for the event admin's eyes only. */
export type PlanEnd = { kind: 'done' } | { kind: 'failed'; failure: PlanFailure }

/** The places of the scenarios of one event. */
export type ScenarioPlaces = {
  /**
   * One of them waits for its turn, to search for so many seconds in a problem of so many characters;
   * `onWait` as in `SearchQueue`.
   */
  ask(of: { seconds: number; characters: number }, onWait: (seconds: number) => void): Place
  end(): void
}

/** Planner runs of this server. The audit names the actor, the server itself without one. */
export type Planning = {
  /**
   * `address` is whose allowance the run counts towards; none when left out. Runs are made one after the
   * other: `refusalByNow` is asked when the turn of this one has come.
   */
  start(
    room: Room,
    options: {
      keepPreviousPlan: boolean
      actor?: AuditActor
      address?: string
      refusalByNow?: () => Refusal | undefined
    },
  ): Promise<PlanStart>
  /** Ends the run of a room with its best plan so far; `idle` when none is active. */
  stop(room: Room, actor?: AuditActor): Promise<'stopped' | 'idle' | 'notStored'>
  /**
   * Allows scenarios of an event, one after the other, beside the runs that there are: undefined when the
   * address has as many under way as it may. Until it is ended, it counts as one of them.
   */
  reserveScenarios(eventId: string, address: string): ScenarioPlaces | undefined
  /** Stops the workers; runs that are not finished are taken up by the next start. */
  close(): Promise<void>
}

/** What planning reports while runs go on. */
export type PlanningListener = {
  /** The run waits, so many seconds at the latest, because of others; 0 once it goes on. */
  onWaiting(eventId: string, seconds: number): void
  onProgress(eventId: string, progress: PlanProgress): void
  onFinished(eventId: string, end: PlanEnd): void
}

/** What planning works with. */
export type PlanningDeps = PlanningListener & {
  storage: Pick<Storage, 'planRuns' | 'scenarios'> & Partial<Pick<Storage, 'shared'>>
  /** Runs start, stop and end by changes of their rooms. */
  rooms: Pick<Rooms, 'open'>
  /** Its replicas of events make the problems that are searched. */
  insight: Pick<Insight, 'ask'>
  /** Closed with planning. */
  searches: SearchQueue
  /** Server time, ms since the epoch. */
  now: () => number
  newId: () => string
  /** 0..1, for fresh seeds. */
  random: () => number
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** Plans that were found before they were asked for. */
  ready?: ReadySource
  /** Whether runs are searched here; else they wait for another node. Default yes. */
  takesRuns?: boolean
}
