import type { StorageFault } from './fault.ts'
import { type Engine, isRead, type Job, type JobKind, type JobResult, type Outcome } from './job.ts'

type PendingJob = { job: Job; resolve(value: unknown): void; reject(error: Error): void }

/** Group commit: jobs submitted while a commit is in flight share the next one. */
export class GroupCommit {
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

  /** Resolves with the job's result once it is durable; jobs take effect in call order. */
  submit<K extends JobKind>(job: Job<K>): Promise<JobResult<K>> {
    if (this.#closing !== undefined)
      return Promise.reject(new Error(`Storage is closed: ${job.kind} was rejected.`))
    return new Promise((resolve, reject) => {
      this.#queue.push({ job: job as Job, resolve: resolve as (value: unknown) => void, reject })
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
      await this.#runBatch(batch.filter(({ job }) => !isRead(job)))
      await this.#runBatch(batch.filter(({ job }) => isRead(job)))
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
function jobError(job: Job, message: string, fault?: StorageFault): Error {
  const changes = 'changes' in job ? job.changes : []
  const kinds = [...new Set(changes.map(({ kind }) => kind))].join(', ')
  const events = [...new Set(changes.flatMap((change) => ('eventId' in change ? change.eventId : [])))].join(
    ', ',
  )
  const where = events === '' ? '' : ` in event ${events}`
  const description = changes.length === 0 ? job.kind : `${job.kind} of ${kinds}${where}`
  const hint = message.includes('FOREIGN KEY') ? '. Maybe the event is not stored, or not any more.' : ''
  return new Error(`Storage refused ${description}: ${message}${hint}`, { cause: fault })
}
