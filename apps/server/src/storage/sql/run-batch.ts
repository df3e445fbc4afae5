import { CONFLICT } from '../change-log.ts'
import { faultOf, isOfOthers } from '../fault.ts'
import { isRead, type Job, type JobResult, type Outcome, type ReadKind, type WriteKind } from '../job.ts'
import type { Keyring } from '../keyring/keyring.ts'
import type { LatestStamps } from '../storage.ts'
import { takeAllowances } from './allowances.ts'
import { readAudit } from './audit.ts'
import { workOff } from './cell-backlog.ts'
import { type ChangeWriter, changeWriter } from './change-writer.ts'
import { databaseBytes, databaseTime } from './database-time.ts'
import { readUse, sweepUnused } from './event-use.ts'
import { isPostgres } from './json-in-sql.ts'
import { findKey } from './keys.ts'
import { endLease, isLeased, stopLease, takeLease } from './leases.ts'
import { LoggedTransaction, lockHeads, readChanges, readRevision, readSnapshot } from './logged-changes.ts'
import { addNote, readNotes } from './notes.ts'
import { claimOutgoing, keepOutgoing, putOutgoing, removeOutgoing } from './outgoing.ts'
import { claimableRuns, claimRun, heartbeatRun, latestDoneRun, runsOf, summariesOf } from './plan-runs.ts'
import { type KnownPlanFacts, versionOf, versionsOf } from './plan-versions.ts'
import { readCells, readEvent, readOpenedEvents } from './read-event.ts'
import { readScenarioSet } from './scenarios.ts'
import type { Db } from './schema.ts'
import { isSessionEnded, readEventSessions } from './sessions.ts'
import { readCreated, readSiteOverview } from './site-overview.ts'
import { writeHealth } from './upkeep.ts'

/** What lives as long as an open database. */
type OfDatabase = { keyring: Keyring; planFacts: KnownPlanFacts; shared?: OfNode }

/** Of a node that shares its database. */
export type OfNode = { node: string }

const readHandlers: { [K in ReadKind]: (db: Db, job: Job<K>, own: OfDatabase) => Promise<JobResult<K>> } = {
  loadEvent: (db, { eventId }, { keyring }) => readEvent(db, eventId, keyring),
  loadCells: (db, { eventId, after }) => readCells(db, eventId, after),
  loadSnapshot: (db, { eventId }, { keyring }) => readSnapshot(db, eventId, keyring),
  findKey: (db, { key }, { keyring }) => findKey(db, key, keyring),
  openedEvents: (db, { sessionId }, { keyring }) => readOpenedEvents(db, sessionId, keyring),
  planRuns: (db, { eventId }) => runsOf(db, eventId),
  latestPlan: (db, { eventId }) => latestDoneRun(db, eventId),
  eventUse: (db, { eventId }) => readUse(db, eventId),
  planVersion: (db, { eventId, id }) => versionOf(db, eventId, id),
  planVersions: (db, { eventId }, { planFacts }) => versionsOf(db, eventId, planFacts),
  planSummaries: (db, { eventId }) => summariesOf(db, eventId),
  claimableRuns: (db, { now }) => claimableRuns(db, now),
  scenarioSet: (db, { eventId }) => readScenarioSet(db, eventId),
  latestStamps: (db) => readLatestStamps(db),
  audit: (db, { eventId, page }) => readAudit(db, eventId, page),
  isSessionEnded: (db, { sessionId }) => isSessionEnded(db, sessionId),
  eventSessions: (db, { eventId }) => readEventSessions(db, eventId),
  siteOverview: (db, { request }) => readSiteOverview(db, request),
  created: (db, { eventId, personId }) => readCreated(db, eventId, personId),
  revision: (db, { eventId }) => readRevision(db, eventId),
  changesAfter: async (db, job, { keyring }) => {
    const [found = { kind: 'gap' } as const] = await readChanges(db, keyring, [job])
    return found
  },
  notes: (db, { note, characters }) => readNotes(db, note, characters),
  isLeased: (db, { name }) => isLeased(db, name),
  databaseTime: (db) => databaseTime(db),
  databaseBytes: (db) => databaseBytes(db),
}

const writeHandlers: {
  [K in WriteKind]: (db: Db, writer: ChangeWriter, job: Job<K>) => Promise<JobResult<K>>
} = {
  write: async (_, writer, { changes }) => {
    await writer.apply(changes)
    return 0
  },
  catchUp: async (db, writer, { eventId }) => {
    // Nodes that work off the same event take turns.
    if (isPostgres(db)) await lockHeads(db, [eventId])
    // Earlier writes of this batch may have to be applied after the backlog.
    await writer.flush()
    return workOff(db, eventId)
  },
  sweepUnused: (db, _, { sweep }) => sweepUnused(db, sweep),
  checkHealth: async (db, _, { at }) => {
    await writeHealth(db, at)
    return undefined
  },
  takeAllowances: (db, _, { allowances }) => takeAllowances(db, allowances),
  takeLease: (db, _, job) => takeLease(db, job),
  endLease: async (db, _, job) => {
    await endLease(db, job)
    return undefined
  },
  stopLease: (db, _, { name }) => stopLease(db, name),
  addNote: async (db, _, { note, text }) => {
    await addNote(db, note, text)
    return undefined
  },
  putOutgoing: async (db, _, { receiver, outgoing }) => {
    await putOutgoing(db, receiver, outgoing)
    return undefined
  },
  claimOutgoing: (db, _, job) => claimOutgoing(db, job),
  removeOutgoing: async (db, _, { ids }) => {
    await removeOutgoing(db, ids)
    return undefined
  },
  keepOutgoing: async (db, _, { ids, ms }) => {
    await keepOutgoing(db, ids, ms)
    return undefined
  },
  claimRun: (db, _, job) => claimRun(db, job),
  heartbeatRun: (db, _, job) => heartbeatRun(db, job),
}

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
  const logged = shared && (await LoggedTransaction.begin(trx, jobs, { ...shared, keyring }))
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

function write(db: Db, writer: ChangeWriter, job: Job<WriteKind>): Promise<unknown> {
  const run = writeHandlers[job.kind] as (db: Db, writer: ChangeWriter, job: Job) => Promise<unknown>
  return run(db, writer, job)
}

function read(db: Db, job: Job<ReadKind>, own: OfDatabase): Promise<unknown> {
  const run = readHandlers[job.kind] as (db: Db, job: Job, own: OfDatabase) => Promise<unknown>
  return run(db, job, own)
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

/** Reads every cell, so only for the start of a server. */
async function readLatestStamps(db: Db): Promise<LatestStamps> {
  const cells = await db
    .selectFrom('cell')
    .select(({ fn }) => fn.max('timestamp').as('latest'))
    .executeTakeFirst()
  const settings = await db
    .selectFrom('setting')
    .select(({ fn }) => fn.max('timestamp').as('latest'))
    .executeTakeFirst()
  const runs = await db
    .selectFrom('plan_run')
    .select(({ fn }) => [
      fn.max('created_at').as('created'),
      fn.max('ended_at').as('ended'),
      fn.max('lease_until').as('leased'),
    ])
    .executeTakeFirst()
  return {
    edited: Math.max(cells?.latest ?? 0, settings?.latest ?? 0),
    planned: Math.max(runs?.created ?? 0, runs?.ended ?? 0),
    leasedUntil: runs?.leased ?? 0,
  }
}
