import { resolve } from 'node:path'
import type { AddressedCell } from '@planner/domain'
import { changesOf } from './change.ts'
import type { CONFLICT } from './change-log.ts'
import type { StorageFault } from './fault.ts'
import type { Engine, Job, JobResult, Outcome, ReadKind, SharedEngine, WriteKind } from './job.ts'
import { type KeySecrets, NO_KEY_SECRETS } from './keyring/choose-keyring.ts'
import type { PlanRunStore } from './plan-run.ts'
import type { DatabaseOptions } from './postgres/open-postgres.ts'
import type { SharedStorage } from './shared-storage.ts'
import type { Resealed } from './sql/reseal.ts'
import { startThreadEngine } from './sqlite/thread-engine.ts'
import type { Storage } from './storage.ts'
import { type CellRows, cellsOf, damagedKeys, type EventRows, storedEventOf } from './stored-event.ts'

type StorageOptions = {
  /** Created if missing. Only one process at a time can open it. Of no use with a `databaseUrl`. */
  dataDir: string
  /** A PostgreSQL, which several processes may open; '' and none: the embedded database of the data folder. */
  databaseUrl?: string
  /** The same PostgreSQL, where LISTEN works; '' and none: `databaseUrl`. */
  listenUrl?: string
  onListening?: DatabaseOptions['onListening'] | undefined
  /** Without them, a secret in the data folder. */
  keySecrets?: KeySecrets
  /** The maximum number of calls per commit. */
  maxBatchJobs?: number
  /** Storage has failed and will reject every call; only a restart of the process helps. */
  onFailed?: (error: Error) => void
  /** Keys and links were sealed under another secret than before; the former one is no longer needed. */
  onResealed?: (resealed: Resealed) => void
  /** A stored key cannot be read any more. The message names its holder. */
  onDamagedKey?: (message: string) => void
}

/**
 * Opens and migrates the embedded database of a data folder, or a PostgreSQL. Rejects with an error that names the folder when
 * another process uses it, when it cannot be read or written, or when its keys need a secret that is not
 * there.
 */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  const { maxBatchJobs = 1000, keySecrets = NO_KEY_SECRETS, onFailed = () => {}, onDamagedKey } = options
  const data = { dataDir: resolve(options.dataDir), keySecrets }
  const { databaseUrl = '' } = options
  const { engine, resealed } = await (databaseUrl === ''
    ? startThreadEngine(data, onFailed)
    : openDatabase({ ...options, databaseUrl }, keySecrets))
  if (resealed.resealed + resealed.damaged > 0) options.onResealed?.(resealed)
  return queuedStorage(engine, maxBatchJobs, onDamagedKey)
}

/** Its driver is loaded by whoever uses it. */
async function openDatabase(options: DatabaseOptions, keySecrets: KeySecrets) {
  const { openPostgres } = await import('./postgres/open-postgres.ts')
  return openPostgres(options, keySecrets)
}

/** Implements `Storage` on top of an engine that runs batches of jobs. */
export function queuedStorage(
  engine: Engine,
  maxBatchJobs: number,
  onDamagedKey: (message: string) => void = () => {},
): Storage {
  const queue = new GroupCommit(engine, maxBatchJobs)
  return {
    write: async (writes, { cells, log } = {}) => {
      const changes = changesOf(writes)
      return queue.write({
        kind: 'write',
        changes: cells ? [...changes, cells] : changes,
        ...(log ? { log } : {}),
      })
    },
    async loadEvent(eventId) {
      const isShared = engine.shared !== undefined
      const read = await (isShared ? loadSnapshot(queue, eventId) : loadRows(queue, eventId))
      if (!read) return undefined
      const { rows, revision, cells } = read
      for (const message of damagedKeys(eventId, rows)) onDamagedKey(message)
      return { ...storedEventOf(rows, cells ? cellsOf(cells) : await loadCells(queue, eventId)), revision }
    },
    findKey: (key) => queue.read({ kind: 'findKey', key }),
    openedEvents: (sessionId) => queue.read({ kind: 'openedEvents', sessionId }),
    isSessionEnded: (sessionId) => queue.read({ kind: 'isSessionEnded', sessionId }),
    eventSessions: (eventId) => queue.read({ kind: 'eventSessions', eventId }),
    planRuns: queuedPlanRuns(queue),
    retention: {
      sweep: (sweep) => queue.write({ kind: 'sweepUnused', sweep: { ...sweep } }),
      use: (eventId) => queue.read({ kind: 'eventUse', eventId }),
    },
    async checkHealth(at) {
      if (queue.isDamaged) return 'damaged'
      try {
        await queue.write({ kind: 'checkHealth', at })
        return 'ok'
      } catch (error) {
        const fault = error instanceof Error ? (error.cause as StorageFault | undefined) : undefined
        return fault ?? 'notWritable'
      }
    },
    published: (row) => queue.read({ kind: 'published', row: { ...row } }),
    publishedOf: (eventId, name) => queue.read({ kind: 'publishedOf', eventId, name }),
    eventsWithPublished: (name) => queue.read({ kind: 'eventsWithPublished', name }),
    letters: {
      of: (eventId) => queue.read({ kind: 'letters', eventId }),
      due: (now) => queue.read({ kind: 'dueLetters', now }),
      noMail: (eventId, addressHashes) =>
        queue.read({ kind: 'noMail', eventId, addressHashes: [...addressHashes] }),
    },
    push: {
      of: (eventId, personId) => queue.read({ kind: 'pushDevices', eventId, personId }),
      people: (eventId) => queue.read({ kind: 'peopleWithDevices', eventId }),
      keys: () => queue.read({ kind: 'pushKeys' }),
    },
    webhooks: {
      of: (eventId) => queue.read({ kind: 'webhooks', eventId }),
      due: (now) => queue.read({ kind: 'dueWebhooks', now }),
      eventIds: () => queue.read({ kind: 'eventsWithWebhooks' }),
    },
    scenarios: (eventId) => queue.read({ kind: 'scenarioSet', eventId }),
    latestStamps: () => queue.read({ kind: 'latestStamps' }),
    siteOverview: (request) => queue.read({ kind: 'siteOverview', request: { ...request } }),
    created: (eventId, personId) => queue.read({ kind: 'created', eventId, personId }),
    audit: (eventId, page) => queue.read({ kind: 'audit', eventId, page }),
    shared: engine.shared && queuedShared(queue, engine.shared),
    close: () => queue.close(),
  }
}

type ReadRows = { rows: EventRows; revision: number; cells?: CellRows }

async function loadRows(queue: GroupCommit, eventId: string): Promise<ReadRows | undefined> {
  const rows = await upToDate(queue, eventId, () => queue.read({ kind: 'loadEvent', eventId }))
  return rows && { rows, revision: 0 }
}

function loadSnapshot(queue: GroupCommit, eventId: string): Promise<ReadRows | undefined> {
  return upToDate(queue, eventId, () => queue.read({ kind: 'loadSnapshot', eventId }))
}

/** Reads once the event's backlog of cells has been worked off. */
async function upToDate<T>(
  queue: GroupCommit,
  eventId: string,
  read: () => Promise<T | 'behind'>,
): Promise<T> {
  for (;;) {
    const found = await read()
    if (found !== 'behind') return found
    while (await queue.write({ kind: 'catchUp', eventId }));
  }
}

/** Page by page, so that a large event keeps neither the storage thread nor the caller's for long. */
async function loadCells(queue: GroupCommit, eventId: string): Promise<AddressedCell[]> {
  const cells: AddressedCell[] = []
  for (let after = ''; ; ) {
    const page = await queue.read({ kind: 'loadCells', eventId, after })
    for (const cell of cellsOf(page)) cells.push(cell)
    if (page.isLast) return cells
    after = page.keys.at(-1) ?? after
  }
}

function queuedPlanRuns(queue: GroupCommit): PlanRunStore {
  return {
    claimable: (now) => queue.read({ kind: 'claimableRuns', now }),
    claim: (owner, now, leaseMs, id) =>
      queue.write({ kind: 'claimRun', owner, now, leaseMs, id: id ?? null }),
    heartbeat: (id, owner, now, leaseMs, best) =>
      queue.write({ kind: 'heartbeatRun', id, owner, now, leaseMs, best }),
    list: (eventId) => queue.read({ kind: 'planRuns', eventId }),
    latestDone: (eventId) => queue.read({ kind: 'latestPlan', eventId }),
    version: (eventId, id) => queue.read({ kind: 'planVersion', eventId, id }),
    versions: (eventId) => queue.read({ kind: 'planVersions', eventId }),
    summaries: (eventId) => queue.read({ kind: 'planSummaries', eventId }),
  }
}

function queuedShared(queue: GroupCommit, { isAway, figures, ...shared }: SharedEngine): SharedStorage {
  return {
    isAway,
    figures,
    changeLog: {
      ...shared,
      revisionOf: (eventId) => queue.read({ kind: 'revision', eventId }),
      read: (eventId, after) => queue.read({ kind: 'changesAfter', eventId, after }),
    },
    takeAllowances: (allowances) => queue.write({ kind: 'takeAllowances', allowances: [...allowances] }),
    leases: {
      take: (name, owner, ms) => queue.write({ kind: 'takeLease', name, owner, ms }),
      end: (name, owner) => queue.write({ kind: 'endLease', name, owner }),
      stop: (name) => queue.write({ kind: 'stopLease', name }),
      isHeld: (name) => queue.read({ kind: 'isLeased', name }),
    },
    outgoing: {
      put: (receiver, outgoing) => queue.write({ kind: 'putOutgoing', receiver, outgoing }),
      claim: (receiver, owner, ms, limit) =>
        queue.write({ kind: 'claimOutgoing', receiver, owner, ms, limit }),
      remove: (ids) => queue.write({ kind: 'removeOutgoing', ids }),
      keep: (ids, ms) => queue.write({ kind: 'keepOutgoing', ids, ms }),
    },
    addNote: (note, text) => queue.write({ kind: 'addNote', note, text }),
    notes: (note, characters) => queue.read({ kind: 'notes', note, characters }),
    time: () => queue.read({ kind: 'databaseTime' }),
    bytes: () => queue.read({ kind: 'databaseBytes' }),
  }
}

type PendingJob = { job: Job; isRead: boolean; resolve(value: unknown): void; reject(error: Error): void }

/** Group commit: jobs submitted while a commit is in flight share the next one. */
class GroupCommit {
  readonly #engine: Engine
  readonly #maxBatchJobs: number
  readonly #queue: PendingJob[] = []
  /** Whether the database has found its file damaged, which no later success mends. */
  isDamaged = false
  #draining: Promise<void> | undefined
  #closing: Promise<void> | undefined

  /** `maxBatchJobs` bounds the duration of a commit. */
  constructor(engine: Engine, maxBatchJobs: number) {
    this.#engine = engine
    this.#maxBatchJobs = maxBatchJobs
  }

  read<K extends ReadKind>(job: Job<K>): Promise<JobResult<K>> {
    return this.#submit(job as Job, true) as Promise<JobResult<K>>
  }

  /** Resolves with the result once it is durable; calls take effect in their order. */
  write<K extends WriteKind>(job: Job<K>): Promise<JobResult<K>> {
    return this.#submit(job as Job, false) as Promise<JobResult<K>>
  }

  #submit(job: Job, isRead: boolean): Promise<unknown> {
    if (this.#closing !== undefined)
      return Promise.reject(new Error(`Storage is closed: ${job.kind} was rejected.`))
    return new Promise((resolve, reject) => {
      this.#queue.push({ job, isRead, resolve, reject })
      this.#draining ??= this.#drain()
    })
  }

  /** Waits for the jobs submitted so far. */
  close(): Promise<void> {
    this.#closing ??= Promise.resolve(this.#draining).then(() => this.#engine.close())
    return this.#closing
  }

  async #drain(): Promise<void> {
    while (this.#queue.length > 0) {
      const batch = this.#queue.splice(0, this.#maxBatchJobs)
      await this.#runBatch(batch.filter(({ isRead }) => !isRead))
      await this.#runBatch(batch.filter(({ isRead }) => isRead))
    }
    this.#draining = undefined
  }

  async #runBatch(batch: readonly PendingJob[]): Promise<void> {
    if (batch.length === 0) return
    let outcomes: Outcome[]
    try {
      outcomes = await this.#engine.run(batch.map(({ job }) => job))
    } catch (error) {
      for (const { reject } of batch) reject(error instanceof Error ? error : new Error(String(error)))
      return
    }
    batch.forEach(({ job, resolve, reject }, index) => {
      const outcome = outcomes[index]
      if (outcome?.ok) resolve(outcome.value)
      else {
        this.isDamaged ||= outcome?.fault === 'damaged'
        reject(jobError(job, outcome?.message ?? 'the database returned no outcome', outcome?.fault))
      }
    })
  }
}

/** Describes the rejected job without its values, which may contain keys. */
function jobError(job: Job, message: string, fault?: StorageFault | typeof CONFLICT): Error {
  const changes = 'changes' in job ? job.changes : []
  const kinds = [...new Set(changes.map(({ kind }) => kind))].join(', ')
  const events = [...new Set(changes.flatMap((change) => ('eventId' in change ? change.eventId : [])))].join(
    ', ',
  )
  const where = events === '' ? '' : ` in event ${events}`
  const description = changes.length === 0 ? job.kind : `${job.kind} of ${kinds}${where}`
  const hint = /foreign key/i.test(message) ? '. Maybe the event is not stored, or not any more.' : ''
  return new Error(`Storage refused ${description}: ${message}${hint}`, { cause: fault })
}
