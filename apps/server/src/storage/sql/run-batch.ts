import type { Kysely } from 'kysely'
import { type WriteKind, isRead, type Job, type JobResult, type Outcome, type ReadKind } from '../job.ts'
import { type ChangeWriter, changeWriter } from './change-writer.ts'
import { findKey } from './keys.ts'
import { claimRun, endRun, heartbeatRun, insertRun, runsOf, stopRun } from './plan-runs.ts'
import { readEvent, readOpenedEvents } from './read-event.ts'
import type { Schema } from './schema.ts'

type Db = Kysely<Schema>

const readers: { [K in ReadKind]: (db: Db, job: Job<K>) => Promise<JobResult<K>> } = {
  loadEvent: (db, { eventId }) => readEvent(db, eventId),
  findKey: (db, { key }) => findKey(db, key),
  openedEvents: (db, { sessionId }) => readOpenedEvents(db, sessionId),
  planRuns: (db, { eventId }) => runsOf(db, eventId),
}

const changers: {
  [K in WriteKind]: (db: Db, writer: ChangeWriter, job: Job<K>) => Promise<JobResult<K>>
} = {
  write: async (_, writer, { changes }) => {
    await writer.apply(changes)
    return undefined
  },
  createRun: async (db, writer, job) => {
    if (!(await insertRun(db, job))) return 'busy'
    await writer.apply(job.changes)
    return 'created'
  },
  claimRun: (db, _, job) => claimRun(db, job),
  heartbeatRun: (db, _, job) => heartbeatRun(db, job),
  stopRun: (db, _, job) => stopRun(db, job),
  finishRun: async (db, writer, job) => {
    if (!(await endRun(db, job))) return 'lost'
    await writer.apply(job.changes)
    return 'finished'
  },
}

/**
 * Runs a batch with one commit, if all goes well. A job that fails is answered with its own error and none of it is written;
 * the other jobs of the batch are not affected.
 */
export async function runBatch(db: Db, jobs: readonly Job[]): Promise<Outcome[]> {
  const changed = await runChanging(
    db,
    jobs.filter((job) => !isRead(job)),
  )
  const outcomes: Outcome[] = []
  for (const job of jobs) {
    if (isRead(job)) outcomes.push(await read(db, job).then(done, refused))
    else outcomes.push(changed.shift() ?? refused(new Error('no outcome')))
  }
  return outcomes
}

/**
 * In one transaction. When that fails, by a job or by the commit itself, each half has a transaction of its own,
 * down to the jobs that cannot be done.
 */
async function runChanging(db: Db, jobs: readonly Job<WriteKind>[]): Promise<Outcome[]> {
  if (jobs.length === 0) return []
  try {
    return await db.transaction().execute((trx) => changeTogether(trx, jobs))
  } catch (error) {
    if (jobs.length === 1) return [refused(error)]
    const middle = Math.ceil(jobs.length / 2)
    const first = await runChanging(db, jobs.slice(0, middle))
    return [...first, ...(await runChanging(db, jobs.slice(middle)))]
  }
}

async function changeTogether(trx: Db, jobs: readonly Job<WriteKind>[]): Promise<Outcome[]> {
  const writer = changeWriter(trx)
  const outcomes: Outcome[] = []
  for (const job of jobs) outcomes.push(done(await change(trx, writer, job)))
  await writer.flush()
  return outcomes
}

function change(db: Db, writer: ChangeWriter, job: Job<WriteKind>): Promise<unknown> {
  const run = changers[job.kind] as (db: Db, writer: ChangeWriter, job: Job) => Promise<unknown>
  return run(db, writer, job)
}

function read(db: Db, job: Job<ReadKind>): Promise<unknown> {
  const run = readers[job.kind] as (db: Db, job: Job) => Promise<unknown>
  return run(db, job)
}

function done(value: unknown): Outcome {
  return { ok: true, value }
}

function refused(error: unknown): Outcome {
  return { ok: false, message: error instanceof Error ? error.message : String(error) }
}
