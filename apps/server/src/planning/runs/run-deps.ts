import type { Logger } from 'pino'
import type { Rooms } from '../../rooms/rooms.ts'
import type { Storage } from '../../storage/storage.ts'
import type { Insight } from '../insight/insight.ts'
import type { PlanningListener } from '../planning.ts'
import type { ReadySource } from '../ready/ready-source.ts'

/** What planning works with. */
export type PlanningDeps = PlanningListener & {
  storage: Pick<Storage, 'planRuns' | 'scenarios'>
  /** Runs start, stop and end by changes of their rooms. */
  rooms: Pick<Rooms, 'open'>
  /** Its replicas of events make the problems that are searched. */
  insight: Pick<Insight, 'ask'>
  /** Server time, ms since the epoch. */
  now: () => number
  newId: () => string
  /** 0..1, for fresh seeds. */
  random: () => number
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /**
   * Threads of one run; all of the machine's when left out. The planner's process yields to everything else.
   */
  threads?: number
  /** Runs at a time on this server; the others wait. */
  maxRuns?: number
  /** For so long a search that has begun is left alone; ms. */
  leastTurnMs?: number
  /** Plans that were found before they were asked for. */
  ready?: ReadySource
}

/** A run without a heartbeat for this long is taken over by another server; ms. */
export const LEASE_MS = 15_000
/** How often a run's server extends its lease and stores the best plan so far; ms. */
export const HEARTBEAT_MS = 2000
