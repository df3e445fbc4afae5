import type { ChangeLog, CONFLICT } from './change-log.ts'
import type { StorageFault } from './fault.ts'
import type { SharedFigures } from './shared-storage.ts'
import type { READS, WRITES } from './sql/calls.ts'

type Reads = typeof READS
type Writes = typeof WRITES
export type ReadKind = keyof Reads
export type WriteKind = keyof Writes
type JobKind = ReadKind | WriteKind

/** The function that does it: `sql/calls.ts` is the one list of what storage does. */
type CallOf<K extends JobKind> = (Reads & Writes)[K]
type InputOf<K extends JobKind> =
  Parameters<CallOf<K>> extends [unknown, infer Input, ...unknown[]] ? Input : object

/** A call as it crosses to the database. */
export type Job<K extends JobKind = JobKind> = { [P in K]: { kind: P } & InputOf<P> }[K]
export type JobResult<K extends JobKind> = Awaited<ReturnType<CallOf<K>>>

/** A job's result as it crosses the thread boundary. `message` never contains a key. */
export type Outcome =
  | { ok: true; value: unknown }
  | { ok: false; message: string; fault?: StorageFault | typeof CONFLICT }

/**
 * The database behind the queue: runs a batch of jobs with one commit and returns their outcomes in order.
 */
export type Engine = {
  run(jobs: readonly Job[]): Promise<Outcome[]>
  /** What a database of several nodes has besides. */
  shared?: SharedEngine
  close(): Promise<void>
}

/** What keeps nodes on one database together. */
export type SharedEngine = Pick<ChangeLog, 'node' | 'onHint' | 'watchRevisions'> & {
  isAway: () => boolean
  figures: () => SharedFigures
}
