import { CONFLICT } from '../change-log.ts'
import { faultOf, isOfOthers } from '../fault.ts'
import type { Job, Outcome, ReadKind, WriteKind } from '../job.ts'
import { type OfDatabase, READS, WRITES } from './calls.ts'
import { type ChangeWriter, changeWriter } from './change-writer.ts'
import { LoggedTransaction, readChanges } from './logged-changes.ts'
import type { Db } from './schema.ts'

/**
 * Runs a batch, with one commit unless a job fails. A failed job is rolled back and reports its own error;
 * the other jobs of the batch are not affected.
 */
export async function runBatch(db: Db, jobs: readonly Job[], own: OfDatabase): Promise<Outcome[]> {
  const written = await runWrites(
    db,
    jobs.filter((job) => !isRead(job)),
    own,
  )
  const outcomes: Outcome[] = []
  const changes = await changesOfMany(db, jobs, own)
  for (const job of jobs) {
    const found = changes.get(job)
    if (found) outcomes.push(found)
    else if (isRead(job)) outcomes.push(await read(db, job, own).then(succeeded, failed))
    else outcomes.push(written.shift() ?? failed(new Error('no outcome')))
  }
  return outcomes
}

/** What rooms ask the change log for at once is read at once. */
async function changesOfMany(
  db: Db,
  jobs: readonly Job[],
  { keyring }: OfDatabase,
): Promise<ReadonlyMap<Job, Outcome>> {
  const asked = jobs.filter((job): job is Job<'changesAfter'> => job.kind === 'changesAfter')
  if (asked.length < 2) return new Map()
  try {
    const found = await readChanges(db, keyring, asked)
    return new Map(asked.map((job, index) => [job, succeeded(found[index])]))
  } catch (error) {
    return new Map(asked.map((job) => [job, failed(error)]))
  }
}

/**
 * Runs jobs in one transaction. When a job or the commit itself fails, bisects: each half is retried in a
 * transaction of its own, down to the failing jobs.
 */
async function runWrites(
  db: Db,
  jobs: readonly Job<WriteKind>[],
  own: OfDatabase,
  tries = TRIES,
): Promise<Outcome[]> {
  if (jobs.length === 0) return []
  try {
    return await db.transaction().execute((trx) => runInTransaction(trx, jobs, own))
  } catch (error) {
    if (tries > 1 && isOfOthers(error)) return runWrites(db, jobs, own, tries - 1)
    if (jobs.length === 1) return [failed(error)]
    const middle = Math.ceil(jobs.length / 2)
    const first = await runWrites(db, jobs.slice(0, middle), own)
    return [...first, ...(await runWrites(db, jobs.slice(middle), own))]
  }
}

/** A transaction that other nodes were in the way of is tried so often. */
const TRIES = 5

async function runInTransaction(
  trx: Db,
  jobs: readonly Job<WriteKind>[],
  { keyring, shared }: OfDatabase,
): Promise<Outcome[]> {
  const writer = changeWriter(trx, keyring)
  const logs = jobs.flatMap((job) => ('log' in job && job.log ? [job.log] : []))
  const logged = shared && (await LoggedTransaction.begin(trx, logs, { ...shared, keyring }))
  const outcomes: Outcome[] = []
  for (const job of jobs) {
    const log = logged && 'log' in job ? job.log : undefined
    if (log && logged?.isRefused(log)) {
      outcomes.push({ ok: false, message: CHANGED_MEANWHILE, fault: CONFLICT })
      continue
    }
    const result = await write(trx, writer, job)
    outcomes.push(succeeded(log && logged ? logged.add(log) : result))
  }
  await writer.flush()
  await logged?.flush(trx, removedBy(jobs))
  return outcomes
}

const CHANGED_MEANWHILE = 'another node has changed the event meanwhile'

function removedBy(jobs: readonly Job<WriteKind>[]): ReadonlySet<string> {
  const changes = jobs.flatMap((job) => ('changes' in job ? job.changes : []))
  return new Set(changes.flatMap((change) => (change.kind === 'removeEvent' ? [change.eventId] : [])))
}

// Name and function belong together, which TypeScript cannot correlate across the union.
function write(db: Db, writer: ChangeWriter, job: Job<WriteKind>): Promise<unknown> {
  const run = WRITES[job.kind] as (db: Db, job: Job, writer: ChangeWriter) => Promise<unknown>
  return run(db, job, writer)
}

function read(db: Db, job: Job<ReadKind>, own: OfDatabase): Promise<unknown> {
  const run = READS[job.kind] as (db: Db, job: Job, own: OfDatabase) => Promise<unknown>
  return run(db, job, own)
}

function isRead(job: Job): job is Job<ReadKind> {
  return Object.hasOwn(READS, job.kind)
}

function succeeded(value: unknown): Outcome {
  return { ok: true, value }
}

function failed(error: unknown): Outcome {
  const fault = faultOf(error)
  return {
    ok: false,
    message: error instanceof Error ? error.message : String(error),
    ...(fault ? { fault } : {}),
  }
}
